import type { Testimonial } from '../../contract/testimonials'
import { testimonialsApi } from '../../features/testimonials/testimonialsApi'
import { testimonialWritesApi } from '../../features/testimonials/testimonialWritesApi'
import type { EntryListDefinition } from '../lists/entryList'
import { EntryListScreen } from '../lists/EntryListScreen'

const list: EntryListDefinition<Testimonial> = {
  resource: 'testimonials',
  isSortable: true,
  summarize: ({
    customer_name,
    customer_position,
    customer_company,
    project_title,
    ...others
  }) => ({
    title: customer_name,
    details: [customer_position, customer_company, project_title],
    statuses: [others.is_featured === 1 && 'Unggulan'],
  }),
  updateRows: (change) =>
    testimonialsApi.util.updateQueryData('listTestimonials', undefined, change),
  remove: (id) => testimonialWritesApi.endpoints.deleteTestimonial.initiate(id),
}

/** The list of testimonials, in the order of the site. */
export default function TestimonialsScreen() {
  const { data, error, refetch } = testimonialsApi.endpoints.listTestimonials.useQuery()
  return <EntryListScreen list={list} rows={data} error={error} onRetry={refetch} />
}
