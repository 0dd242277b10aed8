import type { UntranslatedEntry } from '../../contract/studio'
import { overviewApi } from '../../features/overview/overviewApi'
import { languages, type Language } from '../../language/languages'
import { MutedText } from '../../ui/Page'
import { translatedLanguages, translationPath } from '../forms/labels'
import { Facts } from '../ui/rows'
import { useStudioTexts } from '../language/StudioTextsContext'
import { upToDate } from '../ui/LoadState'
import { formPath } from '../nouns'
import { DetailsGroup, OverviewSection, RowLink } from './OverviewSection'

export function TranslationsSection() {
  const offered = translatedLanguages()
  const { overview } = useStudioTexts()
  const options = { ...upToDate, skip: offered.length === 0 }
  const query = overviewApi.endpoints.listUntranslated.useQuery(undefined, options)
  if (offered.length === 0) return null
  return (
    <OverviewSection title={overview.translations} query={query}>
      {(data) => (
        <>
          {data.length === 0 && <MutedText>{overview.allTranslated}</MutedText>}
          {offered.map((language) => (
            <LanguageGroup
              key={language}
              language={language}
              entries={data.filter((entry) => entry.language === language)}
            />
          ))}
        </>
      )}
    </OverviewSection>
  )
}

interface LanguageGroupProps {
  language: Language
  entries: readonly UntranslatedEntry[]
}

function LanguageGroup({ language, entries }: LanguageGroupProps) {
  const { forms, nouns } = useStudioTexts()
  const count = entries.reduce((sum, { fields }) => sum + fields.length, 0)
  if (count === 0) return null
  return (
    <DetailsGroup>
      <summary>{`${languages[language].name}: ${forms.missing(count)}`}</summary>
      <ul>
        {entries.map(({ resource, id, title, fields }) => (
          <li key={`${resource} ${id}`}>
            <Facts>{nouns[resource].title}</Facts>
            <RowLink to={`${formPath(resource, id)}#${translationPath(language, fields[0] ?? '')}`}>
              {title}
            </RowLink>
            <Facts>{forms.missing(fields.length)}</Facts>
          </li>
        ))}
      </ul>
    </DetailsGroup>
  )
}
