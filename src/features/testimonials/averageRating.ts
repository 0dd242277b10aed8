import type { Testimonial } from '../../contract/testimonials'

/** The rating, limited to 0–5; 0 if it is not a number. */
export function ratingOf({ rating }: Pick<Testimonial, 'rating'>): number {
  const value = Number(rating)
  return Number.isFinite(value) ? Math.min(5, Math.max(0, value)) : 0
}

/** The mean rating, 0–5; 0 for an empty list. */
export function averageRating(testimonials: readonly Pick<Testimonial, 'rating'>[]): number {
  const sum = testimonials.reduce((total, testimonial) => total + ratingOf(testimonial), 0)
  return testimonials.length === 0 ? 0 : sum / testimonials.length
}
