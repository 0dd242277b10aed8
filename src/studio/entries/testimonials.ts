import { TestimonialInput, type Testimonial } from '../../contract/testimonials'
import { testimonialsApi } from '../../features/testimonials/testimonialsApi'
import { testimonialWritesApi } from '../../features/testimonials/testimonialWritesApi'
import {
  choice,
  defineForm,
  flag,
  longText,
  moment,
  picture,
  reference,
  requestsOf,
  text,
} from '../forms/fields'
import { defineList, rowsOf } from '../lists/entryList'

const { listTestimonials, getTestimonial } = testimonialsApi.endpoints
const { createTestimonial, updateTestimonial, deleteTestimonial } = testimonialWritesApi.endpoints

const list = defineList<Testimonial>({
  resource: 'testimonials',
  isSortable: true,
  ...rowsOf(listTestimonials, undefined),
  summarize: ({ customer_name, customer_position, customer_company, ...others }) => ({
    title: customer_name,
    details: [customer_position, customer_company, others.project_title],
    statuses: [others.is_featured === 1 && 'featured'],
    date: others.created_at,
    thumbnail: { picture: others.customer_profile_picture_url },
  }),
  titleField: 'customer_name',
  remove: (id) => deleteTestimonial.initiate(id),
})

const form = defineForm<TestimonialInput, 'testimonials'>({
  resource: 'testimonials',
  schema: TestimonialInput,
  requests: requestsOf({
    get: { initiate: (id, options) => getTestimonial.initiate(String(id), options) },
    create: createTestimonial,
    update: updateTestimonial,
  }),
  sections: {
    customer: [
      text('customer_name'),
      text('customer_position'),
      text('customer_company'),
      picture('customer_profile_picture_url'),
    ],
    testimonial: [
      longText('description'),
      choice('rating', 'ratings', [5, 4, 3, 2, 1]),
      reference('project_id', 'projects'),
      text('project_title'),
      reference('category_id', 'categories'),
      flag('is_featured'),
      moment('created_at'),
      text('source'),
    ],
    documentation: [
      picture('testimonial_image_url', 'testimonial_image_alt'),
      text('testimonial_image_alt'),
    ],
  },
})

export const testimonials = { list, form }
