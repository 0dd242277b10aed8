import styled from 'styled-components'

/** Two figures with what they count. */
export const FigureList = styled.dl`
  display: flex;
  flex-wrap: wrap;
  gap: 1rem 2.5rem;

  div {
    display: flex;
    flex-direction: column-reverse;
  }

  dt {
    color: ${({ theme }) => theme.textQuiet};
    font-size: ${({ theme }) => theme.size.small};
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
  years: number
  positions: number
}

/** How long, and in how many positions, the owner has worked. */
export function Figures({ years, positions }: FiguresProps) {
  return (
    <FigureList>
      <div>
        <dt>Tahun Pengalaman</dt>
        <dd>{years}+</dd>
      </div>
      <div>
        <dt>Pengalaman Kerja</dt>
        <dd>{positions}</dd>
      </div>
    </FigureList>
  )
}
