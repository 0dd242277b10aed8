import { Outlet } from 'react-router-dom'
import { accountApi } from '../../features/account/accountApi'
import { Loading } from '../../ui/Loading'
import { Notice } from '../../ui/Notice'
import { MutedText } from '../../ui/Page'
import { CodeText } from '../language/CodeText'
import { useStudioTexts } from '../language/StudioTextsContext'
import { focusMain } from '../ui/focusMain'
import { ActionButton } from '../ui/PendingButton'
import { EntranceFrame } from './accountForms'
import { SignInDialog } from './SignInDialog'
import { SignInForm } from './SignInForm'
import { signInFailure } from './useAccountChange'

/** The screens of the owner; who has not signed in gets the form to sign in instead. */
export function RequireSession() {
  const texts = useStudioTexts()
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
  if (!error) return <Loading text={texts.common.loading} tall />
  return (
    <Notice
      title={texts.account.loadFailed}
      message={signInFailure(texts, error)}
      tone="error"
      heading="h1"
    >
      <ActionButton action={refetch}>{texts.common.retry}</ActionButton>
    </Notice>
  )
}

/** In place of a screen; the screen appears when the owner has signed in. */
function SignInCard() {
  const { account } = useStudioTexts()
  return (
    <EntranceFrame title={account.signInHeading}>
      <SignInForm onSignedIn={focusMain} />
      <MutedText>
        <CodeText text={account.signInHint} />
      </MutedText>
    </EntranceFrame>
  )
}
