import { useState, type FormEvent } from 'react'
import type { Passkey } from '../../contract/account'
import { accountApi } from '../../features/account/accountApi'
import { ButtonRow } from '../../ui/Button'
import { TextField } from '../../ui/TextField'
import { PendingButton } from '../ui/PendingButton'
import { useStudioDispatch } from '../useStudioDispatch'
import { Failure, Stack } from './formStyles'
import { useAccountChange } from './useAccountChange'

interface PasskeyNameFormProps {
  passkey: Passkey
  onDone: () => void
}

/** Renames a passkey. */
export function PasskeyNameForm({ passkey, onDone }: PasskeyNameFormProps) {
  const dispatch = useStudioDispatch()
  const { error, isPending, change } = useAccountChange()
  const [name, setName] = useState(passkey.name)

  async function handleSubmit(event: FormEvent): Promise<void> {
    event.preventDefault()
    const changes = { id: passkey.id, name: name.trim() }
    const isDone = await change(
      () => dispatch(accountApi.endpoints.renamePasskey.initiate(changes)),
      `Passkey kini bernama “${changes.name}”.`,
    )
    if (isDone) onDone()
  }

  return (
    <Stack>
      <form onSubmit={(event) => void handleSubmit(event)}>
        <TextField
          label="Nama passkey"
          required
          pattern=".*\S.*"
          maxLength={200}
          autoFocus
          value={name}
          onChange={({ target }) => setName(target.value)}
        />
        <ButtonRow>
          <PendingButton type="submit" isPending={isPending}>
            Simpan nama
          </PendingButton>
        </ButtonRow>
      </form>
      <Failure>{error}</Failure>
    </Stack>
  )
}
