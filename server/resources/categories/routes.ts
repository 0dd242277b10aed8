import { Type } from 'typebox'
import {
  CategoriesData,
  CategoryChanges,
  CategoryData,
  CategoryInput,
  type Category,
} from '../../../src/contract/categories'
import { Flag } from '../../../src/contract/values'
import { getRoute } from '../getRoute'
import { PageQuery, paginationOf, readResponses, success, type Routes } from '../routeSchemas'
import { visibilityFor } from '../visibility'
import { writeRoutes } from '../writeRoutes'
import { findCategory, listCategories } from './repository'
import { createCategory, requireUnusedCategory, updateCategory } from './writeRepository'

const CategoriesQuery = Type.Object({ ...PageQuery.properties, is_active: Type.Optional(Flag) })

const resource = {
  path: '/categories',
  table: 'categories',
  tag: 'categories',
  noun: 'Category',
  input: CategoryInput,
  changes: CategoryChanges,
  data: CategoryData,
  key: 'category',
  find: findCategory,
  create: createCategory,
  update: updateCategory,
  title: ({ name }: Category) => name,
  checkDeletion: requireUnusedCategory,
} as const

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
  getRoute(app, resource)
  writeRoutes(app, resource)
}
