import ArrowLeft from 'lucide-react/icons/arrow-left'
import { Link } from 'react-router-dom'
import styled from 'styled-components'
import type { Testimonial } from '../../contract/testimonials'
import { Avatar } from '../../features/testimonials/Avatar'
import { Rating, ratingOf } from '../../features/testimonials/Rating'
import { formatLongDate } from '../../lib/dates'
import { paths } from '../../lib/paths'
import { safeLink } from '../../lib/links'
import { breakpoints } from '../../theme/theme'
import { Breadcrumb } from '../../ui/PageLinks'
import { ButtonLink } from '../../ui/Button'
import { Card } from '../../ui/Card'
import { Badge, CategoryLabel } from '../../ui/Chip'
import { FactList } from '../../ui/Facts'
import { MutedText } from '../../ui/Page'
import { Picture } from '../../ui/Picture'
import { SectionBoundaries } from '../../ui/ErrorBoundary'

const CustomerCardFrame = styled(Card)`
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

function CustomerCard({ testimonial }: { testimonial: Testimonial }) {
  const { customer_name: name, customer_position, customer_company } = testimonial
  return (
    <CustomerCardFrame>
      <Avatar name={name} src={testimonial.customer_profile_picture_url} size={120} />
      <div>
        <h1>{name}</h1>
        {customer_position && <MutedText>{customer_position}</MutedText>}
        {customer_company && <MutedText>{customer_company}</MutedText>}
        {testimonial.is_featured === 1 && <Badge lang="en">Featured</Badge>}
      </div>
    </CustomerCardFrame>
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
  const title = testimonial.project_title?.trim()
  const category = testimonial.category_name?.trim()
  const slug = testimonial.project_slug
  const facts = [
    {
      term: 'Judul Proyek',
      value: title && slug ? <Link to={paths.project(slug)}>{title}</Link> : title,
    },
    { term: 'Kategori', value: category && <CategoryLabel name={category} /> },
    { term: 'Tanggal Testimoni', value: formatLongDate(testimonial.created_at) },
  ].filter(({ value }) => value)
  if (facts.length === 0) return null
  return (
    <Card as="section">
      <h2>Proyek</h2>
      <Facts facts={facts} />
    </Card>
  )
}

const Screenshot = styled(Picture)`
  border-radius: ${({ theme }) => theme.radius.medium};
`

function TestimonialPicture({ testimonial }: { testimonial: Testimonial }) {
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

const Frame = styled.article`
  display: grid;
  gap: clamp(1.25rem, 2.5vw, 1.75rem);
  padding-top: clamp(1.5rem, 4vw, 3rem);

  h2 {
    margin-bottom: 0.875rem;
    color: ${({ theme }) => theme.textMuted};
    font-size: ${({ theme }) => theme.size.small};
    letter-spacing: 0;
  }
`

const Columns = styled.div`
  display: grid;
  gap: inherit;

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
  font-size: clamp(1.5rem, 1.1rem + 1vw, 2rem);
  font-weight: 550;
  letter-spacing: -0.015em;
  line-height: 1.45;
  white-space: pre-line;
`

const parents = [
  { to: paths.home, label: 'Beranda' },
  { to: paths.testimonials, label: 'Testimoni' },
]

function RatingCard({ testimonial }: { testimonial: Testimonial }) {
  const rating = ratingOf(testimonial)
  if (rating === undefined) return null
  return (
    <Card as="section">
      <h2>Rating</h2>
      <Stars>
        <Rating value={rating} />
        {rating}/5
      </Stars>
    </Card>
  )
}

function QuoteCard({ text }: { text: string | null | undefined }) {
  return (
    <Card as="section">
      <h2>Testimoni</h2>
      {/* One text node: the closing mark does not shift when the font has loaded. */}
      <Quote>{`“${text ?? ''}”`}</Quote>
    </Card>
  )
}

export function TestimonialDetail({ testimonial }: { testimonial: Testimonial }) {
  return (
    <Frame>
      <SectionBoundaries>
        <Breadcrumb parents={parents} current={testimonial.customer_name} />
        <CustomerCard testimonial={testimonial} />
        <Columns>
          <Column>
            <SectionBoundaries>
              <QuoteCard text={testimonial.description} />
              <TestimonialPicture testimonial={testimonial} />
            </SectionBoundaries>
          </Column>
          <Column>
            <SectionBoundaries>
              <ProjectFacts testimonial={testimonial} />
              <RatingCard testimonial={testimonial} />
            </SectionBoundaries>
          </Column>
        </Columns>
        <p>
          <ButtonLink to={paths.testimonials} $variant="outline">
            <ArrowLeft aria-hidden="true" />
            Kembali ke Testimoni
          </ButtonLink>
        </p>
      </SectionBoundaries>
    </Frame>
  )
}
