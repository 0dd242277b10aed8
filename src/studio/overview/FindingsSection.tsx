import { Link } from 'react-router-dom'
import styled from 'styled-components'
import type { Finding } from '../../contract/studio'
import { overviewApi } from '../../features/overview/overviewApi'
import { Loading } from '../../ui/Loading'
import { Heading, MutedText } from '../../ui/Page'
import { Facts } from '../lists/rowStyles'
import { formPath, nouns } from '../nouns'
import { failureReason } from '../ui/failureReason'
import { ActionButton } from '../ui/PendingButton'

const titles: Record<Finding['severity'], string> = {
  must: 'Wajib dibetulkan sebelum situs terbit',
  should: 'Sebaiknya dibetulkan',
  could: 'Bisa diperbaiki',
}
const severities = Object.keys(titles) as Finding['severity'][]

const Group = styled.details`
  margin-top: 0.75rem;

  summary {
    width: fit-content;
    min-height: 1.75rem;
    font-weight: 650;
    cursor: pointer;
  }

  li {
    padding-block: 0.5rem;
    border-bottom: 1px solid ${({ theme }) => theme.line};
  }
`

/** What the checks of the content and the settings have found, by severity. */
export function FindingsSection() {
  const { data, error, refetch } = overviewApi.endpoints.listFindings.useQuery(undefined, {
    refetchOnMountOrArgChange: true,
  })
  return (
    <section>
      <Heading>Pemeriksaan</Heading>
      {data?.length === 0 && <MutedText>Tidak ada yang perlu dibetulkan.</MutedText>}
      {data &&
        severities.map((severity) => {
          const found = data.filter((finding) => finding.severity === severity)
          return (
            found.length > 0 && <FindingGroup key={severity} findings={found} severity={severity} />
          )
        })}
      {!data &&
        (error ? (
          <>
            <p role="alert">{`Isi situs gagal diperiksa. ${failureReason(error)}`}</p>
            <ActionButton action={refetch}>Coba Lagi</ActionButton>
          </>
        ) : (
          <Loading text="Memeriksa isi situs …" />
        ))}
    </section>
  )
}

interface FindingGroupProps {
  severity: Finding['severity']
  findings: readonly Finding[]
}

function FindingGroup({ severity, findings }: FindingGroupProps) {
  return (
    <Group open={severity !== 'could'}>
      <summary>{`${titles[severity]} (${findings.length})`}</summary>
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

/** The text is that of the command line, which is English. It links to the field, the form or the list. */
function FindingText({ message, resource, id, field }: Finding) {
  if (!resource) {
    return (
      <>
        <Facts>Pengaturan</Facts>
        <span lang="en">{message}</span>
      </>
    )
  }
  const { title, path } = nouns[resource]
  const form = typeof id === 'number' ? formPath(resource, id) : path
  return (
    <>
      <Facts>{title}</Facts>
      <Link to={field ? `${form}#${field}` : form} lang="en">
        {message}
      </Link>
    </>
  )
}
