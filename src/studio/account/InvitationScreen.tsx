import { browserSupportsWebAuthn } from '@simplewebauthn/browser'
import { useState, type FormEvent } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { ButtonRow } from '../../ui/Button'
import { MutedText } from '../../ui/Page'
import { TextField } from '../../ui/TextField'
import { PendingButton } from '../ui/PendingButton'
import { EntranceFrame, Failure, NewPasswordField, Stack } from './accountForms'
import { useSignIn } from './useSignIn'

const secretPattern = /^#([\w-]{43})$/

/** Opens the account by the secret in the fragment of the address, which no server receives. */
export default function InvitationScreen() {
  const { hash } = useLocation()
  const [, secret] = secretPattern.exec(hash) ?? []
  return (
    <EntranceFrame title="Buka akun Studio">
      {secret === undefined ? (
        <p role="alert">
          Tautan undangan ini tidak lengkap. Salin seluruh baris yang dicetak oleh{' '}
          <code>npm run owner -- invite</code>.
        </p>
      ) : (
        <InvitationForm secret={secret} />
      )}
    </EntranceFrame>
  )
}

function guessDeviceName(): string {
  return /Mobi/.test(navigator.userAgent) ? 'Ponsel' : 'Komputer'
}

function InvitationForm({ secret }: { secret: string }) {
  const navigate = useNavigate()
  const { error, isPending, withInvitation } = useSignIn(() => void navigate('/studio'))
  const [name, setName] = useState(guessDeviceName)
  const [password, setPassword] = useState('')
  const hasPasskeys = browserSupportsWebAuthn()

  function handleSubmit(event: FormEvent): void {
    event.preventDefault()
    void withInvitation(secret, password, hasPasskeys ? name.trim() || 'Passkey' : undefined)
  }

  return (
    <Stack>
      <MutedText>
        {hasPasskeys
          ? 'Dengan passkey Anda masuk memakai sidik jari, wajah atau PIN perangkat ini.'
          : 'Peramban ini tidak mendukung passkey. Buat kata sandi untuk masuk.'}
      </MutedText>
      <form onSubmit={handleSubmit}>
        {hasPasskeys && (
          <TextField
            label="Nama passkey"
            maxLength={200}
            value={name}
            onChange={({ target }) => setName(target.value)}
          />
        )}
        <details open={!hasPasskeys}>
          <summary>{hasPasskeys ? 'Tambah kata sandi (opsional)' : 'Kata sandi'}</summary>
          <NewPasswordField required={!hasPasskeys} value={password} onChange={setPassword} />
        </details>
        <Failure>{error}</Failure>
        <ButtonRow>
          <PendingButton type="submit" isPending={isPending}>
            {hasPasskeys ? 'Buat passkey dan buka Studio' : 'Buka Studio'}
          </PendingButton>
          {hasPasskeys && password && (
            <PendingButton
              $variant="outline"
              isPending={isPending}
              onClick={() => void withInvitation(secret, password)}
            >
              Hanya kata sandi
            </PendingButton>
          )}
        </ButtonRow>
      </form>
    </Stack>
  )
}
