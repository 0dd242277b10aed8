import { useState } from 'react'
import type { SiteLanguagesData } from '../../contract/studio'
import { settingsApi } from '../../features/settings/settingsApi'
import { languages, type Language } from '../../language/languages'
import { MutedText } from '../../ui/Page'
import { GroupFrame } from '../forms/controls/FieldFrame'
import { useStudioTexts } from '../language/StudioTextsContext'
import { useWrite } from '../notices/noticesSlice'
import { Choice } from '../ui/Choice'

const codes = Object.keys(languages) as Language[]

export function useLanguageSelection(data: SiteLanguagesData) {
  const [main, setMain] = useState(() => codes.find((code) => code === data.languages[0]) ?? 'id')
  const [offered, setOffered] = useState<readonly string[]>(data.languages)
  const { settings } = useStudioTexts()
  const write = useWrite()
  const selected = [main, ...codes.filter((code) => code !== main && offered.includes(code))]
  const toggle = (code: Language) =>
    setOffered(offered.includes(code) ? offered.filter((one) => one !== code) : [...offered, code])
  const save = async () => {
    const request = settingsApi.endpoints.updateSiteLanguages.initiate(selected)
    const texts = { failure: settings.languagesNotSaved, success: settings.languagesSaved }
    const { isDone } = await write(request, texts)
    if (isDone) setOffered(selected)
  }
  const hasChanges = selected.join() !== data.languages.join()
  return { data, main, setMain, offered, toggle, hasChanges, save }
}

export function LanguageFields(selection: ReturnType<typeof useLanguageSelection>) {
  const { data, main, setMain, offered, toggle } = selection
  const { settings } = useStudioTexts()
  const { is_fixed: isFixed, needs_restart: needsRestart } = data
  return (
    <>
      <GroupFrame disabled={isFixed}>
        <legend>{settings.mainLanguage}</legend>
        {codes.map((code) => (
          <Choice
            key={code}
            type="radio"
            name="main"
            checked={main === code}
            onChange={() => setMain(code)}
          >
            {languages[code].name}
          </Choice>
        ))}
      </GroupFrame>
      <GroupFrame disabled={isFixed}>
        <legend>{settings.offered}</legend>
        {codes
          .filter((code) => code !== main)
          .map((code) => (
            <Choice key={code} checked={offered.includes(code)} onChange={() => toggle(code)}>
              {languages[code].name}
            </Choice>
          ))}
      </GroupFrame>
      {isFixed && <MutedText>{settings.isFixed('SITE_LANGUAGES')}</MutedText>}
      {needsRestart && <p role="status">{settings.needsRestart}</p>}
    </>
  )
}
