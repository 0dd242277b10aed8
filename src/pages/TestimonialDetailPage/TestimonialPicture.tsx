import styled from 'styled-components'
import type { Testimonial } from '../../contract/testimonials'
import { safeLink } from '../../lib/safeLink'
import { breakpoints } from '../../theme/theme'
import { Card } from '../../ui/Card'
import { Picture } from '../../ui/Picture'

const Screenshot = styled(Picture)`
  border-radius: ${({ theme }) => theme.radius.medium};
`

/** The testimonial's picture, if it has one. */
export function TestimonialPicture({ testimonial }: { testimonial: Testimonial }) {
  const picture = safeLink(testimonial.testimonial_image_url)
  if (!picture) return null
  return (
    <Card as="section">
      <h2>Dokumentasi</h2>
      <Screenshot
        src={picture}
        colours={testimonial.testimonial_image_colours}
        placeholder="testimonial"
        alt={
          testimonial.testimonial_image_alt?.trim() ||
          `Dokumentasi ${testimonial.project_title ?? testimonial.customer_name}`
        }
        ratio="16 / 10"
        sizes={`(min-width: ${breakpoints.desktop}) 48rem, 96vw`}
      />
    </Card>
  )
}
