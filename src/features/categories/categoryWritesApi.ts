import { api } from '../../api/api'
import { entryEndpoints, pickData } from '../../api/entryEndpoints'
import type { Category, CategoryInput } from '../../contract/categories'
import { categoryDataSchema } from '../../contract/responses/categories'

export const categoryWritesApi = api.injectEndpoints({
  endpoints: (build) => {
    const { get, create, update, remove } = entryEndpoints<Category, CategoryInput>(build, {
      path: '/categories',
      tag: 'Category',
      response: pickData(categoryDataSchema, 'category'),
    })
    return {
      getCategory: get,
      createCategory: create,
      updateCategory: update,
      deleteCategory: remove,
    }
  },
})
