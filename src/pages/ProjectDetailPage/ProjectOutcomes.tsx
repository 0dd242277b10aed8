import styled from 'styled-components'
import type { Outcome } from '../../contract/projects'
import { Statistics } from '../../ui/Statistics'

const maxOutcomes = 4

const Frame = styled.section`
  dl > :last-child:nth-child(odd) {
    grid-column: 1 / -1;
  }

  dd {
    color: ${({ theme }) => theme.accent};
    font-size: ${({ theme }) => theme.size.heading};
  }

  dt {
    margin-top: 0.25rem;
    font-size: ${({ theme }) => theme.size.small};
    line-height: 1.4;
  }
`

/** The results of a project as large figures. */
export function ProjectOutcomes({ outcomes }: { outcomes: readonly Outcome[] }) {
  const statistics = outcomes
    .filter(({ figure, label }) => figure.trim() && label.trim())
    .slice(0, maxOutcomes)
    .map(({ figure, label }) => ({ term: label, value: figure }))
  if (statistics.length === 0) return null
  return (
    <Frame aria-label="Hasil utama">
      <Statistics statistics={statistics} boxed />
    </Frame>
  )
}
