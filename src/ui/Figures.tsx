import styled from 'styled-components'

const List = styled.dl<{ $boxed: boolean }>`
  display: grid;
  grid-template-columns: repeat(2, ${({ $boxed }) => ($boxed ? 'minmax(0, 1fr)' : 'auto')});
  justify-content: start;
  gap: 1rem ${({ $boxed }) => ($boxed ? '1rem' : '2.5rem')};

  div {
    display: flex;
    flex-direction: column-reverse;
    justify-content: flex-end;
    ${({ theme, $boxed }) =>
      $boxed &&
      `padding: 1rem 1.25rem;
      border: 1px solid ${theme.line};
      border-radius: ${theme.radius.medium};
      background: ${theme.surfaceRaised};`}
  }

  dt {
    color: ${({ theme }) => theme.textQuiet};
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

interface FiguresProps {
  /** A figure without a value is left out. */
  figures: readonly { term: string; value: string | number | undefined }[]
  /** Each in a frame of its own. */
  boxed?: boolean
}

/** Large figures with what they count. */
export function Figures({ figures, boxed = false }: FiguresProps) {
  return (
    <List $boxed={boxed}>
      {figures.map(
        ({ term, value }) =>
          value !== undefined && (
            <div key={term}>
              <dt>{term}</dt>
              <dd>{value}</dd>
            </div>
          ),
      )}
    </List>
  )
}
