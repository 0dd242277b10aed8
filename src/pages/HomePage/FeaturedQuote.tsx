import { Link } from 'react-router-dom'
import { ClientQuote } from '../../features/testimonials/ClientQuote'
import { featuredTestimonialsApi } from '../../features/testimonials/featuredTestimonialsApi'
import { paths } from '../../lib/paths'
import { Section } from '../../ui/Page'

/** The first featured testimonial, with a link to its project; nothing if there is none. */
export function FeaturedQuote() {
  const { data } = featuredTestimonialsApi.useListFeaturedTestimonialsQuery()
  const testimonial = data?.find(({ description }) => description)
  if (!testimonial) return null
  const { id, project_slug: slug, project_title: title } = testimonial
  return (
    <Section aria-label="Kata klien">
      <ClientQuote testimonial={testimonial}>
        {slug ? (
          <Link to={paths.project(slug)}>Lihat proyek {title}</Link>
        ) : (
          <Link to={paths.testimonial(id)}>Baca testimoni</Link>
        )}
      </ClientQuote>
    </Section>
  )
}
