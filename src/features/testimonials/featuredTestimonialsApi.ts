import { api } from '../../api/api'
import { pickData } from '../../api/entryEndpoints'
import { listTag } from '../../api/tags'
import { testimonialsDataSchema } from '../../contract/responses/testimonials'
import type { Testimonial } from '../../contract/testimonials'

export const featuredTestimonialsApi = api.injectEndpoints({
  endpoints: (build) => ({
    listFeaturedTestimonials: build.query<Testimonial[], void>({
      query: () => '/testimonials/featured',
      ...pickData(testimonialsDataSchema, 'testimonials', { isOptional: true }),
      providesTags: [listTag('Testimonial')],
    }),
  }),
})
