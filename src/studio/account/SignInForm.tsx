import { browserSupportsWebAuthn } from '@simplewebauthn/browser'
import KeyRound from 'lucide-react/icons/key-round'
import { useState, type FormEvent } from 'react'
import { VisuallyHidden } from '../../ui/VisuallyHidden'
import { useStudioTexts } from '../language/StudioTextsContext'
import { PendingButton } from '../ui/PendingButton'
import { Failure, PasswordField, Stack } from './accountForms'
import { useSignIn } from './useSignIn'

/** Signs in by a passkey, or by the password. */
export function SignInForm({ onSignedIn }: { onSignedIn: () => void }) {
  const { account } = useStudioTexts()
  const { isPending, error, withPasskey, withPassword } = useSignIn(onSignedIn)
  const [password, setPassword] = useState('')
  const hasPasskeys = browserSupportsWebAuthn()

  function handleSubmit(event: FormEvent): void {
    event.preventDefault()
    void withPassword(password)
  }

  return (
    <Stack>
      {hasPasskeys && (
        <PendingButton isPending={isPending} onClick={() => void withPasskey()}>
          {!isPending && <KeyRound aria-hidden="true" />}
          {account.withPasskey}
        </PendingButton>
      )}
      <Failure>{error}</Failure>
      <details open={!hasPasskeys}>
        <summary>{account.usePassword}</summary>
        <form onSubmit={handleSubmit}>
          <VisuallyHidden aria-hidden="true">
            {/* Password managers store passwords by user name. */}
            <input name="username" autoComplete="username" value="pemilik" tabIndex={-1} readOnly />
          </VisuallyHidden>
          <PasswordField
            label={account.password}
            name="password"
            autoComplete="current-password"
            required
            value={password}
            onChange={setPassword}
          />
          <PendingButton type="submit" $variant="outline" isPending={isPending}>
            {account.signIn}
          </PendingButton>
        </form>
      </details>
    </Stack>
  )
}
