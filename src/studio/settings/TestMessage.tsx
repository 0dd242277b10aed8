import { useSelector } from 'react-redux'
import { settingsApi } from '../../features/settings/settingsApi'
import { ButtonRow } from '../../ui/Button'
import { MutedText } from '../../ui/Page'
import { Failure } from '../account/accountForms'
import { useSubmission } from '../account/useAccountChange'
import { languageSlice } from '../../language/languageSlice'
import { useSend } from '../account/useWithSession'
import { useStudioTexts } from '../language/StudioTextsContext'
import { useNotify } from '../notices/noticesSlice'
import { failureReason } from '../ui/failureReason'
import { PendingButton } from '../ui/PendingButton'

/** Sends a message to the owner with the stored settings. */
export function TestMessage() {
  const { settings } = useStudioTexts()
  const language = useSelector(languageSlice.selectors.selectLanguage)
  const send = useSend()
  const notify = useNotify()
  const { error, isPending, submit } = useSubmission(failureReason)
  const run = async () => {
    const isSent = await submit(async () => {
      const result = await send(settingsApi.endpoints.sendTestMessage.initiate(language))
      if (result.error) throw result.error as Error
    })
    if (isSent) notify(settings.testSent)
  }
  return (
    <div>
      <ButtonRow>
        <PendingButton $variant="outline" isPending={isPending} onClick={() => void run()}>
          {settings.sendTest}
        </PendingButton>
      </ButtonRow>
      <MutedText>{settings.sendTestHint}</MutedText>
      <Failure>{error}</Failure>
    </div>
  )
}
