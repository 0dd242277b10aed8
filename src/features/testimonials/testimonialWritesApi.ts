import { api } from '../../api/api'
import { entryEndpoints, pickData } from '../../api/entryEndpoints'
import { testimonialDataSchema } from '../../contract/responses/testimonials'
import type { Testimonial, TestimonialInput } from '../../contract/testimonials'

export const testimonialWritesApi = api.injectEndpoints({
  endpoints: (build) => {
    const { create, update, remove } = entryEndpoints<Testimonial, TestimonialInput>(build, {
      path: '/testimonials',
      tag: 'Testimonial',
      response: pickData(testimonialDataSchema, 'testimonial'),
    })
    return { createTestimonial: create, updateTestimonial: update, deleteTestimonial: remove }
  },
})
