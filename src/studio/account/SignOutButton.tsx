import LogOut from 'lucide-react/icons/log-out'
import { accountApi } from '../../features/account/accountApi'
import { IconButton } from '../../ui/Button'
import { Spinner } from '../../ui/Loading'
import { useStudioTexts } from '../language/StudioTextsContext'
import { useSignOut } from './useSignOut'

/** Signs out; nothing without a session. */
export function SignOutButton() {
  const { account } = useStudioTexts()
  const { data: session } = accountApi.endpoints.getSession.useQuery()
  const { signOut, isLoading } = useSignOut()
  if (!session) return null
  return (
    <IconButton
      type="button"
      aria-label={account.signOut}
      aria-disabled={isLoading}
      onClick={() => void signOut()}
    >
      {isLoading ? <Spinner /> : <LogOut />}
    </IconButton>
  )
}
