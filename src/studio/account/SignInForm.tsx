import {
  browserSupportsWebAuthn,
  startAuthentication,
  startRegistration,
} from '@simplewebauthn/browser'
import KeyRound from 'lucide-react/icons/key-round'
import { type FormEvent, useState } from 'react'
import type { Session } from '../../contract/account'
import { accountApi } from '../../features/account/accountApi'
import { VisuallyHidden } from '../../ui/VisuallyHidden'
import { useStudioTexts } from '../language/StudioTextsContext'
import { Failure } from '../ui/Failure'
import { PendingButton } from '../ui/PendingButton'
import { useStudioDispatch } from '../useStudioDispatch'
import { FormStack, PasswordField } from './accountForms'
import { useSubmission } from './useAccountChange'

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
    <FormStack>
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
    </FormStack>
  )
}

const { createSignInOptions, signInWithPasskey, signInWithPassword } = accountApi.endpoints
const { createInvitationOptions, acceptInvitation } = accountApi.endpoints

export function useSignIn(onSignedIn: () => void) {
  const dispatch = useStudioDispatch()
  const { submit, ...submission } = useSubmission()
  const putSession = usePutSession()

  const start = (send: () => Promise<Session>) =>
    submit(async () => {
      putSession(await send())
      onSignedIn()
    })

  const withPasskey = () =>
    start(async () => {
      const optionsJSON = await dispatch(createSignInOptions.initiate()).unwrap()
      const credential = await startAuthentication({ optionsJSON })
      return dispatch(signInWithPasskey.initiate({ credential })).unwrap()
    })

  const withPassword = (password: string) =>
    start(() => dispatch(signInWithPassword.initiate({ password: () => password })).unwrap())

  /** Opens the account. @param passkeyName without it, no passkey is created */
  const withInvitation = (secret: string, password: string, passkeyName?: string) =>
    start(async () => {
      const passkey =
        passkeyName === undefined ? undefined : await createPasskey(secret, passkeyName)
      const input = {
        secret: () => secret,
        passkey,
        password: password ? () => password : undefined,
      }
      return dispatch(acceptInvitation.initiate(input)).unwrap()
    })

  async function createPasskey(secret: string, name: string) {
    const optionsJSON = await dispatch(createInvitationOptions.initiate(() => secret)).unwrap()
    return { name, credential: await startRegistration({ optionsJSON }) }
  }

  return { ...submission, withPasskey, withPassword, withInvitation }
}

export function usePutSession() {
  const dispatch = useStudioDispatch()
  return (session: Session | null): void => {
    const entry = { endpointName: 'getSession', arg: undefined, value: session } as const
    dispatch(accountApi.util.upsertQueryEntries([entry]))
  }
}
