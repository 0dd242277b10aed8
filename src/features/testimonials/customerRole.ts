import type { Testimonial } from '../../contract/testimonials'

/** `Pemilik at Warung Bu Sinta`, or what there is of it. */
export function customerRole({
  customer_position: position,
  customer_company: company,
}: Pick<Testimonial, 'customer_position' | 'customer_company'>): string {
  return [position?.trim(), company?.trim()].filter(Boolean).join(' at ')
}
