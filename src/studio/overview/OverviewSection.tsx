import type { ReactNode } from 'react'
import styled from 'styled-components'
import type { TrackedResource } from '../../contract/studio'
import { Heading } from '../../ui/Page'
import { formPath, nouns } from '../nouns'
import { LoadState, type QueryState } from '../ui/LoadState'

export const DetailsGroup = styled.details`
  margin-top: 0.75rem;

  summary {
    width: fit-content;
    min-height: 1.75rem;
    font-weight: 650;
  }

  li {
    padding-block: 0.5rem;
    border-bottom: 1px solid ${({ theme }) => theme.line};
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
    <section>
      <Heading>{title}</Heading>
      <LoadState title={title} heading="h3" query={query} />
      {data !== undefined && children(data as NonNullable<Data>)}
    </section>
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
