import { startRegistration } from '@simplewebauthn/browser'
import type { Session } from '../../contract/account'
import { invitationApi } from '../../features/account/invitationApi'
import { useStudioDispatch } from '../useStudioDispatch'
import { usePutSession } from './useSignIn'
import { useSubmission } from './useSubmission'

const { createInvitationOptions, acceptInvitation } = invitationApi.endpoints

interface Acceptance {
  /** The name of the passkey; without it, none is created. */
  passkeyName?: string
  /** May be empty. */
  password: string
}

/** Opens the account by the secret of an invitation. */
export function useInvitation(secret: string, onOpened: () => void) {
  const dispatch = useStudioDispatch()
  const putSession = usePutSession()
  const { submit, ...submission } = useSubmission()

  async function createPasskey(name: string) {
    const optionsJSON = await dispatch(createInvitationOptions.initiate(() => secret)).unwrap()
    return { name, credential: await startRegistration({ optionsJSON }) }
  }

  async function open({ passkeyName, password }: Acceptance): Promise<Session> {
    const passkey = passkeyName === undefined ? undefined : await createPasskey(passkeyName)
    const input = {
      secret: () => secret,
      passkey,
      password: password ? () => password : undefined,
    }
    return dispatch(acceptInvitation.initiate(input)).unwrap()
  }

  const accept = (acceptance: Acceptance) =>
    submit(async () => {
      putSession(await open(acceptance))
      onOpened()
    })

  return { ...submission, accept }
}
