import { browserSupportsWebAuthn, startRegistration } from '@simplewebauthn/browser'
import { useRef, useState, type FormEvent } from 'react'
import type { Passkey } from '../../contract/account'
import { accountApi } from '../../features/account/accountApi'
import { ButtonRow } from '../../ui/Button'
import { MutedText } from '../../ui/Page'
import { TextField } from '../../ui/TextField'
import { List } from '../lists/rowStyles'
import { PendingButton } from '../ui/PendingButton'
import { useStudioDispatch } from '../useStudioDispatch'
import { closeDetails } from './closeDetails'
import { Failure, Stack } from './formStyles'
import { PasskeyRow } from './PasskeyRow'
import { useAccountChange } from './useAccountChange'

const { createPasskeyOptions, addPasskey } = accountApi.endpoints

/** Lists, adds, renames and deletes passkeys. */
export function PasskeySection({ passkeys }: { passkeys: readonly Passkey[] }) {
  const dispatch = useStudioDispatch()
  const { error, isPending, change } = useAccountChange()
  const [name, setName] = useState('')
  const heading = useRef<HTMLHeadingElement>(null)
  const details = useRef<HTMLDetailsElement>(null)

  async function create() {
    const { data: optionsJSON, error: refusal } = await dispatch(createPasskeyOptions.initiate())
    if (!optionsJSON) return { error: refusal }
    const credential = await startRegistration({ optionsJSON })
    return dispatch(addPasskey.initiate({ name: name.trim(), credential }))
  }

  async function handleSubmit(event: FormEvent): Promise<void> {
    event.preventDefault()
    if (!(await change(create, `Passkey “${name.trim()}” ditambahkan.`))) return
    setName('')
    closeDetails(details.current)
  }

  return (
    <section>
      <h2 ref={heading} tabIndex={-1}>
        Passkey
      </h2>
      {passkeys.length === 0 && <MutedText>Belum ada passkey.</MutedText>}
      <List>
        {passkeys.map((passkey) => (
          <PasskeyRow
            key={passkey.id}
            passkey={passkey}
            onDeleted={() => heading.current?.focus()}
          />
        ))}
      </List>
      {browserSupportsWebAuthn() && (
        <Stack>
          <details ref={details}>
            <summary>Tambah passkey</summary>
            <form onSubmit={(event) => void handleSubmit(event)}>
              <TextField
                label="Nama passkey baru"
                required
                pattern=".*\S.*"
                maxLength={200}
                value={name}
                onChange={({ target }) => setName(target.value)}
              />
              <ButtonRow>
                <PendingButton type="submit" isPending={isPending}>
                  Buat passkey
                </PendingButton>
              </ButtonRow>
            </form>
          </details>
        </Stack>
      )}
      <Failure>{error}</Failure>
    </section>
  )
}
