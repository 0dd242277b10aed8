import { useState } from 'react'
import styled from 'styled-components'
import type { Revision, TrackedResource } from '../../contract/history'
import { historyApi } from '../../features/history/historyApi'
import { Button } from '../../ui/Button'
import { Loading } from '../../ui/Loading'
import { MutedText } from '../../ui/Page'
import { VisuallyHidden } from '../../ui/VisuallyHidden'
import { failureReason } from '../ui/failureReason'
import { formatTime } from '../ui/formatTime'
import { differencesOf } from './differences'
import { DifferenceList } from './DifferenceList'

const List = styled.ol`
  display: grid;
  gap: 0.5rem;
`

const Item = styled.li`
  padding: 0.75rem 1rem;
  border: 1px solid ${({ theme }) => theme.line};
  border-radius: ${({ theme }) => theme.radius.medium};

  summary {
    cursor: pointer;
    padding-block: 0.375rem;
    font-size: ${({ theme }) => theme.size.small};
    font-weight: 600;
  }
`

const actions: Record<Revision['action'], string> = {
  created: 'dibuat',
  updated: 'disimpan',
  imported: 'dari berkas isi',
}

export interface RevisionListProps {
  resource: TrackedResource
  id: number
  /** The name of a field for the owner; undefined for a field that is not shown. */
  labelOf: (field: string) => string | undefined
  /** Gets the fields of the state that the owner wants back. */
  onRestore: (data: Revision['data']) => void
}

interface RevisionItemProps extends Pick<RevisionListProps, 'labelOf' | 'onRestore'> {
  revision: Revision
  current: Revision['data']
}

/** An earlier state; what has changed since is computed when it is opened. */
function RevisionItem({ revision, current, labelOf, onRestore }: RevisionItemProps) {
  const [isOpen, setIsOpen] = useState(false)
  const time = formatTime(revision.saved_at)
  const differences = isOpen ? differencesOf(revision.data, current) : []
  return (
    <Item>
      <details onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
        <summary>{`${time}, ${actions[revision.action]}`}</summary>
        <DifferenceList differences={differences} labelOf={labelOf} />
        <Button $variant="outline" onClick={() => onRestore(revision.data)}>
          Pulihkan<VisuallyHidden>{` keadaan ${time}`}</VisuallyHidden>
        </Button>
      </details>
    </Item>
  )
}

/** The earlier states of an entry, the latest first, each with what has changed since. */
export function RevisionList({ resource, id, labelOf, onRestore }: RevisionListProps) {
  const query = historyApi.endpoints.listRevisions.useQuery({ resource, id })
  if (!query.data) {
    if (query.error) return <MutedText role="alert">{failureReason(query.error)}</MutedText>
    return <Loading text="Memuat riwayat …" />
  }
  const [current, ...earlier] = query.data
  if (!current || earlier.length === 0) return <MutedText>Belum ada perubahan.</MutedText>
  return (
    <List>
      {earlier.map((revision) => (
        <RevisionItem
          key={revision.id}
          revision={revision}
          current={current.data}
          labelOf={labelOf}
          onRestore={onRestore}
        />
      ))}
    </List>
  )
}
