import { api } from '../../api/api'
import { foundTag, listTag } from '../../api/tags'
import type { Testimonial, TestimonialData, TestimonialsData } from '../../contract/testimonials'
import { testimonialDataShape, testimonialsDataShape } from './testimonialShape'

/** The page shows all of them at once. */
const all = { page: 1, limit: 1000 }

export const testimonialsApi = api.injectEndpoints({
  endpoints: (build) => ({
    listTestimonials: build.query<Testimonial[], void>({
      query: () => ({ url: '/testimonials', params: all }),
      extraOptions: { shape: testimonialsDataShape },
      transformResponse: (data: TestimonialsData) => data.testimonials,
      providesTags: [listTag('Testimonial')],
    }),
    listTestimonialsOfCategory: build.query<Testimonial[], number>({
      query: (categoryId) => ({ url: `/testimonials/category/${categoryId}`, params: all }),
      extraOptions: { shape: testimonialsDataShape },
      transformResponse: (data: TestimonialsData) => data.testimonials,
      providesTags: [listTag('Testimonial')],
    }),
    getTestimonial: build.query<Testimonial, string>({
      query: (id) => `/testimonials/${encodeURIComponent(id)}`,
      extraOptions: { shape: testimonialDataShape, missingUnlessSuccess: true },
      transformResponse: (data: TestimonialData) => data.testimonial,
      providesTags: (testimonial) => [foundTag('Testimonial', testimonial)],
    }),
  }),
})
