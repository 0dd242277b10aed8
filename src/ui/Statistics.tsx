import styled from 'styled-components'

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
  /** Draws a border around each. */
  boxed?: boolean
}

/** Large numbers with their labels. */
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
