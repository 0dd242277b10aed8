import styled from 'styled-components'
import type { Testimonial } from '../../contract/testimonials'
import { averageRating } from '../../features/testimonials/averageRating'
import { MutedText } from '../../ui/Page'
import { Rating } from '../../ui/Rating'

const Frame = styled.div`
  display: grid;
  gap: 0.25rem;
  margin-bottom: 2rem;
`

const Average = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0.375rem 0.75rem;
  font-size: ${({ theme }) => theme.size.subheading};

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
      <MutedText>Dari {testimonials.length} proyek yang diselesaikan</MutedText>
    </Frame>
  )
}
