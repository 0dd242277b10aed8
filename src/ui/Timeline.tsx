import type { ReactNode } from 'react'
import styled from 'styled-components'

/** Entries in the order of time, on a line. */
export const Timeline = styled.ol`
  display: grid;
  border-left: 2px solid ${({ theme }) => theme.line};

  ${({ theme }) => theme.print} {
    display: block;
  }
`

const Entry = styled.li`
  position: relative;
  display: grid;
  gap: 0.375rem;
  padding: 0 0 2rem clamp(1.25rem, 3vw, 2rem);
  min-width: 0;

  &:last-child {
    padding-bottom: 0;
  }

  &::before {
    content: '';
    position: absolute;
    top: 0.45rem;
    left: calc(-0.375rem - 1px);
    width: 0.75rem;
    height: 0.75rem;
    border-radius: 50% 0;
    background: ${({ theme }) => theme.accent};
  }

  h3 {
    font-size: ${({ theme }) => theme.size.subheading};
  }

  ${({ theme }) => theme.print} {
    gap: 0.5mm;
    padding: 0 0 4mm 4mm;
    break-inside: avoid;
  }
`

const Period = styled.p`
  color: ${({ theme }) => theme.textQuiet};
  font: 500 ${({ theme }) => theme.size.tiny} / 1.6 ${({ theme }) => theme.font.code};
`

const Place = styled.p`
  color: ${({ theme }) => theme.textQuiet};
  font-size: ${({ theme }) => theme.size.small};
`

const Text = styled.p`
  max-width: 44rem;
  white-space: pre-line;
`

interface TimelineEntryProps {
  period: string
  title: string
  /** Whom, where: what there is of it is joined. */
  place: readonly (string | null | undefined)[]
  description?: string | null
  /** What else there is to say, a badge for example. */
  children?: ReactNode
}

/** One stretch of time. */
export function TimelineEntry({ period, title, place, description, children }: TimelineEntryProps) {
  const places = place.map((part) => part?.trim()).filter(Boolean)
  return (
    <Entry>
      <Period>{period}</Period>
      <h3>{title}</h3>
      {places.length > 0 && <Place>{places.join(' · ')}</Place>}
      {children}
      {description && <Text>{description}</Text>}
    </Entry>
  )
}
