import { Loading } from '../../ui/Loading'
import { Notice } from '../../ui/Notice'
import { useStudioTexts } from '../language/StudioTextsContext'
import { failureReason } from './Failure'
import { ActionButton } from './PendingButton'
import type { LucideIcon } from 'lucide-react'
import Inbox from 'lucide-react/icons/inbox'
import type { ReactNode } from 'react'
import styled from 'styled-components'
import { MutedText } from '../../ui/Page'

/** Options of queries whose results change with any content. */
export const upToDate = { refetchOnMountOrArgChange: true }

export interface QueryState<Data = unknown> {
  data?: Data
  error?: unknown
  refetch: () => PromiseLike<unknown>
}

interface LoadStateProps {
  title: string
  query: QueryState
  heading?: 'h1' | 'h2' | 'h3'
}

/** Shows that a query is running or has failed; nothing when there is data. */
export function LoadState({ title, query, heading }: LoadStateProps) {
  const { data, error, refetch } = query
  const texts = useStudioTexts()
  if (data !== undefined) return null
  if (!error) return <Loading text={texts.common.loadingOf(title)} />
  return (
    <Notice
      title={texts.common.failedOf(title)}
      message={failureReason(texts, error)}
      tone="error"
      heading={heading}
    >
      <ActionButton action={refetch}>{texts.common.retry}</ActionButton>
    </Notice>
  )
}

const Frame = styled.div`
  display: grid;
  justify-items: center;
  gap: 0.25rem;
  padding: clamp(2rem, 6vw, 4rem) 1rem;
  text-align: center;

  > svg {
    width: 2rem;
    height: 2rem;
    margin-bottom: 0.5rem;
    color: ${({ theme }) => theme.textMuted};
  }

  > h2 {
    font-size: 1.125rem;
  }
  > :is(a, button) {
    margin-top: 0.75rem;
  }
`

interface EmptyStateProps {
  title: string
  message?: string
  Icon?: LucideIcon
  /** What the owner can do. */
  children?: ReactNode
}

/** In place of a list without entries. */
export function EmptyState({ title, message, Icon = Inbox, children }: EmptyStateProps) {
  return (
    <Frame role="status">
      <Icon aria-hidden="true" />
      <h2>{title}</h2>
      {message && <MutedText>{message}</MutedText>}
      {children}
    </Frame>
  )
}
