import { startAuthentication } from '@simplewebauthn/browser'
import type { Session } from '../../contract/account'
import { sessionApi } from '../../features/account/sessionApi'
import { useStudioDispatch } from '../useStudioDispatch'
import { useSubmission } from './useSubmission'

const { createSignInOptions, signInWithPasskey, signInWithPassword } = sessionApi.endpoints

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

  return { ...submission, withPasskey, withPassword }
}

/** Returns a function that puts the session into the cache, so that screens need not wait for it. */
export function usePutSession() {
  const dispatch = useStudioDispatch()
  return (session: Session | null): void => {
    const entry = { endpointName: 'getSession', arg: undefined, value: session } as const
    dispatch(sessionApi.util.upsertQueryEntries([entry]))
  }
}
