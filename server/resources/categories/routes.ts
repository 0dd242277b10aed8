import { Type } from 'typebox'
import { CategoriesData } from '../../../src/contract/categories'
import { Flag } from '../../../src/contract/primitives'
import { PageQuery, paginationOf, readResponses, success, type Routes } from '../routeSchemas'
import { visibilityFor } from '../visibility'
import { listCategories } from './repository'

const CategoriesQuery = Type.Object({ ...PageQuery.properties, is_active: Type.Optional(Flag) })

export const categoriesRoutes: Routes = async (app) => {
  app.get(
    '/categories',
    {
      schema: {
        tags: ['categories'],
        operationId: 'listCategories',
        querystring: CategoriesQuery,
        response: readResponses(CategoriesData),
      },
    },
    async (request) => {
      const { query } = request
      const visibility = visibilityFor(request, query.is_active)
      const { rows, total } = await listCategories(app.db, visibility, query)
      return success({ categories: rows, pagination: paginationOf(query, total) })
    },
  )
}
