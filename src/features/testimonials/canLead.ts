import type { Testimonial } from '../../contract/testimonials'

/** The most characters of a quote that is shown whole. */
const leadLength = 320

/** Whether a testimonial leads if it is the first of a list. */
export function canLead({ description }: Testimonial): boolean {
  return typeof description === 'string' && description.length <= leadLength
}
