import { useSelector } from 'react-redux'
import { settingsApi } from '../../features/settings/settingsApi'
import { languageSlice } from '../../language/languageSlice'
import { ButtonRow } from '../../ui/Button'
import { MutedText } from '../../ui/Page'
import { useStudioTexts } from '../language/StudioTextsContext'
import { useWrite } from '../notices/noticesSlice'
import { ActionButton } from '../ui/PendingButton'

export function TestMessage() {
  const { settings } = useStudioTexts()
  const language = useSelector(languageSlice.selectors.selectLanguage)
  const write = useWrite()
  const request = settingsApi.endpoints.sendTestMessage.initiate(language)
  return (
    <div>
      <ButtonRow>
        <ActionButton
          $variant="outline"
          action={() => write(request, { success: settings.testSent })}
        >
          {settings.sendTest}
        </ActionButton>
      </ButtonRow>
      <MutedText>{settings.sendTestHint}</MutedText>
    </div>
  )
}
