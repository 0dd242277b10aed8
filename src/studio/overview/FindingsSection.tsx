import { useSelector } from 'react-redux'
import styled from 'styled-components'
import type { Finding, TrackedResource } from '../../contract/studio'
import { overviewApi } from '../../features/overview/overviewApi'
import { languageSlice } from '../../language/languageSlice'
import { MutedText } from '../../ui/Page'
import { fieldTexts, type Labels } from '../forms/labels'
import { Facts } from '../ui/rows'
import { useStudioTexts, type StudioTexts } from '../language/StudioTextsContext'
import { upToDate } from '../ui/LoadState'
import { screenPaths } from '../nouns'
import { DetailsGroup, OverviewSection, placePath, RowLink } from './OverviewSection'

const severities = ['must', 'should', 'could'] as const satisfies readonly Finding['severity'][]

const Group = styled(DetailsGroup)<{ $isUrgent: boolean }>`
  summary {
    color: ${({ theme, $isUrgent }) => $isUrgent && theme.danger};
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
                <ul>
                  {found.map((finding, index) => (
                    <li key={`${index} ${finding.message}`}>
                      <FindingText {...finding} />
                    </li>
                  ))}
                </ul>
              </Group>
            ))}
        </>
      )}
    </OverviewSection>
  )
}

/** The server begins its messages in lower case. A value at the beginning stays as it is. */
const capitalize = (message: string) =>
  message.replace(/^\p{Ll}(?=\p{L}*[\s,:])/u, (letter) => letter.toUpperCase())

function FindingText({ message, setting, ...place }: Finding) {
  const texts = useStudioTexts()
  const text = capitalize(message)
  const { resource, field } = place
  const facts = resource
    ? [texts.nouns[resource].title, field && labelOf(texts, resource, field)]
    : [setting ? texts.screens.settings : texts.overview.settings]
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
