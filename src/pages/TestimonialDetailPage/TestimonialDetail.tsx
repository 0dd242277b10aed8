import ArrowLeft from 'lucide-react/icons/arrow-left'
import { Link } from 'react-router-dom'
import styled from 'styled-components'
import type { Testimonial } from '../../contract/testimonials'
import { Avatar } from '../../features/testimonials/Avatar'
import { hangingQuote } from '../../features/testimonials/ClientQuote'
import { Rating, ratingOf } from '../../features/testimonials/Rating'
import { useTexts } from '../../language/TextsContext'
import { useTextAttributes } from '../../language/useTextAttributes'
import { formatLongDate } from '../../lib/dates'
import { paths } from '../../lib/urls/paths'
import { safeLink } from '../../lib/urls/links'
import { textAttributes } from '../../lib/scripts'
import { breakpoints } from '../../theme/theme'
import { Breadcrumb, parentPages } from '../../ui/Breadcrumb'
import { ButtonLink } from '../../ui/Button'
import { Badge, CategoryLabel } from '../../ui/Chip'
import { FactList } from '../../ui/FactList'
import { MutedText } from '../../ui/Page'
import { Picture } from '../../ui/pictures/Picture'
import { SectionBoundaries } from '../../ui/ErrorBoundary'

const Part = styled.section`
  padding-top: 1.125rem;
  border-top: 1px solid ${({ theme }) => theme.line};
  break-inside: avoid;
`

const CustomerFrame = styled.div`
  display: flex;
  align-items: center;
  gap: clamp(0.75rem, 3vw, 2rem);

  > div {
    min-width: 0;
  }

  h1 {
    margin-bottom: 0.375rem;
    font-size: ${({ theme }) => theme.size.section};
  }
`

function Customer({ testimonial }: { testimonial: Testimonial }) {
  const { common, testimonials: texts } = useTexts()
  const { customer_name: name, customer_position, customer_company, source } = testimonial
  const attributesOf = useTextAttributes()
  return (
    <CustomerFrame>
      <Avatar name={name} src={testimonial.customer_profile_picture_url} size={120} />
      <div>
        <h1 {...textAttributes(name)}>{name}</h1>
        {customer_position && (
          <MutedText {...attributesOf(testimonial, 'customer_position')}>
            {customer_position}
          </MutedText>
        )}
        {customer_company && (
          <MutedText {...attributesOf(testimonial, 'customer_company')}>
            {customer_company}
          </MutedText>
        )}
        {source && <MutedText>{common.via(source)}</MutedText>}
        {testimonial.is_featured === 1 && <Badge lang={common.labelLang}>{texts.featured}</Badge>}
      </div>
    </CustomerFrame>
  )
}

const Facts = styled(FactList)`
  display: grid;
  gap: 0.875rem;

  a {
    padding-block: 0.125rem;
  }
`

function ProjectFacts({ testimonial }: { testimonial: Testimonial }) {
  const { dates, testimonial: texts } = useTexts()
  const title = testimonial.project_title?.trim()
  const category = testimonial.category_name?.trim()
  const slug = testimonial.project_slug
  const { lang } = useTextAttributes()(testimonial, 'project_title')
  const facts = [
    {
      term: texts.projectTitle,
      value: title && slug ? <Link to={paths.project(slug)}>{title}</Link> : title,
      lang,
    },
    { term: texts.category, value: category && <CategoryLabel name={category} /> },
    { term: texts.date, value: formatLongDate(testimonial.created_at, dates) },
  ].filter(({ value }) => value)
  if (facts.length === 0) return null
  return (
    <Part>
      {(title || category) && <h2>{texts.project}</h2>}
      <Facts facts={facts} />
    </Part>
  )
}

const Screenshot = styled(Picture)`
  border-radius: ${({ theme }) => theme.radius.medium};
`

