import { useSelector } from 'react-redux'
import { api } from '../../api/api'
import { tagTypes } from '../../api/tags'
import { messagesApi } from '../../features/messages/messagesApi'
import { overviewApi } from '../../features/overview/overviewApi'
import { Button } from '../../ui/Button'
import { MutedText } from '../../ui/Page'
import { useStudioTexts } from '../language/StudioTextsContext'
import { ModalDialog } from '../ui/ModalDialog'
import { useStudioDispatch } from '../useStudioDispatch'
import { SignInForm } from './SignInForm'
import { signInSlice, type SignInReason } from './signInSlice'

/** Signs in again in place: a dialog over the screen, which keeps everything that is on it. */
export function SignInDialog() {
  const reason = useSelector(signInSlice.selectors.selectReason)
  return reason && <OpenDialog reason={reason} />
}

function OpenDialog({ reason }: { reason: SignInReason }) {
  const { account } = useStudioTexts()
  const dispatch = useStudioDispatch()

  function handleSignedIn(): void {
    dispatch(signInSlice.actions.completed())
    // What could not be read is read now.
    if (reason !== 'expired') return
    dispatch(api.util.invalidateTags([...tagTypes]))
    dispatch(messagesApi.util.invalidateTags(['Message']))
    dispatch(overviewApi.util.invalidateTags(['Overview']))
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
