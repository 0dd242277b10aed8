import { useRef, useState } from 'react'
import type { Passkey } from '../../contract/account'
import { accountApi } from '../../features/account/accountApi'
import { formatLongDate } from '../../lib/dates'
import { Button } from '../../ui/Button'
import { VisuallyHidden } from '../../ui/VisuallyHidden'
import { Actions, Details, Facts, Item } from '../lists/rowStyles'
import { ActionButton } from '../ui/PendingButton'
import { useStudioDispatch } from '../useStudioDispatch'
import { Failure } from './formStyles'
import { PasskeyNameForm } from './PasskeyNameForm'
import { useAccountChange } from './useAccountChange'

const { deletePasskey } = accountApi.endpoints

interface PasskeyRowProps {
  passkey: Passkey
  /** Called when its buttons are about to disappear. */
  onDeleted: () => void
}

/** A passkey with its use; it can be renamed and deleted. */
export function PasskeyRow({ passkey, onDeleted }: PasskeyRowProps) {
  const { id, name, created_at, used_at } = passkey
  const dispatch = useStudioDispatch()
  const { error, change } = useAccountChange()
  const [isRenaming, setRenaming] = useState(false)
  const renameButton = useRef<HTMLButtonElement>(null)

  async function remove(): Promise<void> {
    const text = `Passkey “${name}” sudah dihapus.`
    if (await change(() => dispatch(deletePasskey.initiate(id)), text)) onDeleted()
  }

  function handleRenamed(): void {
    setRenaming(false)
    renameButton.current?.focus()
  }

  return (
    <Item>
      <Details>
        <strong>{name}</strong>
        <Facts>
          {`dibuat ${formatLongDate(created_at)}`}
          {used_at ? ` · dipakai ${formatLongDate(used_at)}` : ' · belum pernah dipakai'}
        </Facts>
        {isRenaming && <PasskeyNameForm passkey={passkey} onDone={handleRenamed} />}
        <Failure>{error}</Failure>
      </Details>
      <Actions>
        <Button
          ref={renameButton}
          $variant="outline"
          aria-expanded={isRenaming}
          onClick={() => setRenaming(!isRenaming)}
        >
          Ganti nama<VisuallyHidden>{` ${name}`}</VisuallyHidden>
        </Button>
        <ActionButton $variant="outline" action={remove}>
          Hapus<VisuallyHidden>{` ${name}`}</VisuallyHidden>
        </ActionButton>
      </Actions>
    </Item>
  )
}
