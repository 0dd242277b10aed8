import { useState } from 'react'
import styled from 'styled-components'
import type { SiteLanguagesData } from '../../contract/studio'
import { settingsApi } from '../../features/settings/settingsApi'
import { languages, type Language } from '../../language/languages'
import { MutedText } from '../../ui/Page'
import { useSend } from '../account/useWithSession'
import { useStudioTexts } from '../language/StudioTextsContext'
import { useNotify } from '../notices/noticesSlice'
import { ChoiceLabel } from '../ui/ChoiceLabel'
import { failureReason } from '../ui/failureReason'
import { ActionButton } from '../ui/PendingButton'

const { endpoints } = settingsApi
const codes = Object.keys(languages) as Language[]

const Group = styled.fieldset`
  padding: 0.5rem 1rem;
  border: 1px solid ${({ theme }) => theme.line};
  border-radius: ${({ theme }) => theme.radius.medium};

  legend {
    padding-inline: 0.375rem;
    font-weight: 650;
  }
`

interface LanguagesFormProps {
  data: SiteLanguagesData
  onEdited: (hasChanges: boolean) => void
}

/** The languages of the site, which the server reads when it starts. */
export function LanguagesForm({ data, onEdited }: LanguagesFormProps) {
  const [main, setMain] = useState(() => codes.find((code) => code === data.languages[0]) ?? 'id')
  const [offered, setOffered] = useState<readonly string[]>(data.languages)
  const { settings } = useStudioTexts()
  const save = useSave(() => onEdited(false))
  const { is_fixed: isFixed } = data
  const others = codes.filter((code) => code !== main && offered.includes(code))
  const select = (code: Language) => {
    setMain(code)
    onEdited(true)
  }
  const toggle = (code: Language) => {
    setOffered(offered.includes(code) ? offered.filter((one) => one !== code) : [...offered, code])
    onEdited(true)
  }
  return (
    <>
      <Group disabled={isFixed}>
        <legend>{settings.mainLanguage}</legend>
        {codes.map((code) => (
          <ChoiceLabel key={code}>
            <input type="radio" name="main" checked={main === code} onChange={() => select(code)} />
            {languages[code].name}
          </ChoiceLabel>
        ))}
      </Group>
      <Group disabled={isFixed}>
        <legend>{settings.offered}</legend>
        {codes
          .filter((code) => code !== main)
          .map((code) => (
            <ChoiceLabel key={code}>
              <input
                type="checkbox"
                checked={offered.includes(code)}
                onChange={() => toggle(code)}
              />
              {languages[code].name}
            </ChoiceLabel>
          ))}
      </Group>
      {isFixed && <MutedText>{settings.isFixed('SITE_LANGUAGES')}</MutedText>}
      {data.needs_restart && <p role="status">{settings.needsRestart}</p>}
      {!isFixed && (
        <ActionButton action={() => save([main, ...others])}>{settings.saveLanguages}</ActionButton>
      )}
    </>
  )
}

function useSave(onSaved: () => void) {
  const send = useSend()
  const notify = useNotify()
  const texts = useStudioTexts()
  return async (selected: Language[]) => {
    const { error } = await send(endpoints.updateSiteLanguages.initiate(selected))
    if (!error) {
      onSaved()
      return notify(texts.settings.languagesSaved)
    }
    notify(texts.settings.languagesNotSaved(failureReason(texts, error)), true)
  }
}
