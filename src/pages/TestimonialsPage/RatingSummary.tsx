import styled from 'styled-components'
import type { Testimonial } from '../../contract/testimonials'
import { averageRating } from '../../features/testimonials/averageRating'
import { Rating } from '../../ui/Rating'

const Frame = styled.div`
  display: grid;
  gap: 0.25rem;
  margin-bottom: 2rem;

  p:first-child {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0.375rem 0.75rem;
    font-size: ${({ theme }) => theme.size.subheading};
  }

  strong {
    font-size: ${({ theme }) => theme.size.heading};
    letter-spacing: -0.03em;
  }

  p:last-child {
    color: ${({ theme }) => theme.textMuted};
  }
`

/** The average rating and number of the shown testimonials. */
export function RatingSummary({ testimonials }: { testimonials: readonly Testimonial[] }) {
  const average = averageRating(testimonials)
  return (
    <Frame>
      <p>
        <Rating value={average} />
        <strong>{average.toFixed(1)}</strong>
        <span>rata-rata</span>
      </p>
      <p>Dari {testimonials.length} proyek yang diselesaikan</p>
    </Frame>
  )
}
