import { api } from '../../api/api'
import {
  type CreateArgs,
  entryEndpoints,
  pickData,
  type UpdateArgs,
} from '../../api/entryEndpoints'
import { testimonialDataSchema } from '../../contract/responses/testimonials'
import type { Testimonial, TestimonialInput } from '../../contract/testimonials'

const { create, update, remove } = entryEndpoints({
  path: '/testimonials',
  tag: 'Testimonial',
  response: pickData(testimonialDataSchema, 'testimonial'),
})

export const testimonialWritesApi = api.injectEndpoints({
  endpoints: (build) => ({
    createTestimonial: build.mutation<Testimonial, CreateArgs<TestimonialInput>>(create),
    updateTestimonial: build.mutation<Testimonial, UpdateArgs<Partial<TestimonialInput>>>(update),
    deleteTestimonial: build.mutation<{ id: number }, number>(remove),
  }),
})
