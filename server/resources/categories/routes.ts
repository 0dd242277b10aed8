import { Type } from 'typebox'
import { CategoriesData } from '../../../src/contract/categories'
import { Flag } from '../../../src/contract/primitives'
import { activityOf } from '../visibility'
import { readResponses, PageQuery, paginationOf, success, type Routes } from '../route'
import { listCategories } from './repository'

const CategoriesQuery = Type.Object({ ...PageQuery.properties, is_active: Type.Optional(Flag) })

export const categoriesRoutes: Routes = async (api, { database }) => {
  api.get(
    '/categories',
    {
      schema: {
        tags: ['categories'],
        operationId: 'listCategories',
        querystring: CategoriesQuery,
        response: readResponses(CategoriesData),
      },
    },
    async ({ query, isOwner }) => {
      const activity = activityOf(query.is_active, { isOwner })
      const { rows, total } = await listCategories(database, activity, query)
      return success({ categories: rows, pagination: paginationOf(query, total) })
    },
  )
}
