import LogOut from 'lucide-react/icons/log-out'
import { api } from '../../api/api'
import { accountApi } from '../../features/account/accountApi'
import { IconButton } from '../../ui/Button'
import { Spinner } from '../../ui/Loading'
import { useNotify } from '../notices/noticesSlice'
import { failureReason } from '../ui/failureReason'
import { focusMain } from '../ui/focusMain'
import { useStudioDispatch } from '../useStudioDispatch'
import { usePutSession } from './useSignIn'

/** Ends the session, and removes what it has read from the cache. */
export function SignOutButton() {
  const dispatch = useStudioDispatch()
  const notify = useNotify()
  const putSession = usePutSession()
  const { data: session } = accountApi.endpoints.getSession.useQuery()
  const [signOut, { isLoading }] = accountApi.endpoints.signOut.useMutation()
  if (!session) return null

  async function handleClick(): Promise<void> {
    if (isLoading) return
    const { error } = await signOut()
    if (error) return notify(`Anda belum keluar. ${failureReason(error)}`, true)
    putSession(null)
    dispatch(api.util.resetApiState())
    focusMain()
  }

  return (
    <IconButton
      type="button"
      aria-label="Keluar"
      aria-disabled={isLoading}
      onClick={() => void handleClick()}
    >
      {isLoading ? <Spinner /> : <LogOut />}
    </IconButton>
  )
}
