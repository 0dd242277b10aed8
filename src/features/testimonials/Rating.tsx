import styled from 'styled-components'
import type { Testimonial } from '../../contract/testimonials'
import { useTexts } from '../../language/TextsContext'

type Rated = Pick<Testimonial, 'rating'>

/** The rating, limited to 0–5; undefined for a testimonial without one. */
export function ratingOf({ rating }: Rated): number | undefined {
  return Number.isFinite(rating) ? Math.min(5, Math.max(0, Number(rating))) : undefined
}

/** The mean of the ratings, 0–5; undefined if there are none. */
export function averageRating(testimonials: readonly Rated[]): number | undefined {
  const ratings = testimonials.flatMap((testimonial) => ratingOf(testimonial) ?? [])
  const sum = ratings.reduce((total, rating) => total + rating, 0)
  return ratings.length > 0 ? sum / ratings.length : undefined
}

const star =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" stroke="red" stroke-width="2" stroke-linejoin="round"><path d="m12 3 2.7 5.8 6.3.8-4.6 4.4 1.2 6.3-5.6-3.1-5.6 3.1 1.2-6.3L3 9.6l6.3-.8z"/></svg>'

/** Five stars, of which the filled ones are coloured. */
const Stars = styled.span`
  display: inline-block;
  width: 5.75em;
  height: 1.15em;
  background: linear-gradient(
    to var(--end),
    ${({ theme }) => theme.star} var(--filled),
    ${({ theme }) => theme.line} 0
  );
  mask: url('data:image/svg+xml,${encodeURIComponent(star)}') 0 0 / 20% 100%;
  vertical-align: middle;
  forced-color-adjust: none;
  print-color-adjust: exact;
`

export function Rating({ value }: { value: number }) {
  const { testimonials } = useTexts()
  const filled = Math.min(5, Math.max(0, Math.round(value) || 0))
  return (
    <Stars
      role="img"
      aria-label={testimonials.rating(filled)}
      style={{ '--filled': `${filled * 20}%` }}
    />
  )
}
