import type { ReactNode } from 'react'
import styled from 'styled-components'
import { Bullets } from '../../ui/Facts'

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

    a {
      display: inline-block;
      min-height: 1.5rem;
    }
  }

  ${({ theme }) => theme.print} {
    gap: 0.5mm;
    padding: 0 0 4mm 4mm;
    break-inside: avoid;

    h3 a::after {
      content: ' ' attr(href);
      font-weight: 400;
    }
  }
`

const Period = styled.p`
  color: ${({ theme }) => theme.textMuted};
  font: 500 ${({ theme }) => theme.size.tiny} / 1.6 ${({ theme }) => theme.font.code};
`

const Subtitle = styled.p`
  color: ${({ theme }) => theme.textMuted};
  font-size: ${({ theme }) => theme.size.small};
`

const Text = styled.p`
  max-width: 44rem;
  white-space: pre-line;
`

export interface TimelineEntryProps {
  period: string
  title: string
  href?: string
  /** Joined below the title; empty parts are omitted. */
  subtitle: readonly (string | null | undefined)[]
  description?: string | null
  highlights?: readonly string[] | null
  /** Rendered above the description, for example a badge. */
  children?: ReactNode
}

export function TimelineEntry(props: TimelineEntryProps) {
  const { period, title, href, description, highlights, children } = props
  const subtitle = props.subtitle.map((part) => part?.trim()).filter(Boolean)
  return (
    <Entry>
      {period && <Period>{period}</Period>}
      <h3>
        {href ? (
          <a href={href} target="_blank" rel="noopener noreferrer">
            {title}
          </a>
        ) : (
          title
        )}
      </h3>
      {subtitle.length > 0 && <Subtitle>{subtitle.join(' · ')}</Subtitle>}
      {children}
      {description && <Text>{description}</Text>}
      <Bullets texts={highlights} />
    </Entry>
  )
}
