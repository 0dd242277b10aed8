import { browserSupportsWebAuthn } from '@simplewebauthn/browser'
import { type FormEvent, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { ButtonRow } from '../../ui/Button'
import { MutedText } from '../../ui/Page'
import { CodeText, useStudioTexts } from '../language/StudioTextsContext'
import { Failure } from '../ui/Failure'
import { PendingButton } from '../ui/PendingButton'
import { EntranceFrame, FormStack, NewPasswordField, PasskeyNameField } from './accountForms'
import { useSignIn } from './SignInForm'

const secretPattern = /^#([\w-]{43})$/

/** Opens the account by the secret in the fragment of the address, which no server receives. */
export default function InvitationScreen() {
  const { account } = useStudioTexts()
  const { hash } = useLocation()
  const [, secret] = secretPattern.exec(hash) ?? []
  return (
    <EntranceFrame title={account.invitation}>
      {secret === undefined ? (
        <p role="alert">
          <CodeText text={account.invitationIncomplete} />
        </p>
      ) : (
        <InvitationForm secret={secret} />
      )}
    </EntranceFrame>
  )
}

function InvitationForm({ secret }: { secret: string }) {
  const { account } = useStudioTexts()
  const navigate = useNavigate()
  const { error, isPending, withInvitation } = useSignIn(() => void navigate('/studio'))
  const [name, setName] = useState(() =>
    /Mobi/.test(navigator.userAgent) ? account.phone : account.computer,
  )
  const [password, setPassword] = useState('')
  const hasPasskeys = browserSupportsWebAuthn()

  function handleSubmit(event: FormEvent): void {
    event.preventDefault()
    void withInvitation(secret, password, hasPasskeys ? name.trim() || 'Passkey' : undefined)
  }

  return (
    <FormStack>
      <MutedText>{hasPasskeys ? account.invitationPasskey : account.invitationPassword}</MutedText>
      <form onSubmit={handleSubmit}>
        {hasPasskeys && (
          <PasskeyNameField
            label={account.passkeyName}
            required={false}
            value={name}
            onChange={setName}
          />
        )}
        {/* A field in a closed element cannot get the focus, so that the form would not respond. */}
        <details
          open={!hasPasskeys}
          onInvalidCapture={({ currentTarget }) => (currentTarget.open = true)}
        >
          <summary>{hasPasskeys ? account.addPassword : account.password}</summary>
          <NewPasswordField required={!hasPasskeys} value={password} onChange={setPassword} />
        </details>
        <Failure>{error}</Failure>
        <ButtonRow>
          <PendingButton type="submit" isPending={isPending}>
            {hasPasskeys ? account.openWithPasskey : account.open}
          </PendingButton>
          {hasPasskeys && password && (
            <PendingButton
              $variant="outline"
              isPending={isPending}
              onClick={() => void withInvitation(secret, password)}
            >
              {account.passwordOnly}
            </PendingButton>
          )}
        </ButtonRow>
      </form>
    </FormStack>
  )
}
