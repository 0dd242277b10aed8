import type { ReactNode } from 'react'
import styled from 'styled-components'
import { MutedText } from '../../ui/Page'

const Frame = styled.div`
  display: grid;
  justify-items: start;
  gap: 0.25rem;
  padding: clamp(1rem, 2.5vw, 1.5rem);
  border: 1px dashed ${({ theme }) => theme.textMuted};
  border-radius: ${({ theme }) => theme.radius.medium};

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
  /** What the owner can do. */
  children?: ReactNode
}

/** In place of a list without entries. */
export function EmptyState({ title, message, children }: EmptyStateProps) {
  return (
    <Frame role="status">
      <h2>{title}</h2>
      {message && <MutedText>{message}</MutedText>}
      {children}
    </Frame>
  )
}
