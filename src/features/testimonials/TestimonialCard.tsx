import { memo } from 'react'
import { Link } from 'react-router-dom'
import styled from 'styled-components'
import type { Testimonial } from '../../contract/testimonials'
import { formatLongDate } from '../../lib/dates'
import { paths } from '../../lib/paths'
import { CardArrow, cardLink, CardPicture, pictureCard, truncatedText } from '../../ui/Card'
import { Badge, CategoryLabel } from '../../ui/Chip'
import { Rating, ratingOf } from './Rating'
import { Avatar, customerRole } from './Avatar'

const Frame = styled.article`
  ${pictureCard}
  ${cardLink}
  animation: rise 400ms backwards ease-out;
  transition: border-color ${({ theme }) => theme.duration.short};

  /* The first quote is on the first screen of a phone. */
  @media (max-width: 30rem) {
    picture img {
      aspect-ratio: 2;
    }
  }

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

export const TestimonialCard = memo(function TestimonialCard({
  testimonial,
  index,
}: TestimonialCardProps) {
  const { id, customer_name: name, project_title: title, category_name: category } = testimonial
  const titleId = `testimoni-${id}`
  const nameId = `${titleId}-pelanggan`
  const rating = ratingOf(testimonial)
  const created = formatLongDate(testimonial.created_at)
  return (
    <Frame style={{ animationDelay: `${entranceDelay(index)}s` }}>
      <CardPicture
        src={testimonial.testimonial_image_url}
        colours={testimonial.testimonial_image_colours}
        placeholder="testimonial"
        isFirst={index === 0}
      />
      <Content>
        <Labels>
          {category && <CategoryLabel name={category} />}
          {testimonial.is_featured === 1 && <Badge lang="en">Featured</Badge>}
        </Labels>
        <h2 id={titleId}>
          {title ?? name}
          <CardArrow />
        </h2>
        <Quote>“{testimonial.description}”</Quote>
        {rating !== undefined && (
          <p>
            <Rating value={rating} /> ({rating}/5)
          </p>
        )}
        <Customer>
          <Avatar name={name} src={testimonial.customer_profile_picture_url} size={48} />
          <div>
            <strong>
              <Link
                to={paths.testimonial(id)}
                id={nameId}
                aria-labelledby={title ? `${titleId} ${nameId}` : undefined}
              >
                {name}
              </Link>
            </strong>
            <SmallText>{customerRole(testimonial)}</SmallText>
          </div>
        </Customer>
        {created && <SmallText>{created}</SmallText>}
      </Content>
    </Frame>
  )
})