function TestimonialPicture({ testimonial }: { testimonial: Testimonial }) {
  const { testimonial: texts } = useTexts()
  const picture = safeLink(testimonial.testimonial_image_url)
  if (!picture) return null
  return (
    <Part>
      <h2>{texts.picture}</h2>
      <Screenshot
        src={picture}
        colours={testimonial.testimonial_image_colours}
        placeholder="testimonial"
        alt={
          testimonial.testimonial_image_alt?.trim() ||
          texts.pictureOf(testimonial.project_title ?? testimonial.customer_name)
        }
        ratio="16 / 10"
        sizes={`(min-width: ${breakpoints.desktop}) 72rem, 96vw`}
      />
    </Part>
  )
}

const Frame = styled.article`
  display: grid;
  gap: clamp(1.25rem, 2.5vw, 1.75rem);
  padding-top: clamp(1.5rem, 4vw, 3rem);

  h2 {
    margin-bottom: 0.875rem;
    ${({ theme }) => theme.smallText}
    letter-spacing: 0;
  }
`

const Columns = styled.div`
  display: grid;
  gap: clamp(1.25rem, 4vw, 4rem);

  ${({ theme }) => theme.from.desktop} {
    grid-template-columns: minmax(0, 8fr) minmax(0, 4fr);
    align-items: start;
  }
`

const Column = styled.div`
  display: grid;
  gap: clamp(1.25rem, 2.5vw, 1.75rem);
  min-width: 0;

  /* A column without cards takes no room: the other one spans both. */
  &:empty {
    display: none;
  }
  &:has(+ :empty) {
    grid-column: 1 / -1;
  }
`

const Stars = styled.p`
  display: flex;
  align-items: center;
  gap: 0.75rem;
  font-size: ${({ theme }) => theme.size.heading};
  font-weight: 700;
`

const Quote = styled.blockquote`
  ${hangingQuote}
  font-size: clamp(1.5rem, 1.1rem + 1.6vw, 2.5rem);
  font-weight: 500;
  letter-spacing: -0.03em;
  line-height: 1.35;
  white-space: pre-line;
`

function RatingPart({ testimonial }: { testimonial: Testimonial }) {
  const { testimonial: texts } = useTexts()
  const rating = ratingOf(testimonial)
  if (rating === undefined) return null
  return (
    <Part>
      <h2>{texts.rating}</h2>
      <Stars>
        <Rating value={rating} />
        {rating}/5
      </Stars>
    </Part>
  )
}

function QuotePart({ testimonial }: { testimonial: Testimonial }) {
  const { testimonial: texts } = useTexts()
  const attributes = useTextAttributes()(testimonial, 'description')
  if (!testimonial.description?.trim()) return null
  return (
    <Part>
      <h2>{texts.title}</h2>
      {/* One text node: the closing mark does not shift when the font has loaded. */}
      <Quote {...attributes}>{`“${testimonial.description}”`}</Quote>
    </Part>
  )
}

export function TestimonialDetail({ testimonial }: { testimonial: Testimonial }) {
  const texts = useTexts()
  return (
    <Frame>
      <SectionBoundaries>
        <Breadcrumb
          parents={parentPages('testimonials', texts)}
          current={testimonial.customer_name}
        />
        <Customer testimonial={testimonial} />
        <Columns>
          <Column>
            <SectionBoundaries>
              <QuotePart testimonial={testimonial} />
            </SectionBoundaries>
          </Column>
          <Column>
            <SectionBoundaries>
              <ProjectFacts testimonial={testimonial} />
              <RatingPart testimonial={testimonial} />
            </SectionBoundaries>
          </Column>
        </Columns>
        <TestimonialPicture testimonial={testimonial} />
        <p>
          <ButtonLink to={paths.testimonials} $variant="outline">
            <ArrowLeft aria-hidden="true" />
            {texts.testimonial.back}
          </ButtonLink>
        </p>
      </SectionBoundaries>
    </Frame>
  )
}
