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

const Legend = styled.legend`
  font-weight: 650;
`

/** The languages of the site, which the server reads when it starts. */
export function LanguagesForm({ data }: { data: SiteLanguagesData }) {
  const [main, setMain] = useState(() => codes.find((code) => code === data.languages[0]) ?? 'id')
  const [offered, setOffered] = useState<readonly string[]>(data.languages)
  const { settings } = useStudioTexts()
  const save = useSave()
  const { is_fixed: isFixed } = data
  const others = codes.filter((code) => code !== main && offered.includes(code))
  const toggle = (code: Language) =>
    setOffered(offered.includes(code) ? offered.filter((one) => one !== code) : [...offered, code])
  return (
    <>
      <fieldset disabled={isFixed}>
        <Legend>{settings.mainLanguage}</Legend>
        {codes.map((code) => (
          <ChoiceLabel key={code}>
            <input
              type="radio"
              name="main"
              checked={main === code}
              onChange={() => setMain(code)}
            />
            {languages[code].name}
          </ChoiceLabel>
        ))}
      </fieldset>
      <fieldset disabled={isFixed}>
        <Legend>{settings.offered}</Legend>
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
      </fieldset>
      {isFixed && <MutedText>{settings.isFixed('SITE_LANGUAGES')}</MutedText>}
      {data.needs_restart && <p role="status">{settings.needsRestart}</p>}
      {!isFixed && (
        <ActionButton action={() => save([main, ...others])}>{settings.saveLanguages}</ActionButton>
      )}
    </>
  )
}

function useSave() {
  const send = useSend()
  const notify = useNotify()
  const texts = useStudioTexts()
  return async (selected: Language[]) => {
    const { error } = await send(endpoints.updateSiteLanguages.initiate(selected))
    if (!error) return notify(texts.settings.languagesSaved)
    notify(texts.settings.languagesNotSaved(failureReason(texts, error)), true)
  }
}
