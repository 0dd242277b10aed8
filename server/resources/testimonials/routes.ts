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
    input: TestimonialInput,
    changes: TestimonialChanges,
    data: TestimonialData,
    key: 'testimonial',
    find: findTestimonial,
    listData: TestimonialsData,
    listKey: 'testimonials',
    list: (db, page) => listTestimonials(db, page),
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
      const { rows, total } = await listTestimonials(app.db, query, { categoryId })
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
      const { rows } = await listTestimonials(app.db, firstPage, { isFeatured: true })
      return success({ testimonials: rows })
    },
  )
}
