import { api } from '../../api/api'
import { foundItemTag, listTag } from '../../api/tags'
import {
  testimonialDataSchema,
  testimonialsDataSchema,
} from '../../contract/responses/testimonials'
import type { Testimonial, TestimonialData, TestimonialsData } from '../../contract/testimonials'

/** The page shows all testimonials at once. */
const allRows = { page: 1, limit: 1000 }

export const testimonialsApi = api.injectEndpoints({
  endpoints: (build) => ({
    listTestimonials: build.query<Testimonial[], void>({
      query: () => ({ url: '/testimonials', params: allRows }),
      extraOptions: { dataSchema: testimonialsDataSchema },
      transformResponse: (data: TestimonialsData) => data.testimonials,
      providesTags: [listTag('Testimonial')],
    }),
    listTestimonialsOfCategory: build.query<Testimonial[], number>({
      query: (categoryId) => ({ url: `/testimonials/category/${categoryId}`, params: allRows }),
      extraOptions: { dataSchema: testimonialsDataSchema },
      transformResponse: (data: TestimonialsData) => data.testimonials,
      providesTags: [listTag('Testimonial')],
    }),
    getTestimonial: build.query<Testimonial, string>({
      query: (id) => `/testimonials/${encodeURIComponent(id)}`,
      extraOptions: { dataSchema: testimonialDataSchema, notFoundUnlessSuccess: true },
      transformResponse: (data: TestimonialData) => data.testimonial,
      providesTags: (testimonial) => [foundItemTag('Testimonial', testimonial)],
    }),
  }),
})
