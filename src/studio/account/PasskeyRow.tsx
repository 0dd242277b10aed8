import { useState } from 'react'
import type { Passkey } from '../../contract/account'
import { accountApi } from '../../features/account/accountApi'
import { formatLongDate } from '../../lib/dates'
import { Button } from '../../ui/Button'
import { VisuallyHidden } from '../../ui/VisuallyHidden'
import { Actions, Details, Facts, Item } from '../lists/rowStyles'
import { useStudioDispatch } from '../useStudioDispatch'
import { Failure } from './formStyles'
import { PasskeyNameForm } from './PasskeyNameForm'
import { useAccountChange } from './useAccountChange'

const { deletePasskey } = accountApi.endpoints

/** A passkey with its use; it can be renamed and deleted. */
export function PasskeyRow({ passkey }: { passkey: Passkey }) {
  const { id, name, created_at, used_at } = passkey
  const dispatch = useStudioDispatch()
  const { error, change } = useAccountChange()
  const [isRenaming, setRenaming] = useState(false)

  const remove = () =>
    change(() => dispatch(deletePasskey.initiate(id)), `Passkey “${name}” sudah dihapus.`)

  return (
    <Item>
      <Details>
        <strong>{name}</strong>
        <Facts>
          {`dibuat ${formatLongDate(created_at)}`}
          {used_at ? ` · dipakai ${formatLongDate(used_at)}` : ' · belum pernah dipakai'}
        </Facts>
        {isRenaming && <PasskeyNameForm passkey={passkey} onDone={() => setRenaming(false)} />}
        <Failure>{error}</Failure>
      </Details>
      <Actions>
        <Button
          $variant="outline"
          aria-expanded={isRenaming}
          onClick={() => setRenaming(!isRenaming)}
        >
          Ganti nama<VisuallyHidden>{` ${name}`}</VisuallyHidden>
        </Button>
        <Button $variant="outline" onClick={() => void remove()}>
          Hapus<VisuallyHidden>{` ${name}`}</VisuallyHidden>
        </Button>
      </Actions>
    </Item>
  )
}
