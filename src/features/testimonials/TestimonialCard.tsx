import { memo } from 'react'
import { Link } from 'react-router-dom'
import type { Testimonial } from '../../contract/testimonials'
import { useTexts } from '../../language/TextsContext'
import { useTextAttributes } from '../../language/useTextAttributes'
import { formatLongDate } from '../../lib/dates'
import { safeLink } from '../../lib/urls/links'
import { paths } from '../../lib/urls/paths'
import { arrowSpace, CardArrow } from '../../ui/cards/Card'
import { Badge, CategoryLabel } from '../../ui/Chip'
import { Avatar } from './Avatar'
import { customerRole } from './ClientQuote'
import { Rating, ratingOf } from './Rating'
import * as parts from './testimonialCardParts'

/** Seconds until a card's entrance animation; limited for long lists. */
function entranceDelay(index: number): number {
  return Math.min(index, 12) * 0.1
}

interface PartProps {
  testimonial: Testimonial
}

function titleIdOf({ id }: Testimonial): string {
  return `testimoni-${id}`
}

function Customer({ testimonial }: PartProps) {
  const { common } = useTexts()
  const { id, customer_name: name, project_title: title } = testimonial
  const titleId = titleIdOf(testimonial)
  const nameId = `${titleId}-pelanggan`
  const rating = ratingOf(testimonial)
  const Name = title ? 'strong' : 'h2'
  return (
    <parts.Customer>
      <Avatar name={name} src={testimonial.customer_profile_picture_url} size={48} />
      <div>
        <Name dir="auto">
          <Link
            to={paths.testimonial(id)}
            id={nameId}
            aria-labelledby={title ? `${titleId} ${nameId}` : undefined}
          >
            {name}
          </Link>
        </Name>
        <parts.SmallText>{customerRole(testimonial, common)}</parts.SmallText>
      </div>
      {rating !== undefined && (
        <parts.RatingText>
          <Rating value={rating} /> ({rating}/5)
        </parts.RatingText>
      )}
    </parts.Customer>
  )
}

function Project({ testimonial }: PartProps) {
  const { common, testimonials: texts } = useTexts()
  const { project_title: title, category_name: category } = testimonial
  const hasPicture = safeLink(testimonial.testimonial_image_url) !== undefined
  const isFeatured = testimonial.is_featured === 1
  const attributesOf = useTextAttributes()
  if (!title && !category && !isFeatured && !hasPicture) return null
  return (
    <parts.Project>
      {hasPicture && (
        <parts.Thumbnail
          src={testimonial.testimonial_image_url}
          colours={testimonial.testimonial_image_colours}
          placeholder="testimonial"
          alt=""
          ratio="16 / 10"
          sizes="6.5rem"
        />
      )}
      <div>
        <parts.Labels>
          {category && <CategoryLabel name={category} />}
          {isFeatured && <Badge lang={common.labelLang}>{texts.featured}</Badge>}
        </parts.Labels>
        {title && (
          <h2 id={titleIdOf(testimonial)} {...attributesOf(testimonial, 'project_title')}>
            {title}
          </h2>
        )}
      </div>
    </parts.Project>
  )
}

interface TestimonialCardProps extends PartProps {
  /** Position in the list, from 0. */
  index: number
}

export const TestimonialCard = memo(function TestimonialCard({
  testimonial,
  index,
}: TestimonialCardProps) {
  const { common, dates } = useTexts()
  const attributesOf = useTextAttributes()
  return (
    <parts.Frame
      $isLead={index === 0 && parts.canLead(testimonial)}
      style={{ animationDelay: `${entranceDelay(index)}s` }}
    >
      <parts.Quote {...attributesOf(testimonial, 'description')}>
        {testimonial.description?.trim() && `“${testimonial.description}”`}
      </parts.Quote>
      <Customer testimonial={testimonial} />
      <Project testimonial={testimonial} />
      <parts.Footer>
        <parts.SmallText>{formatLongDate(testimonial.created_at, dates)}</parts.SmallText>
        <parts.ReadMore aria-hidden="true">
          {common.readTestimonial}
          {arrowSpace}
          <CardArrow />
        </parts.ReadMore>
      </parts.Footer>
    </parts.Frame>
  )
})
