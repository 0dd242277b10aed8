import {
  FeaturedTestimonialsData,
  TestimonialChanges,
  TestimonialData,
  TestimonialInput,
  TestimonialsData,
} from '../../../src/contract/testimonials'
import { findCategoryId } from '../categories/repository'
import { resourceRoutes } from '../resourceRoutes'
import {
  CategoryParams,
  PageQuery,
  paginationOf,
  readResponses,
  success,
  type Routes,
} from '../routeSchemas'
import {
  createTestimonial,
  findTestimonial,
  listTestimonials,
  updateTestimonial,
} from './repository'

export const testimonialsRoutes: Routes = async (app) => {
  resourceRoutes(app, {
    path: '/testimonials',
    table: 'testimonials',
    tag: 'testimonials',
    noun: 'Testimonial',
    plural: 'Testimonials',
    input: TestimonialInput,
    changes: TestimonialChanges,
    data: TestimonialData,
    listData: TestimonialsData,
    list: async (db, page) => {
      const { rows, total } = await listTestimonials(db, {}, page)
      return { testimonials: rows, pagination: paginationOf(page, total) }
    },
    find: async (db, id) => {
      const testimonial = await findTestimonial(db, id)
      return testimonial && { testimonial }
    },
    create: createTestimonial,
    update: updateTestimonial,
  })

  app.get(
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
      const categoryId = await findCategoryId(app.db, params.category)
      const { rows, total } = await listTestimonials(app.db, { categoryId }, query)
      return success({ testimonials: rows, pagination: paginationOf(query, total) })
    },
  )

  app.get(
    '/testimonials/featured',
    {
      schema: {
        tags: ['testimonials'],
        operationId: 'listFeaturedTestimonials',
        response: readResponses(FeaturedTestimonialsData),
      },
    },
    async () => {
      const firstPage = { page: 1, limit: 1000 }
      const { rows } = await listTestimonials(app.db, { isFeatured: true }, firstPage)
      return success({ testimonials: rows })
    },
  )
}
