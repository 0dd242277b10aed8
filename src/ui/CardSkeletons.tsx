import styled from 'styled-components'
import { Card, CardGrid } from './Card'
import { Skeleton } from './Skeleton'

const SkeletonCard = styled(Card)`
  display: grid;
  gap: 1rem;
`

interface CardSkeletonsProps {
  count: number
  hasPictures?: boolean
}

/** Placeholders for cards that are loading. */
export function CardSkeletons({ count, hasPictures = true }: CardSkeletonsProps) {
  return (
    <CardGrid>
      {Array.from({ length: count }, (_, index) => (
        <SkeletonCard key={index} data-testid="placeholder-card">
          {hasPictures && <Skeleton $height="11rem" />}
          <Skeleton $width="60%" />
          <Skeleton $height={hasPictures ? '4rem' : '12rem'} />
        </SkeletonCard>
      ))}
    </CardGrid>
  )
}
