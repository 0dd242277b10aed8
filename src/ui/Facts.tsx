import type { ReactNode } from 'react'
import styled from 'styled-components'

const BulletsList = styled.ul`
  max-width: 44rem;
  padding-inline-start: 1.25rem;
  list-style: disc;

  li + li {
    margin-top: 0.375rem;
  }

  li::marker {
    color: ${({ theme }) => theme.accent};
  }
`

interface BulletsProps {
  texts: readonly string[] | null | undefined
  lang?: string
}

export function Bullets({ texts, lang }: BulletsProps) {
  if (!texts?.length) return null
  return (
    <BulletsList dir="auto" lang={lang}>
      {texts.map((text, index) => (
        <li key={index}>{text}</li>
      ))}
    </BulletsList>
  )
}

const List = styled.dl<{ $boxed: boolean }>`
  display: grid;
  grid-template-columns: repeat(2, ${({ $boxed }) => ($boxed ? 'minmax(0, 1fr)' : 'auto')});
  justify-content: start;
  font-family: var(--font-label, inherit);
  gap: 1rem ${({ $boxed }) => ($boxed ? '0.75rem' : '2.5rem')};

  div {
    break-inside: avoid;
    display: flex;
    flex-direction: column-reverse;
    justify-content: flex-end;
    ${({ theme, $boxed }) =>
      $boxed &&
      `padding: clamp(0.75rem, 2vw, 1rem) clamp(0.75rem, 1.25vw, 1.25rem);
      border: 1px solid ${theme.line};
      border-radius: ${theme.radius.medium};
      background: ${theme.surfaceRaised};`}
  }

  dt {
    color: ${({ theme }) => theme.textMuted};
    font-size: ${({ theme }) => theme.size.small};
  }

  dd {
    margin: 0;
    font-size: ${({ theme }) => theme.size.section};
    font-weight: 800;
    letter-spacing: -0.04em;
    line-height: 1.1;
  }
`

interface StatisticsProps {
  /** Entries without a value are omitted. */
  statistics: readonly { term: string; value: string | number | undefined }[]
  boxed?: boolean
  lang?: string
}

export function Statistics({ statistics, boxed = false, lang }: StatisticsProps) {
  const known = statistics.filter(({ value }) => value !== undefined)
  if (known.length === 0) return null
  return (
    <List $boxed={boxed} lang={lang}>
      {known.map(({ term, value }, index) => (
        <div key={index}>
          <dt>
            <bdi>{term}</bdi>
          </dt>
          <dd>
            <bdi>{value}</bdi>
          </dd>
        </div>
      ))}
    </List>
  )
}

const FactListFrame = styled.dl`
  dt {
    color: ${({ theme }) => theme.textMuted};
    font-size: ${({ theme }) => theme.size.small};
  }

  dd {
    margin: 0;
    font-weight: 600;
  }
`

interface FactListProps {
  facts: readonly { term: string; value: ReactNode; lang?: string }[]
  className?: string
}

/** Facts in small type; nothing if there are none. */
export function FactList({ facts, className }: FactListProps) {
  if (facts.length === 0) return null
  return (
    <FactListFrame className={className}>
      {facts.map(({ term, value, lang }) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>
            <bdi lang={lang}>{value}</bdi>
          </dd>
        </div>
      ))}
    </FactListFrame>
  )
}
