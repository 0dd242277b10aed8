import styled from 'styled-components'
import { Card, CardGrid } from '../../ui/Card'
import { HiddenText, Skeleton } from '../../ui/Skeleton'

const filters = [0, 1, 2, 3]
const cards = [0, 1, 2, 3, 4, 5]

const Filters = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0.5rem;
  margin-bottom: 2rem;
`

const Lines = styled(Card)`
  display: grid;
  gap: 1rem;
`

/** The shape of what is on its way: four filter buttons and six cards. */
export function TestimonialsSkeleton() {
  return (
    <div role="status">
      <HiddenText>Memuat testimoni...</HiddenText>
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
      <CardGrid>
        {cards.map((card) => (
          <Lines key={card} data-testid="placeholder-card">
            <Skeleton $height="11rem" />
            <Skeleton $width="60%" />
            <Skeleton $height="4rem" />
          </Lines>
        ))}
      </CardGrid>
    </div>
  )
}
