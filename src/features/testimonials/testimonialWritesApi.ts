import { api } from '../../api/api'
import { type CreateArgs, entryEndpoints, type UpdateArgs } from '../../api/entryEndpoints'
import type {
  Testimonial,
  TestimonialChanges,
  TestimonialData,
  TestimonialInput,
} from '../../contract/testimonials'
import { testimonialDataSchema } from '../../contract/responses/testimonials'

const { create, update, remove } = entryEndpoints({
  path: '/testimonials',
  tag: 'Testimonial',
  dataSchema: testimonialDataSchema,
  transformResponse: (data: TestimonialData) => data.testimonial,
})

export const testimonialWritesApi = api.injectEndpoints({
  endpoints: (build) => ({
    createTestimonial: build.mutation<Testimonial, CreateArgs<TestimonialInput>>(create),
    updateTestimonial: build.mutation<Testimonial, UpdateArgs<TestimonialChanges>>(update),
    deleteTestimonial: build.mutation<{ id: number }, number>(remove),
  }),
})
