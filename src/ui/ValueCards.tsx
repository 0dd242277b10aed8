import type { LucideIcon } from 'lucide-react'
import styled from 'styled-components'

const List = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 11rem), 1fr));
  gap: clamp(1.5rem, 3vw, 2.5rem);
`

const Value = styled.li`
  break-inside: avoid;
  display: grid;
  gap: 0.625rem;
  align-content: start;
  padding-top: 1.25rem;
  border-top: 2px solid ${({ theme }) => theme.text};

  svg {
    color: ${({ theme }) => theme.accent};
  }

  h3 {
    font-size: ${({ theme }) => theme.size.subheading};
  }

  p {
    color: ${({ theme }) => theme.textMuted};
    font-size: ${({ theme }) => theme.size.small};
  }
`

interface ValueCardsProps {
  /** The titles are English terms. */
  values: readonly { Icon: LucideIcon; title: string; text: string }[]
}

/** Principles side by side, each with an icon. */
export function ValueCards({ values }: ValueCardsProps) {
  return (
    <List>
      {values.map(({ Icon, title, text }) => (
        <Value key={title}>
          <Icon aria-hidden="true" />
          <h3 lang="en">{title}</h3>
          <p>{text}</p>
        </Value>
      ))}
    </List>
  )
}
