import { api } from '../../api/api'
import { accountApi } from '../../features/account/accountApi'
import { useStudioTexts } from '../language/StudioTextsContext'
import { useEndNotice, useNotify } from '../notices/noticesSlice'
import { failureReason } from '../ui/failureReason'
import { focusMain } from '../ui/focusMain'
import { useStudioDispatch } from '../useStudioDispatch'
import { usePutSession } from './useSignIn'

/** Of the message about a failure. */
const subject = 'session'

/** Ends the session, and removes what it has read from the cache. */
export function useSignOut() {
  const dispatch = useStudioDispatch()
  const notify = useNotify()
  const endNotice = useEndNotice()
  const texts = useStudioTexts()
  const putSession = usePutSession()
  const [send, { isLoading }] = accountApi.endpoints.signOut.useMutation()

  async function signOut(): Promise<void> {
    if (isLoading) return
    const { error } = await send()
    if (error) {
      return notify(texts.account.notSignedOut(failureReason(texts, error)), true, subject)
    }
    endNotice(subject)
    putSession(null)
    dispatch(api.util.resetApiState())
    focusMain()
  }

  return { signOut, isLoading }
}
