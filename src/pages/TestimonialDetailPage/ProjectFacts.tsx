import { Link } from 'react-router-dom'
import styled from 'styled-components'
import type { Testimonial } from '../../contract/testimonials'
import { formatLongDate } from '../../lib/dates'
import { paths } from '../../lib/paths'
import { Card } from '../../ui/Card'
import { CategoryLabel } from '../../ui/CategoryLabel'

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

  a {
    padding-block: 0.125rem;
  }
`

/** The title, category and date of the project that the testimonial is about, as far as known. */
export function ProjectFacts({ testimonial }: { testimonial: Testimonial }) {
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
