import {
  FeaturedTestimonialsData,
  TestimonialChanges,
  TestimonialData,
  TestimonialInput,
  TestimonialsData,
} from '../../../src/contract/testimonials'
import { findCategoryId } from '../categories/repository'
import { notFound } from '../../http/HttpError'
import {
  readResponses,
  readResponsesOrNotFound,
  CategoryParams,
  IdParams,
  PageQuery,
  paginationOf,
  success,
  type Routes,
} from '../route'
import { assertFound, writeRoutes } from '../writeRoutes'
import { findTestimonial, listTestimonials } from './repository'
import { createTestimonial, updateTestimonial } from './writes'

export const testimonialsRoutes: Routes = async (api, options) => {
  const { database } = options
  api.get(
    '/testimonials',
    {
      schema: {
        tags: ['testimonials'],
        operationId: 'listTestimonials',
        querystring: PageQuery,
        response: readResponses(TestimonialsData),
      },
    },
    async ({ query }) => {
      const { rows, total } = await listTestimonials(database, {}, query)
      return success({ testimonials: rows, pagination: paginationOf(query, total) })
    },
  )

  api.get(
    '/testimonials/category/:category',
    {
      schema: {
        tags: ['testimonials'],
        operationId: 'listTestimonialsOfCategory',
        params: CategoryParams,
        querystring: PageQuery,
        response: readResponses(TestimonialsData),
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
    {
      schema: {
        tags: ['testimonials'],
        operationId: 'listFeaturedTestimonials',
        response: readResponses(FeaturedTestimonialsData),
      },
    },
    async () => {
      const all = { page: 1, limit: 1000 }
      const { rows } = await listTestimonials(database, { featured: true }, all)
      return success({ testimonials: rows })
    },
  )

  api.get(
    '/testimonials/:id',
    {
      schema: {
        tags: ['testimonials'],
        operationId: 'getTestimonial',
        params: IdParams,
        response: readResponsesOrNotFound(TestimonialData),
      },
    },
    async ({ params }) => {
      const testimonial = await findTestimonial(database, params.id)
      if (!testimonial) throw notFound('Testimonial')
      return success({ testimonial })
    },
  )

  writeRoutes(api, options, {
    path: '/testimonials',
    table: 'testimonials',
    noun: 'Testimonial',
    tag: 'testimonials',
    input: TestimonialInput,
    changes: TestimonialChanges,
    answer: TestimonialData,
    create: createTestimonial,
    update: updateTestimonial,
    read: async (db, id) => ({ testimonial: assertFound(await findTestimonial(db, id)) }),
  })
}
