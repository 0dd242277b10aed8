import styled from 'styled-components'
import type { Testimonial } from '../../contract/testimonials'
import { averageRating } from '../../features/testimonials/averageRating'
import { MutedText } from '../../ui/Page'
import { Rating } from '../../ui/Rating'

/** As high without ratings, so that a category without testimonials does not move its filters. */
const Frame = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: 0.25rem 1.25rem;
  margin-bottom: 1.25rem;
  min-height: calc(1.65 * ${({ theme }) => theme.size.heading});
`

const Average = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0.25rem 0.625rem;

  strong {
    font-size: ${({ theme }) => theme.size.heading};
    letter-spacing: -0.03em;
  }
`

/** The average rating, if there are ratings, and the number of the shown testimonials. */
export function RatingSummary({ testimonials }: { testimonials: readonly Testimonial[] }) {
  const average = averageRating(testimonials)
  return (
    <Frame>
      {average !== undefined && (
        <Average>
          <Rating value={average} />
          <strong>{average.toFixed(1)}</strong>
          <span>rata-rata</span>
        </Average>
      )}
      {testimonials.length > 0 && (
        <MutedText>Dari {testimonials.length} proyek yang diselesaikan</MutedText>
      )}
    </Frame>
  )
}
