import { Outlet } from 'react-router-dom'
import { sessionApi } from '../../features/account/sessionApi'
import { Loading } from '../../ui/Loading'
import { Notice } from '../../ui/Notice'
import { ActionButton } from '../ui/PendingButton'
import { SignInCard } from './SignInCard'
import { SignInDialog } from './SignInDialog'
import { signInFailure } from './signInFailure'

/** The screens of the owner; who has not signed in gets the form to sign in instead. */
export function RequireSession() {
  const { data: session, error, refetch } = sessionApi.endpoints.getSession.useQuery()
  if (session) {
    return (
      <>
        <Outlet />
        <SignInDialog />
      </>
    )
  }
  if (session === null) return <SignInCard />
  if (!error) return <Loading text="Memuat …" tall />
  return (
    <Notice title="Studio gagal dimuat" message={signInFailure(error)} tone="error" heading="h1">
      <ActionButton action={refetch}>Coba Lagi</ActionButton>
    </Notice>
  )
}
