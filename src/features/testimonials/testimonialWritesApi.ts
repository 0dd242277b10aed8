import { api } from '../../api/api'
import {
  createRequest,
  deleteRequest,
  updateRequest,
  type CreateArgs,
  type UpdateArgs,
} from '../../api/entryWrites'
import { listTag, itemTag, unlessRejected } from '../../api/tags'
import type {
  Testimonial,
  TestimonialChanges,
  TestimonialData,
  TestimonialInput,
} from '../../contract/testimonials'
import { testimonialDataSchema } from './testimonialSchemas'

const path = '/testimonials'
const list = listTag('Testimonial')

/** Mutations. */
export const testimonialWritesApi = api.injectEndpoints({
  endpoints: (build) => ({
    createTestimonial: build.mutation<Testimonial, CreateArgs<TestimonialInput>>({
      query: createRequest(path),
      extraOptions: { dataSchema: testimonialDataSchema },
      transformResponse: (data: TestimonialData) => data.testimonial,
      invalidatesTags: (_created, error) => unlessRejected(error, [list]),
    }),
    updateTestimonial: build.mutation<Testimonial, UpdateArgs<TestimonialChanges>>({
      query: updateRequest(path),
      extraOptions: { dataSchema: testimonialDataSchema },
      transformResponse: (data: TestimonialData) => data.testimonial,
      invalidatesTags: (_testimonial, error, { id }) =>
        unlessRejected(error, [list, itemTag('Testimonial', id)]),
    }),
    deleteTestimonial: build.mutation<{ id: number }, number>({
      query: deleteRequest(path),
      invalidatesTags: (_deleted, error, id) =>
        unlessRejected(error, [list, itemTag('Testimonial', id)]),
    }),
  }),
})
