import styled from 'styled-components'
import { CardSkeletons } from '../../ui/CardSkeletons'
import { Skeleton } from '../../ui/Skeleton'
import { VisuallyHidden } from '../../ui/VisuallyHidden'

const filters = [0, 1, 2, 3]

const Filters = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0.5rem;
  margin-bottom: 2rem;
`

/** Placeholders for four filter buttons and six cards. */
export function TestimonialsSkeleton() {
  return (
    <div role="status">
      <VisuallyHidden>Memuat testimoni...</VisuallyHidden>
      <Filters>
        {filters.map((filter) => (
          <Skeleton
            key={filter}
            data-testid="placeholder-filter"
            $width="8rem"
            $height="2.75rem"
            $round
          />
        ))}
      </Filters>
      <CardSkeletons count={6} />
    </div>
  )
}
