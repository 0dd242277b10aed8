import type { ReactNode } from 'react'
import styled from 'styled-components'

const List = styled.dl<{ $boxed: boolean }>`
  display: grid;
  grid-template-columns: repeat(
    ${({ $boxed }) => ($boxed ? 'auto-fit, minmax(min(100%, 9rem), 1fr)' : '2, auto')}
  );
  justify-content: start;
  max-width: ${({ $boxed }) => $boxed && '29rem'};
  font-family: var(--font-label, inherit);
  gap: 1rem ${({ $boxed }) => ($boxed ? '0.75rem' : '2.5rem')};

  > :only-child {
    grid-column: 1 / -1;
  }

  div {
    break-inside: avoid;
    display: flex;
    flex-direction: column-reverse;
    justify-content: flex-end;
    ${({ theme, $boxed }) =>
      $boxed &&
      `padding: clamp(0.75rem, 2vw, 1rem);
      border: 1px solid ${theme.line};
      border-radius: ${theme.radius.medium};
      background: ${theme.surfaceRaised};`}
  }

  dt {
    ${({ theme }) => theme.smallText}
  }

  dd {
    font-size: ${({ theme }) => theme.size.section};
    font-weight: 800;
    letter-spacing: -0.04em;
    line-height: 1.1;
  }
`

interface StatisticsProps {
  /** Entries without a value are omitted. */
  statistics: readonly { term: string; value: ReactNode }[]
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
