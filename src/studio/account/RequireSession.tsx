import { Outlet } from 'react-router-dom'
import { accountApi } from '../../features/account/accountApi'
import { Loading } from '../../ui/Loading'
import { Notice } from '../../ui/Notice'
import { MutedText } from '../../ui/Page'
import { focusMain } from '../ui/focusMain'
import { ActionButton } from '../ui/PendingButton'
import { EntranceFrame } from './accountForms'
import { SignInDialog } from './SignInDialog'
import { SignInForm } from './SignInForm'
import { signInFailure } from './useAccountChange'

/** The screens of the owner; who has not signed in gets the form to sign in instead. */
export function RequireSession() {
  const { data: session, error, refetch } = accountApi.endpoints.getSession.useQuery()
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

/** In place of a screen; the screen appears when the owner has signed in. */
function SignInCard() {
  return (
    <EntranceFrame title="Masuk ke Studio">
      <SignInForm onSignedIn={focusMain} />
      <MutedText>
        Belum punya akun, atau kehilangan passkey? Jalankan <code>npm run owner -- invite</code> di
        server, lalu buka tautannya.
      </MutedText>
    </EntranceFrame>
  )
}
