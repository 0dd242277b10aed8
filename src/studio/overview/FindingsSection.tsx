import { useSelector } from 'react-redux'
import styled from 'styled-components'
import type { Finding, TrackedResource } from '../../contract/studio'
import { overviewApi } from '../../features/overview/overviewApi'
import { languageSlice } from '../../language/languageSlice'
import { MutedText } from '../../ui/Page'
import { fieldTexts, type Labels } from '../forms/labels'
import { Facts } from '../ui/rows'
import { useStudioTexts, type StudioTexts } from '../language/StudioTextsContext'
import { capitalize } from '../ui/Failure'
import { upToDate } from '../ui/LoadState'
import { screenPaths } from '../nouns'
import { DetailsGroup, OverviewSection, placePath, RowLink } from './OverviewSection'

const severities = ['must', 'should', 'could'] as const satisfies readonly Finding['severity'][]

const Group = styled(DetailsGroup)<{ $isUrgent: boolean }>`
  > summary {
    color: ${({ theme, $isUrgent }) => $isUrgent && theme.danger};
  }
  > details {
    padding-inline-start: 1.25rem;
  }
`

export function FindingsSection() {
  const { overview } = useStudioTexts()
  const language = useSelector(languageSlice.selectors.selectLanguage)
  const query = overviewApi.endpoints.listFindings.useQuery(language, upToDate)
  return (
    <OverviewSection title={overview.findings} query={query}>
      {(findings) => (
        <>
          {findings.length === 0 && <MutedText>{overview.noFindings}</MutedText>}
          {severities
            .map(
              (severity) =>
                [severity, findings.filter((one) => one.severity === severity)] as const,
            )
            .filter(([, found]) => found.length > 0)
            .map(([severity, found]) => (
              <Group key={severity} open={severity !== 'could'} $isUrgent={severity === 'must'}>
                <summary>{`${overview.severities[severity]} (${found.length})`}</summary>
                <Findings found={found} />
              </Group>
            ))}
        </>
      )}
    </OverviewSection>
  )
}

/** More findings than this are in groups by the noun that they are about. */
const maxListed = 8

function Findings({ found }: { found: readonly Finding[] }) {
  const texts = useStudioTexts()
  if (found.length <= maxListed) return <FindingList found={found} />
  const titles = new Set(found.map((one) => titleOf(texts, one)))
  return [...titles].map((title) => {
    const members = found.filter((one) => titleOf(texts, one) === title)
    return (
      <DetailsGroup key={title}>
        <summary>{`${title} (${members.length})`}</summary>
        <FindingList found={members} />
      </DetailsGroup>
    )
  })
}

function FindingList({ found }: { found: readonly Finding[] }) {
  return (
    <ul>
      {found.map((finding, index) => (
        <li key={`${index} ${finding.message}`}>
          <FindingText {...finding} />
        </li>
      ))}
    </ul>
  )
}

const titleOf = ({ nouns, screens, overview }: StudioTexts, { resource, setting }: Finding) =>
  resource ? nouns[resource].title : setting ? screens.settings : overview.settings

function FindingText(finding: Finding) {
  const texts = useStudioTexts()
  const { message, setting, ...place } = finding
  const text = capitalize(message)
  const { resource, field } = place
  const facts = [titleOf(texts, finding), resource && field && labelOf(texts, resource, field)]
  const path = resource
    ? placePath({ ...place, resource })
    : setting && `${screenPaths.settings}#${setting}`
  return (
    <>
      <Facts>{facts.filter(Boolean).join(' · ')}</Facts>
      {path ? <RowLink to={path}>{text}</RowLink> : text}
    </>
  )
}

/** The label of the field of which a path such as `pictures.0.alt` is a part. */
function labelOf({ fields }: StudioTexts, resource: TrackedResource, path: string) {
  const labels: Labels = fields[resource]
  const [name = ''] = path.split('.')
  return name in labels ? fieldTexts(labels, name).label : undefined
}
