import type { Testimonial } from '../../contract/testimonials'
import type { Texts } from '../../language/texts'

/** Position, company and source, for example `Pemilik at Warung Bu Sinta · melalui LinkedIn`; missing parts are omitted. */
export function customerRole(
  testimonial: Pick<Testimonial, 'customer_position' | 'customer_company' | 'source'>,
  texts: Texts['common'],
): string {
  const position = testimonial.customer_position?.trim() ?? ''
  const company = testimonial.customer_company?.trim() ?? ''
  const role = position && company ? texts.customerRole(position, company) : position || company
  const { source } = testimonial
  return [role, source && texts.via(source)].filter(Boolean).join(' · ')
}
