import ArrowLeft from 'lucide-react/icons/arrow-left'
import styled from 'styled-components'
import type { Testimonial } from '../../contract/testimonials'
import { ratingOf } from '../../features/testimonials/averageRating'
import { paths } from '../../lib/paths'
import { Breadcrumb } from '../../ui/Breadcrumb'
import { ButtonLink } from '../../ui/Button'
import { Card } from '../../ui/Card'
import { Rating } from '../../ui/Rating'
import { SectionBoundaries } from '../../ui/SectionBoundaries'
import { CustomerCard } from './CustomerCard'
import { TestimonialPicture } from './TestimonialPicture'
import { ProjectFacts } from './ProjectFacts'

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

/** A testimonial with its customer, project, rating, full text and picture. */
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
