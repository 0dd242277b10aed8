import {
  FeaturedTestimonialsData,
  TestimonialData,
  TestimonialsData,
} from '../../src/contract/testimonials'
import { findCategoryId } from '../categories/repository'
import { notFound } from '../http/errors'
import {
  answers,
  CategoryParams,
  IdParams,
  PageQuery,
  paginationOf,
  success,
  type Routes,
} from '../http/route'
import { findTestimonial, listTestimonials } from './repository'

export const testimonialsRoutes: Routes = async (api, { database }) => {
  api.get(
    '/testimonials',
    { schema: { querystring: PageQuery, response: answers(TestimonialsData) } },
    async ({ query }) => {
      const { rows, total } = await listTestimonials(database, {}, query)
      return success({ testimonials: rows, pagination: paginationOf(query, total) })
    },
  )

  api.get(
    '/testimonials/category/:category',
    {
      schema: {
        params: CategoryParams,
        querystring: PageQuery,
        response: answers(TestimonialsData),
      },
    },
    async ({ params, query }) => {
      const categoryId = (await findCategoryId(database, params.category)) ?? 0
      const { rows, total } = await listTestimonials(database, { categoryId }, query)
      return success({ testimonials: rows, pagination: paginationOf(query, total) })
    },
  )

  api.get(
    '/testimonials/featured',
    { schema: { response: answers(FeaturedTestimonialsData) } },
    async () => {
      const all = { page: 1, limit: 1000 }
      const { rows } = await listTestimonials(database, { featured: true }, all)
      return success({ testimonials: rows })
    },
  )

  api.get(
    '/testimonials/:id',
    { schema: { params: IdParams, response: answers(TestimonialData) } },
    async ({ params }) => {
      const testimonial = await findTestimonial(database, params.id)
      if (!testimonial) throw notFound('Testimonial')
      return success({ testimonial })
    },
  )
}
