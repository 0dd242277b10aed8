import styled from 'styled-components'
import type { Testimonial } from '../../contract/testimonials'
import { Avatar } from '../../features/testimonials/Avatar'
import { Card } from '../../ui/Card'
import { Badge } from '../../ui/Chip'
import { MutedText } from '../../ui/Page'

const Frame = styled(Card)`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: clamp(1rem, 3vw, 2rem);

  > div {
    min-width: 0;
  }

  h1 {
    margin-bottom: 0.375rem;
    font-size: ${({ theme }) => theme.size.heading};
  }
`

/** The name, position, company and picture of the customer. */
export function CustomerCard({ testimonial }: { testimonial: Testimonial }) {
  const { customer_name: name, customer_position, customer_company } = testimonial
  return (
    <Frame>
      <Avatar name={name} src={testimonial.customer_profile_picture_url} size={120} />
      <div>
        <h1>{name}</h1>
        {customer_position && <MutedText>{customer_position}</MutedText>}
        {customer_company && <MutedText>{customer_company}</MutedText>}
        {testimonial.is_featured === 1 && <Badge lang="en">Featured</Badge>}
      </div>
    </Frame>
  )
}
