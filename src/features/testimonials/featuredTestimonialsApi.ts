import { api } from '../../api/api'
import { listTag } from '../../api/tags'
import { testimonialsDataSchema } from '../../contract/responses/testimonials'
import type { FeaturedTestimonialsData, Testimonial } from '../../contract/testimonials'

export const featuredTestimonialsApi = api.injectEndpoints({
  endpoints: (build) => ({
    listFeaturedTestimonials: build.query<Testimonial[], void>({
      query: () => '/testimonials/featured',
      extraOptions: { dataSchema: testimonialsDataSchema, isOptional: true },
      transformResponse: (data: FeaturedTestimonialsData) => data.testimonials,
      providesTags: [listTag('Testimonial')],
    }),
  }),
})
