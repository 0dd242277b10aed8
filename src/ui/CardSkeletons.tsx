import styled from 'styled-components'
import { Card, CardGrid } from './Card'
import { Skeleton } from './Skeleton'

const Lines = styled(Card)`
  display: grid;
  gap: 1rem;
`

interface CardSkeletonsProps {
  count: number
  /** Whether the cards to come begin with a picture. */
  pictured?: boolean
}

/** The shape of cards that are on their way. */
export function CardSkeletons({ count, pictured = true }: CardSkeletonsProps) {
  return (
    <CardGrid>
      {Array.from({ length: count }, (_, index) => (
        <Lines key={index} data-testid="placeholder-card">
          {pictured && <Skeleton $height="11rem" />}
          <Skeleton $width="60%" />
          <Skeleton $height={pictured ? '4rem' : '12rem'} />
        </Lines>
      ))}
    </CardGrid>
  )
}
