import { api } from '../../api/api'
import { listTag, itemTag, unlessRejected } from '../../api/tags'
import type {
  FeaturedTestimonialsData,
  Testimonial,
  TestimonialChanges,
  TestimonialData,
  TestimonialInput,
} from '../../contract/testimonials'
import { testimonialDataSchema, testimonialsDataSchema } from './testimonialSchemas'

const path = '/testimonials'
const list = listTag('Testimonial')

/** Featured testimonials, and mutations. */
export const testimonialWritesApi = api.injectEndpoints({
  endpoints: (build) => ({
    listFeaturedTestimonials: build.query<Testimonial[], void>({
      query: () => `${path}/featured`,
      extraOptions: { dataSchema: testimonialsDataSchema },
      transformResponse: (data: FeaturedTestimonialsData) => data.testimonials,
      providesTags: [list],
    }),
    createTestimonial: build.mutation<Testimonial, TestimonialInput>({
      query: (body) => ({ url: path, method: 'POST', body }),
      extraOptions: { dataSchema: testimonialDataSchema },
      transformResponse: (data: TestimonialData) => data.testimonial,
      invalidatesTags: (_created, error) => unlessRejected(error, [list]),
    }),
    updateTestimonial: build.mutation<Testimonial, { id: number; changes: TestimonialChanges }>({
      query: ({ id, changes }) => ({ url: `${path}/${id}`, method: 'PUT', body: changes }),
      extraOptions: { dataSchema: testimonialDataSchema },
      transformResponse: (data: TestimonialData) => data.testimonial,
      invalidatesTags: (_testimonial, error, { id }) =>
        unlessRejected(error, [list, itemTag('Testimonial', id)]),
    }),
    deleteTestimonial: build.mutation<{ id: number }, number>({
      query: (id) => ({ url: `${path}/${id}`, method: 'DELETE' }),
      invalidatesTags: (_deleted, error, id) =>
        unlessRejected(error, [list, itemTag('Testimonial', id)]),
    }),
  }),
})
