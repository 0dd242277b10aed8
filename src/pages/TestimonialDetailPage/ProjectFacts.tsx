import styled from 'styled-components'
import type { Testimonial } from '../../contract/testimonials'
import { formatLongDate } from '../../lib/dates'
import { Card } from '../../ui/Card'

const Facts = styled.dl`
  display: grid;
  gap: 0.875rem;

  dt {
    color: ${({ theme }) => theme.textQuiet};
    font-size: ${({ theme }) => theme.size.tiny};
  }

  dd {
    margin: 0;
    font-weight: 600;
  }
`

/** What it is about. */
export function ProjectFacts({ testimonial }: { testimonial: Testimonial }) {
  const facts = [
    { term: 'Judul Proyek', fact: testimonial.project_title },
    { term: 'Kategori', fact: testimonial.category_name },
    { term: 'Tanggal Testimoni', fact: formatLongDate(testimonial.created_at) },
  ].filter(({ fact }) => fact?.trim())
  return (
    <Card as="section">
      <h2>Proyek</h2>
      <Facts>
        {facts.map(({ term, fact }) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{fact}</dd>
          </div>
        ))}
      </Facts>
    </Card>
  )
}
