import type { Testimonial } from '../../contract/testimonials'

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
