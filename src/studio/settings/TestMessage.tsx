import { useState } from 'react'
import { useSelector } from 'react-redux'
import { settingsApi } from '../../features/settings/settingsApi'
import { languageSlice } from '../../language/languageSlice'
import { ButtonRow } from '../../ui/Button'
import { MutedText } from '../../ui/Page'
import { Failure } from '../account/accountForms'
import { useSend } from '../account/useWithSession'
import { useStudioTexts } from '../language/StudioTextsContext'
import { useNotify } from '../notices/noticesSlice'
import { failureReason } from '../ui/failureReason'
import { ActionButton } from '../ui/PendingButton'

export function TestMessage() {
  const texts = useStudioTexts()
  const language = useSelector(languageSlice.selectors.selectLanguage)
  const send = useSend()
  const notify = useNotify()
  const [error, setError] = useState<unknown>()
  const sendTest = async () => {
    setError(undefined)
    const result = await send(settingsApi.endpoints.sendTestMessage.initiate(language))
    setError(result.error)
    if (!result.error) notify(texts.settings.testSent)
  }
  return (
    <div>
      <ButtonRow>
        <ActionButton $variant="outline" action={sendTest}>
          {texts.settings.sendTest}
        </ActionButton>
      </ButtonRow>
      <MutedText>{texts.settings.sendTestHint}</MutedText>
      <Failure>{error ? failureReason(texts, error) : ''}</Failure>
    </div>
  )
}
