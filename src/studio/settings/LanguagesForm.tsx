import { useEffect, useState } from 'react'
import type { SiteLanguagesData } from '../../contract/studio'
import { settingsApi } from '../../features/settings/settingsApi'
import { languages, type Language } from '../../language/languages'
import { MutedText } from '../../ui/Page'
import { useSend } from '../account/useWithSession'
import { GroupFrame } from '../forms/controls/FieldFrame'
import { useStudioTexts } from '../language/StudioTextsContext'
import { useReport } from '../notices/noticesSlice'
import { Choice } from '../ui/Choice'
import { ActionButton } from '../ui/PendingButton'

const codes = Object.keys(languages) as Language[]

interface LanguagesFormProps {
  data: SiteLanguagesData
  onEdited: (hasChanges: boolean) => void
}

export function LanguagesForm({ data, onEdited }: LanguagesFormProps) {
  const [main, setMain] = useState(() => codes.find((code) => code === data.languages[0]) ?? 'id')
  const [offered, setOffered] = useState<readonly string[]>(data.languages)
  const { settings } = useStudioTexts()
  const send = useSend()
  const report = useReport()
  const { is_fixed: isFixed } = data
  const others = codes.filter((code) => code !== main && offered.includes(code))
  const hasChanges = [main, ...others].join() !== data.languages.join()
  useEffect(() => void onEdited(hasChanges), [onEdited, hasChanges])
  const toggle = (code: Language) =>
    setOffered(offered.includes(code) ? offered.filter((one) => one !== code) : [...offered, code])
  const save = async () => {
    const request = settingsApi.endpoints.updateSiteLanguages.initiate([main, ...others])
    const { error } = await send(request)
    const texts = { failure: settings.languagesNotSaved, success: settings.languagesSaved }
    if (report(error, texts)) setOffered([main, ...others])
  }
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
      {data.needs_restart && <p role="status">{settings.needsRestart}</p>}
      {!isFixed && <ActionButton action={save}>{settings.saveLanguages}</ActionButton>}
    </>
  )
}
