import styled from 'styled-components'
import type { Testimonial } from '../../contract/testimonials'
import { safeLink } from '../../lib/safeLink'
import { Card } from '../../ui/Card'
import { Picture } from '../../ui/Picture'

const Shot = styled(Picture)`
  border-radius: ${({ theme }) => theme.radius.medium};
`

/** The picture that goes with it, where there is one. */
export function Documentation({ testimonial }: { testimonial: Testimonial }) {
  const picture = safeLink(testimonial.testimonial_image_url)
  if (!picture) return null
  return (
    <Card as="section">
      <h2>Dokumentasi</h2>
      <Shot
        src={picture}
        colours={testimonial.testimonial_image_colours}
        fallback="/pictures/testimonial-placeholder.svg"
        alt={`Dokumentasi ${testimonial.project_title ?? testimonial.customer_name}`}
        ratio="16 / 10"
        sizes="(min-width: 64rem) 48rem, 96vw"
      />
    </Card>
  )
}
