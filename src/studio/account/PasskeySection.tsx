import { browserSupportsWebAuthn, startRegistration } from '@simplewebauthn/browser'
import { useState, type FormEvent } from 'react'
import type { Passkey } from '../../contract/account'
import { accountApi } from '../../features/account/accountApi'
import { Button, ButtonRow } from '../../ui/Button'
import { MutedText } from '../../ui/Page'
import { TextField } from '../../ui/TextField'
import { List } from '../lists/rowStyles'
import { useStudioDispatch } from '../useStudioDispatch'
import { Failure, Stack } from './formStyles'
import { PasskeyRow } from './PasskeyRow'
import { useAccountChange } from './useAccountChange'

const { createPasskeyOptions, addPasskey } = accountApi.endpoints

/** Lists, adds, renames and deletes passkeys. */
export function PasskeySection({ passkeys }: { passkeys: readonly Passkey[] }) {
  const dispatch = useStudioDispatch()
  const { error, change } = useAccountChange()
  const [name, setName] = useState('')

  async function create() {
    const { data: optionsJSON, error: refusal } = await dispatch(createPasskeyOptions.initiate())
    if (!optionsJSON) return { error: refusal }
    const credential = await startRegistration({ optionsJSON })
    return dispatch(addPasskey.initiate({ name: name.trim(), credential }))
  }

  async function handleSubmit(event: FormEvent): Promise<void> {
    event.preventDefault()
    if (await change(create, `Passkey “${name.trim()}” ditambahkan.`)) setName('')
  }

  return (
    <section>
      <h2>Passkey</h2>
      {passkeys.length === 0 && <MutedText>Belum ada passkey.</MutedText>}
      <List>
        {passkeys.map((passkey) => (
          <PasskeyRow key={passkey.id} passkey={passkey} />
        ))}
      </List>
      {browserSupportsWebAuthn() && (
        <Stack>
          <details>
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
                <Button type="submit">Buat passkey</Button>
              </ButtonRow>
            </form>
          </details>
        </Stack>
      )}
      <Failure>{error}</Failure>
    </section>
  )
}
