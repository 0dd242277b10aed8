import { api } from '../../api/api'
import { listTag, oneTag, unlessRefused } from '../../api/tags'
import type {
  FeaturedTestimonialsData,
  Testimonial,
  TestimonialChanges,
  TestimonialData,
  TestimonialInput,
} from '../../contract/testimonials'
import { testimonialDataShape, testimonialsDataShape } from './testimonialShape'

const path = '/testimonials'
const list = listTag('Testimonial')

/** The testimonials as whoever keeps them needs them: the featured ones, and the writes. */
export const testimonialWritesApi = api.injectEndpoints({
  endpoints: (build) => ({
    listFeaturedTestimonials: build.query<Testimonial[], void>({
      query: () => `${path}/featured`,
      extraOptions: { shape: testimonialsDataShape },
      transformResponse: (data: FeaturedTestimonialsData) => data.testimonials,
      providesTags: [list],
    }),
    createTestimonial: build.mutation<Testimonial, TestimonialInput>({
      query: (body) => ({ url: path, method: 'POST', body }),
      extraOptions: { shape: testimonialDataShape },
      transformResponse: (data: TestimonialData) => data.testimonial,
      invalidatesTags: (_created, error) => unlessRefused(error, [list]),
    }),
    updateTestimonial: build.mutation<Testimonial, { id: number; changes: TestimonialChanges }>({
      query: ({ id, changes }) => ({ url: `${path}/${id}`, method: 'PUT', body: changes }),
      extraOptions: { shape: testimonialDataShape },
      transformResponse: (data: TestimonialData) => data.testimonial,
      invalidatesTags: (_testimonial, error, { id }) =>
        unlessRefused(error, [list, oneTag('Testimonial', id)]),
    }),
    deleteTestimonial: build.mutation<{ id: number }, number>({
      query: (id) => ({ url: `${path}/${id}`, method: 'DELETE' }),
      invalidatesTags: (_gone, error, id) =>
        unlessRefused(error, [list, oneTag('Testimonial', id)]),
    }),
  }),
})
