import { api } from '../../api/api'
import type { Testimonial, TestimonialData, TestimonialsData } from '../../contract/testimonials'

/** The page shows all of them at once. */
const all = { page: 1, limit: 1000 }

export const testimonialsApi = api.injectEndpoints({
  endpoints: (build) => ({
    listTestimonials: build.query<Testimonial[], void>({
      query: () => ({ url: '/testimonials', params: all }),
      extraOptions: { expects: 'testimonials' },
      transformResponse: (data: TestimonialsData) => data.testimonials,
      providesTags: ['Testimonial'],
    }),
    listTestimonialsOfCategory: build.query<Testimonial[], number>({
      query: (categoryId) => ({ url: `/testimonials/category/${categoryId}`, params: all }),
      extraOptions: { expects: 'testimonials' },
      transformResponse: (data: TestimonialsData) => data.testimonials,
      providesTags: ['Testimonial'],
    }),
    getTestimonial: build.query<Testimonial, string>({
      query: (id) => `/testimonials/${encodeURIComponent(id)}`,
      extraOptions: { expects: 'testimonial' },
      transformResponse: (data: TestimonialData) => data.testimonial,
      providesTags: ['Testimonial'],
    }),
  }),
})
