import { TestimonialInput, type Testimonial } from '../../contract/testimonials'
import { testimonialsApi } from '../../features/testimonials/testimonialsApi'
import { testimonialWritesApi } from '../../features/testimonials/testimonialWritesApi'
import { defineEntries } from '../lists/entryList'

const { listTestimonials, getTestimonial } = testimonialsApi.endpoints
const { createTestimonial, updateTestimonial, deleteTestimonial } = testimonialWritesApi.endpoints

export const testimonials = defineEntries<Testimonial, TestimonialInput, 'testimonials'>({
  resource: 'testimonials',
  useRows: () => listTestimonials.useQuery(),
  updateRows: (change) =>
    testimonialsApi.util.updateQueryData('listTestimonials', undefined, change),
  summarize: ({ customer_name, customer_position, customer_company, ...others }) => ({
    title: customer_name,
    details: [customer_position, customer_company, others.project_title],
    statuses: [others.is_featured === 1 && 'featured'],
    date: others.created_at,
    thumbnail: { picture: others.customer_profile_picture_url },
  }),
  titleField: 'customer_name',
  remove: (id) => deleteTestimonial.initiate(id),
  schema: TestimonialInput,
  endpoints: {
    get: { initiate: (id, options) => getTestimonial.initiate(String(id), options) },
    create: createTestimonial,
    update: updateTestimonial,
  },
  sections: {
    customer: {
      customer_name: 'text',
      customer_position: 'shortText',
      customer_company: 'shortText',
      customer_profile_picture_url: 'picture',
    },
    testimonial: {
      description: 'longText',
      rating: { type: 'choice', labels: 'ratings', values: [5, 4, 3, 2, 1] },
      project_id: { type: 'reference', to: 'projects' },
      project_title: 'shortText',
      category_id: { type: 'reference', to: 'categories' },
      is_featured: 'flag',
      created_at: 'moment',
      source: 'shortText',
    },
    documentation: {
      testimonial_image_url: { type: 'picture', alt: 'testimonial_image_alt' },
      testimonial_image_alt: 'text',
    },
  },
})
