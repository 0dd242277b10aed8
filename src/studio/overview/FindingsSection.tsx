import { Link } from 'react-router-dom'
import { useSelector } from 'react-redux'
import type { Finding, TrackedResource } from '../../contract/studio'
import { overviewApi } from '../../features/overview/overviewApi'
import { languageSlice } from '../../language/languageSlice'
import { Heading, MutedText } from '../../ui/Page'
import { fieldTexts, type Labels } from '../forms/labels'
import { Facts } from '../lists/rowStyles'
import { useStudioTexts } from '../language/StudioTextsContext'
import type { StudioTexts } from '../language/texts'
import { Group } from './Group'
import { placePath } from './placePath'
import { SectionLoadState } from './SectionLoadState'

const severities = ['must', 'should', 'could'] as const satisfies readonly Finding['severity'][]

/** What the checks of the content and the settings have found, by severity. */
export function FindingsSection() {
  const { overview } = useStudioTexts()
  const language = useSelector(languageSlice.selectors.selectLanguage)
  const { data, error, refetch } = overviewApi.endpoints.listFindings.useQuery(language, {
    refetchOnMountOrArgChange: true,
  })
  return (
    <section>
      <Heading>{overview.findings}</Heading>
      {data?.length === 0 && <MutedText>{overview.noFindings}</MutedText>}
      {data &&
        severities.map((severity) => {
          const found = data.filter((finding) => finding.severity === severity)
          return (
            found.length > 0 && <FindingGroup key={severity} findings={found} severity={severity} />
          )
        })}
      {!data && (
        <SectionLoadState
          loading={overview.checking}
          error={error}
          failure={overview.notChecked}
          onRetry={refetch}
        />
      )}
    </section>
  )
}

interface FindingGroupProps {
  severity: Finding['severity']
  findings: readonly Finding[]
}

function FindingGroup({ severity, findings }: FindingGroupProps) {
  const { severities } = useStudioTexts().overview
  return (
    <Group open={severity !== 'could'}>
      <summary>{`${severities[severity]} (${findings.length})`}</summary>
      <ul>
        {findings.map((finding, index) => (
          <li key={`${index} ${finding.message}`}>
            <FindingText {...finding} />
          </li>
        ))}
      </ul>
    </Group>
  )
}

/** The text names the field, and links to it, to the form or to the list. */
function FindingText({ message, ...place }: Finding) {
  const texts = useStudioTexts()
  const { resource, field } = place
  if (!resource) {
    return (
      <>
        <Facts>{texts.overview.settings}</Facts>
        <span>{message}</span>
      </>
    )
  }
  const facts = [texts.nouns[resource].title, field && labelOf(texts, resource, field)]
  return (
    <>
      <Facts>{facts.filter(Boolean).join(' · ')}</Facts>
      <Link to={placePath({ ...place, resource })}>{message}</Link>
    </>
  )
}

/** The label of the field of which a path such as `pictures.0.alt` is a part. */
function labelOf({ fields }: StudioTexts, resource: TrackedResource, path: string) {
  const labels: Labels = fields[resource]
  const [name = ''] = path.split('.')
  return name in labels ? fieldTexts(labels, name).label : undefined
}
