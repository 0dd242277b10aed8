import { useSelector } from 'react-redux'
import { Outlet } from 'react-router-dom'
import { api } from '../../api/api'
import { tagTypes } from '../../api/tags'
import { accountApi } from '../../features/account/accountApi'
import { Button } from '../../ui/Button'
import { MutedText } from '../../ui/Page'
import { CodeText, useStudioTexts } from '../language/StudioTextsContext'
import { focusMain } from '../ui/focus'
import { LoadState } from '../ui/LoadState'
import { ModalDialog } from '../ui/dialogs/ModalDialog'
import { useStudioDispatch } from '../useStudioDispatch'
import { EntranceFrame } from './accountForms'
import { SignInForm } from './SignInForm'
import { signInSlice } from './signInSlice'

/** The screens of the owner; who has not signed in gets the form to sign in instead. */
export function RequireSession() {
  const { common } = useStudioTexts()
  const query = accountApi.endpoints.getSession.useQuery()
  if (query.data) {
    return (
      <>
        <Outlet />
        <SignInDialog />
      </>
    )
  }
  if (query.data === null) return <SignInCard />
  return <LoadState title={common.studio} query={query} heading="h1" />
}

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

/** Signs in again in place: a dialog over the screen, which keeps everything that is on it. */
function SignInDialog() {
  const reason = useSelector(signInSlice.selectors.selectReason)
  const { account } = useStudioTexts()
  const dispatch = useStudioDispatch()
  if (!reason) return null

  function handleSignedIn(): void {
    dispatch(signInSlice.actions.completed())
    // What could not be read is read now.
    if (reason === 'expired') dispatch(api.util.invalidateTags([...tagTypes]))
  }

  const handleClose = () => dispatch(signInSlice.actions.dismissed())

  return (
    <ModalDialog title={account.again} onCancel={handleClose}>
      <MutedText>{account.reasons[reason]}</MutedText>
      <SignInForm onSignedIn={handleSignedIn} />
      <Button $variant="outline" onClick={handleClose}>
        {account.later}
      </Button>
    </ModalDialog>
  )
}
