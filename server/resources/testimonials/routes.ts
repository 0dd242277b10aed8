import {
  FeaturedTestimonialsData,
  TestimonialChanges,
  TestimonialData,
  TestimonialInput,
  TestimonialsData,
} from '../../../src/contract/testimonials'
import { findCategoryId } from '../categories/repository'
import { listRoute } from '../listRoute'
import { resourceRoutes } from '../resourceRoutes'
import { CategoryParams, readResponses, success, type Routes } from '../routeSchemas'
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
    title: ({ customer_name }) => customer_name,
  })

  listRoute(app, 'listTestimonialsOfCategory', CategoryParams, {
    path: '/testimonials/category/:category',
    tag: 'testimonials',
    listData: TestimonialsData,
    listKey: 'testimonials',
    list: async (db, page, _reader, { category }) =>
      listTestimonials(db, page, { categoryId: await findCategoryId(db, category) }),
  })

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
