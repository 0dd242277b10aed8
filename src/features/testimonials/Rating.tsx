import Star from 'lucide-react/icons/star'
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

const stars = [1, 2, 3, 4, 5]

const Row = styled.span`
  display: inline-flex;
  gap: 0.125rem;
  color: ${({ theme }) => theme.star};
  vertical-align: middle;
`

export function Rating({ value }: { value: number }) {
  const { testimonials } = useTexts()
  const filled = Math.min(5, Math.max(0, Math.round(value) || 0))
  return (
    <Row role="img" aria-label={testimonials.rating(filled)}>
      {stars.map((star) => (
        <Star key={star} size="1.05em" fill={star <= filled ? 'currentColor' : 'none'} />
      ))}
    </Row>
  )
}
