import ArrowRight from 'lucide-react/icons/arrow-right'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import styled from 'styled-components'
import type { TrackedResource } from '../../contract/studio'
import { Heading } from '../../ui/Page'
import { formPath, nouns } from '../nouns'
import { LoadState, type QueryState } from '../ui/LoadState'

export const Panel = styled.section`
  padding: clamp(1rem, 2.5vw, 1.5rem);
  border: 1px solid ${({ theme }) => theme.line};
  border-radius: ${({ theme }) => theme.radius.medium};
  background: ${({ theme }) => theme.surfaceRaised};

  h2 {
    margin-bottom: 0.5rem;
    font-size: 1.125rem;
  }
`

const RowAnchor = styled(Link)`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: 1rem;
  text-decoration: none;

  svg {
    flex: none;
    width: 1.125rem;
    height: 1.125rem;
    color: ${({ theme }) => theme.textMuted};
  }
  &:hover,
  &:hover svg {
    color: ${({ theme }) => theme.accentStrong};
  }
`

/** A link as wide as its row. */
export function RowLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <RowAnchor to={to}>
      <span>{children}</span>
      <ArrowRight aria-hidden="true" />
    </RowAnchor>
  )
}

export const DetailsGroup = styled.details`
  summary {
    min-height: 2.75rem;
    font-weight: 650;
  }

  li {
    padding-block: 0.625rem;
    border-top: 1px solid ${({ theme }) => theme.line};
  }
`

interface OverviewSectionProps<Data> {
  title: string
  query: QueryState<Data>
  children: (data: NonNullable<Data>) => ReactNode
}

export function OverviewSection<Data>({ title, query, children }: OverviewSectionProps<Data>) {
  const { data } = query
  return (
    <Panel>
      <Heading>{title}</Heading>
      <LoadState title={title} heading="h3" query={query} />
      {data !== undefined && children(data as NonNullable<Data>)}
    </Panel>
  )
}

/** What the owner should change: a field, an entry, a new entry or a list. */
interface Place {
  resource: TrackedResource
  id?: number
  is_new?: boolean
  field?: string
}

export function placePath({ resource, id, is_new, field }: Place): string {
  const entry = id ?? (is_new ? 'baru' : undefined)
  const path = entry === undefined ? nouns[resource].path : formPath(resource, entry)
  return field ? `${path}#${field}` : path
}
