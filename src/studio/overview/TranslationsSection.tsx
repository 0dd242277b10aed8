import { Link } from 'react-router-dom'
import type { UntranslatedEntry } from '../../contract/studio'
import { overviewApi } from '../../features/overview/overviewApi'
import { languages, type Language } from '../../language/languages'
import { Heading, MutedText } from '../../ui/Page'
import { translatedLanguages, translationPath } from '../forms/translations'
import { Facts } from '../lists/rowStyles'
import { useStudioTexts } from '../language/StudioTextsContext'
import { formPath } from '../nouns'
import { Group } from './Group'
import { SectionLoadState } from './SectionLoadState'

/** What is not translated into the other languages of the site; nothing where it has one. */
export function TranslationsSection() {
  const offered = translatedLanguages()
  return offered.length > 0 ? <Translations offered={offered} /> : null
}

function Translations({ offered }: { offered: readonly Language[] }) {
  const { overview } = useStudioTexts()
  const { data, error, refetch } = overviewApi.endpoints.listUntranslated.useQuery(undefined, {
    refetchOnMountOrArgChange: true,
  })
  return (
    <section>
      <Heading>{overview.translations}</Heading>
      {data?.length === 0 && <MutedText>{overview.allTranslated}</MutedText>}
      {data &&
        offered.map((language) => {
          const entries = data.filter((entry) => entry.language === language)
          return (
            entries.length > 0 && (
              <LanguageGroup key={language} language={language} entries={entries} />
            )
          )
        })}
      {!data && (
        <SectionLoadState
          loading={overview.checking}
          error={error}
          failure={overview.translationsFailed}
          onRetry={refetch}
        />
      )}
    </section>
  )
}

interface LanguageGroupProps {
  language: Language
  entries: readonly UntranslatedEntry[]
}

function LanguageGroup({ language, entries }: LanguageGroupProps) {
  const { forms, nouns } = useStudioTexts()
  const count = entries.reduce((sum, { fields }) => sum + fields.length, 0)
  return (
    <Group>
      <summary>{`${languages[language].name}: ${forms.missing(count)}`}</summary>
      <ul>
        {entries.map(({ resource, id, title, fields }) => (
          <li key={`${resource} ${id}`}>
            <Facts>{nouns[resource].title}</Facts>
            <Link to={`${formPath(resource, id)}#${translationPath(language, fields[0] ?? '')}`}>
              {title}
            </Link>{' '}
            <Facts as="span">{forms.missing(fields.length)}</Facts>
          </li>
        ))}
      </ul>
    </Group>
  )
}
