import { memo } from 'react'
import { Link } from 'react-router-dom'
import styled from 'styled-components'
import type { Testimonial } from '../../contract/testimonials'
import { formatLongDate } from '../../lib/dates'
import { paths } from '../../lib/paths'
import { CardPicture } from '../../ui/CardPicture'
import { Badge } from '../../ui/Chip'
import { Rating } from '../../ui/Rating'
import { Avatar } from './Avatar'
import { ratingOf } from './averageRating'
import { customerRole } from './customerRole'

/** Far down, off screen, a card costs no layout and no paint: there may be a thousand. */
const Frame = styled.article`
  min-width: 0;
  animation: rise 400ms backwards ease-out;

  &:nth-child(n + 7) {
    content-visibility: auto;
    contain-intrinsic-size: auto 32rem;
  }
`

const Surface = styled(Link)`
  display: grid;
  grid-template-rows: auto 1fr;
  height: 100%;
  overflow: hidden;
  border: 1px solid ${({ theme }) => theme.line};
  border-radius: ${({ theme }) => theme.radius.large};
  background: ${({ theme }) => theme.surfaceRaised};
  text-decoration: none;
  transition: border-color ${({ theme }) => theme.duration.short};

  &:hover {
    border-color: ${({ theme }) => theme.accent};
  }
`

const Words = styled.div`
  display: grid;
  gap: 0.875rem;
  align-content: start;
  min-width: 0;
  padding: 1.25rem clamp(1.125rem, 2vw, 1.5rem) 1.5rem;

  h2 {
    font-size: ${({ theme }) => theme.size.subheading};
  }
`

const Labels = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: 0.5rem;
`

const Quote = styled.blockquote`
  display: -webkit-box;
  overflow: hidden;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 3;
`

const Customer = styled.div`
  display: flex;
  align-items: center;
  gap: 0.875rem;
  min-width: 0;
  font-size: ${({ theme }) => theme.size.small};

  div {
    min-width: 0;
  }
`

const Small = styled.p`
  color: ${({ theme }) => theme.textQuiet};
  font-size: ${({ theme }) => theme.size.tiny};
`

/** Stands in for a picture that is missing or broken. */
const testimonialPlaceholder = '/pictures/testimonial-placeholder.svg'

/** Seconds that a card waits for the ones before it; nobody waits for the thousandth. */
function entranceDelay(index: number): number {
  return Math.min(index, 12) * 0.1
}

interface TestimonialCardProps {
  testimonial: Testimonial
  index: number
}

/** What a client said, in short; the whole card leads to the rest of it. */
export const TestimonialCard = memo(function TestimonialCard({
  testimonial,
  index,
}: TestimonialCardProps) {
  const { id, customer_name: name, project_title: title, category_name: category } = testimonial
  const rating = ratingOf(testimonial)
  return (
    <Frame style={{ animationDelay: `${entranceDelay(index)}s` }}>
      <Surface to={paths.testimonial(id)}>
        <CardPicture
          src={testimonial.testimonial_image_url}
          colours={testimonial.testimonial_image_colours}
          fallback={testimonialPlaceholder}
          isFirst={index === 0}
        />
        <Words>
          <Labels>
            {category && <Badge>{category}</Badge>}
            {testimonial.is_featured === 1 && <Badge>Featured</Badge>}
          </Labels>
          <h2>{title ?? name}</h2>
          <Customer>
            <Avatar name={name} src={testimonial.customer_profile_picture_url} size={48} />
            <div>
              <strong>{name}</strong>
              <Small>{customerRole(testimonial)}</Small>
            </div>
          </Customer>
          <p>
            <Rating value={rating} /> ({rating}/5)
          </p>
          <Quote>“{testimonial.description}”</Quote>
          <Small>{formatLongDate(testimonial.created_at)}</Small>
        </Words>
      </Surface>
    </Frame>
  )
})
