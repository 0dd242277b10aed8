import type { Testimonial } from '../../contract/testimonials'

/** Position and company, for example `Pemilik at Warung Bu Sinta`; missing parts are omitted. */
export function customerRole({
  customer_position: position,
  customer_company: company,
}: Pick<Testimonial, 'customer_position' | 'customer_company'>): string {
  return [position?.trim(), company?.trim()].filter(Boolean).join(' at ')
}
