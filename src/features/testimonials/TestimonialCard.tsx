import { memo } from 'react'
import { Link } from 'react-router-dom'
import styled from 'styled-components'
import type { Testimonial } from '../../contract/testimonials'
import { formatLongDate } from '../../lib/dates'
import { paths } from '../../lib/paths'
import { pictureCard, truncatedText } from '../../ui/Card'
import { CardPicture } from '../../ui/CardPicture'
import { Badge } from '../../ui/Chip'
import { Rating } from '../../ui/Rating'
import { Avatar } from './Avatar'
import { ratingOf } from './averageRating'
import { customerRole } from './customerRole'

/** `content-visibility`, because there may be a thousand cards. */
const Frame = styled.article`
  min-width: 0;
  animation: rise 400ms backwards ease-out;

  &:nth-child(n + 7) {
    content-visibility: auto;
    contain-intrinsic-size: auto 32rem;
  }
`

const CardLink = styled(Link)`
  ${pictureCard}
  height: 100%;
  text-decoration: none;
  transition: border-color ${({ theme }) => theme.duration.short};

  &:hover {
    border-color: ${({ theme }) => theme.accent};
  }
`

const Content = styled.div`
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
  ${truncatedText}
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

const SmallText = styled.p`
  color: ${({ theme }) => theme.textMuted};
  font-size: ${({ theme }) => theme.size.tiny};
`

/** Seconds until a card's entrance animation; limited for long lists. */
function entranceDelay(index: number): number {
  return Math.min(index, 12) * 0.1
}

interface TestimonialCardProps {
  testimonial: Testimonial
  index: number
}

/** A preview of a testimonial. The whole card is a link. */
export const TestimonialCard = memo(function TestimonialCard({
  testimonial,
  index,
}: TestimonialCardProps) {
  const { id, customer_name: name, project_title: title, category_name: category } = testimonial
  const rating = ratingOf(testimonial)
  const created = formatLongDate(testimonial.created_at)
  return (
    <Frame style={{ animationDelay: `${entranceDelay(index)}s` }}>
      <CardLink to={paths.testimonial(id)}>
        <CardPicture
          src={testimonial.testimonial_image_url}
          colours={testimonial.testimonial_image_colours}
          placeholder="testimonial"
          isFirst={index === 0}
        />
        <Content>
          <Labels>
            {category && <Badge>{category}</Badge>}
            {testimonial.is_featured === 1 && <Badge>Featured</Badge>}
          </Labels>
          <h2>{title ?? name}</h2>
          <Customer>
            <Avatar name={name} src={testimonial.customer_profile_picture_url} size={48} />
            <div>
              <strong>{name}</strong>
              <SmallText>{customerRole(testimonial)}</SmallText>
            </div>
          </Customer>
          {rating !== undefined && (
            <p>
              <Rating value={rating} /> ({rating}/5)
            </p>
          )}
          <Quote>“{testimonial.description}”</Quote>
          {created && <SmallText>{created}</SmallText>}
        </Content>
      </CardLink>
    </Frame>
  )
})
