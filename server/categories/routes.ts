import { Type } from 'typebox'
import { CategoriesData } from '../../src/contract/categories'
import { Flag } from '../../src/contract/primitives'
import { answers, PageQuery, paginationOf, success, type Routes } from '../http/route'
import { listCategories } from './repository'

const CategoriesQuery = Type.Object({ ...PageQuery.properties, is_active: Type.Optional(Flag) })

export const categoriesRoutes: Routes = async (api, { database }) => {
  api.get(
    '/categories',
    { schema: { querystring: CategoriesQuery, response: answers(CategoriesData) } },
    async ({ query }) => {
      const { rows, total } = await listCategories(database, query)
      // Readers see what is active: whoever asks for the rest gets an empty list.
      const visible = query.is_active === 0 ? { rows: [], total: 0 } : { rows, total }
      return success({
        categories: visible.rows,
        pagination: paginationOf(query, visible.total),
      })
    },
  )
}
