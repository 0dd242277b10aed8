import { api } from '../../api/api'
import { pickData } from '../../api/entryEndpoints'
import { foundItemTag, listTag } from '../../api/tags'
import {
  testimonialDataSchema,
  testimonialsDataSchema,
} from '../../contract/responses/testimonials'
import type { Testimonial } from '../../contract/testimonials'

/** The page shows all testimonials at once. */
const allRows = { page: 1, limit: 1000 }

export const testimonialsApi = api.injectEndpoints({
  endpoints: (build) => ({
    listTestimonials: build.query<Testimonial[], void>({
      query: () => ({ url: '/testimonials', params: allRows }),
      ...pickData(testimonialsDataSchema, 'testimonials'),
      providesTags: [listTag('Testimonial')],
    }),
    listTestimonialsOfCategory: build.query<Testimonial[], number>({
      query: (categoryId) => ({ url: `/testimonials/category/${categoryId}`, params: allRows }),
      ...pickData(testimonialsDataSchema, 'testimonials'),
      providesTags: [listTag('Testimonial')],
    }),
    getTestimonial: build.query<Testimonial, string>({
      query: (id) => `/testimonials/${encodeURIComponent(id)}`,
      ...pickData(testimonialDataSchema, 'testimonial', { notFoundUnlessSuccess: true }),
      providesTags: (testimonial) => [foundItemTag('Testimonial', testimonial)],
    }),
  }),
})
