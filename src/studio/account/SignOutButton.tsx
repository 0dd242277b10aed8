import LogOut from 'lucide-react/icons/log-out'
import { api } from '../../api/api'
import { accountApi } from '../../features/account/accountApi'
import { navigationSlice } from '../../features/navigation/navigationSlice'
import { Button, IconButton } from '../../ui/Button'
import { Spinner } from '../../ui/Loading'
import { useStudioTexts } from '../language/StudioTextsContext'
import { useReport } from '../notices/noticesSlice'
import { focusMain } from '../ui/focus'
import { useStudioDispatch } from '../useStudioDispatch'
import { usePutSession } from './SignInForm'

/** @param hasLabel whether its text is seen, too */
export function SignOutButton({ hasLabel = false }: { hasLabel?: boolean }) {
  const { account } = useStudioTexts()
  const { signOut, isLoading } = useSignOut()
  const icon = isLoading ? <Spinner /> : <LogOut aria-hidden="true" />
  const button = { 'aria-disabled': isLoading, onClick: () => void signOut() }
  return hasLabel ? (
    <Button $variant="outline" {...button}>
      {icon}
      {account.signOut}
    </Button>
  ) : (
    <IconButton type="button" aria-label={account.signOut} {...button}>
      {icon}
    </IconButton>
  )
}

export function useSignOut() {
  const dispatch = useStudioDispatch()
  const report = useReport()
  const { account } = useStudioTexts()
  const putSession = usePutSession()
  const [send, { isLoading }] = accountApi.endpoints.signOut.useMutation()

  async function signOut(): Promise<void> {
    if (isLoading) return
    const { error } = await send()
    if (!report(error, { failure: account.notSignedOut, subject: 'session' })) return
    dispatch(api.util.resetApiState())
    putSession(null)
    dispatch(navigationSlice.actions.menuClosed())
    focusMain()
  }

  return { signOut, isLoading }
}
