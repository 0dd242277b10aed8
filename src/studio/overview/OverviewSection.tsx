import type { ReactNode } from 'react'
import styled from 'styled-components'
import type { TrackedResource } from '../../contract/studio'
import { Loading } from '../../ui/Loading'
import { Heading } from '../../ui/Page'
import { useStudioTexts } from '../language/StudioTextsContext'
import { formPath, nouns } from '../nouns'
import { failureReason } from '../ui/failureReason'
import { ActionButton } from '../ui/PendingButton'

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
  query: { data?: Data; error?: unknown; refetch: () => PromiseLike<unknown> }
  loading: string
  failure: (reason: string) => string
  children: (data: NonNullable<Data>) => ReactNode
}

export function OverviewSection<Data>(props: OverviewSectionProps<Data>) {
  const { title, query, loading, failure, children } = props
  const { data, error, refetch } = query
  const texts = useStudioTexts()
  return (
    <section>
      <Heading>{title}</Heading>
      {data !== undefined && children(data as NonNullable<Data>)}
      {data === undefined && !error && <Loading text={loading} />}
      {data === undefined && error !== undefined && (
        <>
          <p role="alert">{failure(failureReason(texts, error))}</p>
          <ActionButton action={refetch}>{texts.common.retry}</ActionButton>
        </>
      )}
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
