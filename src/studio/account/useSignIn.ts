import { startAuthentication, startRegistration } from '@simplewebauthn/browser'
import type { Session } from '../../contract/account'
import { accountApi } from '../../features/account/accountApi'
import { useStudioDispatch } from '../useStudioDispatch'
import { useSubmission } from './useAccountChange'

const { createSignInOptions, signInWithPasskey, signInWithPassword } = accountApi.endpoints
const { createInvitationOptions, acceptInvitation } = accountApi.endpoints

/** Signs in; `onSignedIn` is called when the session is in the cache. */
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

/** Returns a function that puts the session into the cache, so that screens need not wait for it. */
export function usePutSession() {
  const dispatch = useStudioDispatch()
  return (session: Session | null): void => {
    const entry = { endpointName: 'getSession', arg: undefined, value: session } as const
    dispatch(accountApi.util.upsertQueryEntries([entry]))
  }
}
