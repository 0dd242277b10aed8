import styled from 'styled-components'
import type { Testimonial } from '../../contract/testimonials'
import { formatLongDate } from '../../lib/dates'
import { Card } from '../../ui/Card'

const Facts = styled.dl`
  display: grid;
  gap: 0.875rem;

  dt {
    color: ${({ theme }) => theme.textMuted};
    font-size: ${({ theme }) => theme.size.tiny};
  }

  dd {
    margin: 0;
    font-weight: 600;
  }
`

/** The title, category and date of the project that the testimonial is about, as far as known. */
export function ProjectFacts({ testimonial }: { testimonial: Testimonial }) {
  const facts = [
    { term: 'Judul Proyek', value: testimonial.project_title },
    { term: 'Kategori', value: testimonial.category_name },
    { term: 'Tanggal Testimoni', value: formatLongDate(testimonial.created_at) },
  ].filter(({ value }) => value?.trim())
  if (facts.length === 0) return null
  return (
    <Card as="section">
      <h2>Proyek</h2>
      <Facts>
        {facts.map(({ term, value }) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </Facts>
    </Card>
  )
}
