import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import styled from 'styled-components'

const BulletsList = styled.ul`
  display: grid;
  gap: 0.375rem;
  max-width: 44rem;
  padding-left: 1.25rem;
  list-style: disc;

  li::marker {
    color: ${({ theme }) => theme.accent};
  }

  ${({ theme }) => theme.print} {
    display: block;
  }
`

export function Bullets({ texts }: { texts: readonly string[] | null | undefined }) {
  if (!texts?.length) return null
  return (
    <BulletsList>
      {texts.map((text, index) => (
        <li key={index}>{text}</li>
      ))}
    </BulletsList>
  )
}

const ValueCardsList = styled.ul`
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

export function ValueCards({ values }: ValueCardsProps) {
  return (
    <ValueCardsList>
      {values.map(({ Icon, title, text }) => (
        <Value key={title}>
          <Icon aria-hidden="true" />
          <h3 lang="en">{title}</h3>
          <p>{text}</p>
        </Value>
      ))}
    </ValueCardsList>
  )
}

const List = styled.dl<{ $boxed: boolean }>`
  display: grid;
  grid-template-columns: repeat(2, ${({ $boxed }) => ($boxed ? 'minmax(0, 1fr)' : 'auto')});
  justify-content: start;
  gap: 1rem ${({ $boxed }) => ($boxed ? '1rem' : '2.5rem')};

  div {
    break-inside: avoid;
    display: flex;
    flex-direction: column-reverse;
    justify-content: flex-end;
    ${({ theme, $boxed }) =>
      $boxed &&
      `padding: clamp(0.75rem, 2vw, 1rem) clamp(0.875rem, 3vw, 1.25rem);
      border: 1px solid ${theme.line};
      border-radius: ${theme.radius.medium};
      background: ${theme.surfaceRaised};`}
  }

  dt {
    color: ${({ theme }) => theme.textMuted};
    font-size: ${({ theme }) => theme.size.tiny};
  }

  dd {
    margin: 0;
    font-size: ${({ theme }) => theme.size.title};
    font-weight: 800;
    letter-spacing: -0.04em;
    line-height: 1.1;
  }
`

interface StatisticsProps {
  /** Entries without a value are omitted. */
  statistics: readonly { term: string; value: string | number | undefined }[]
  boxed?: boolean
}

export function Statistics({ statistics, boxed = false }: StatisticsProps) {
  return (
    <List $boxed={boxed}>
      {statistics.map(
        ({ term, value }, index) =>
          value !== undefined && (
            <div key={index}>
              <dt>{term}</dt>
              <dd>{value}</dd>
            </div>
          ),
      )}
    </List>
  )
}

const FactListFrame = styled.dl`
  dt {
    color: ${({ theme }) => theme.textMuted};
    font-size: ${({ theme }) => theme.size.tiny};
  }

  dd {
    margin: 0;
    font-weight: 600;
  }
`

interface FactListProps {
  facts: readonly { term: string; value: ReactNode }[]
  className?: string
}

/** Facts in small type; nothing if there are none. */
export function FactList({ facts, className }: FactListProps) {
  if (facts.length === 0) return null
  return (
    <FactListFrame className={className}>
      {facts.map(({ term, value }) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </FactListFrame>
  )
}
