import { useSelector } from 'react-redux'
import { settingsApi } from '../../features/settings/settingsApi'
import { languageSlice } from '../../language/languageSlice'
import { ButtonRow } from '../../ui/Button'
import { MutedText } from '../../ui/Page'
import { useSend } from '../account/useWithSession'
import { useStudioTexts } from '../language/StudioTextsContext'
import { useReport } from '../notices/noticesSlice'
import { ActionButton } from '../ui/PendingButton'

export function TestMessage() {
  const { settings } = useStudioTexts()
  const language = useSelector(languageSlice.selectors.selectLanguage)
  const send = useSend()
  const report = useReport()
  const sendTest = async () => {
    const { error } = await send(settingsApi.endpoints.sendTestMessage.initiate(language))
    report(error, { failure: (reason) => reason, success: settings.testSent })
  }
  return (
    <div>
      <ButtonRow>
        <ActionButton $variant="outline" action={sendTest}>
          {settings.sendTest}
        </ActionButton>
      </ButtonRow>
      <MutedText>{settings.sendTestHint}</MutedText>
    </div>
  )
}
