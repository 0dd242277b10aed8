import { api } from '../../api/api'
import {
  type CreateArgs,
  entryEndpoints,
  pickData,
  type UpdateArgs,
} from '../../api/entryEndpoints'
import type { Category, CategoryInput } from '../../contract/categories'
import { categoryDataSchema } from '../../contract/responses/categories'

const { get, create, update, remove } = entryEndpoints({
  path: '/categories',
  tag: 'Category',
  response: pickData(categoryDataSchema, 'category'),
})

export const categoryWritesApi = api.injectEndpoints({
  endpoints: (build) => ({
    getCategory: build.query<Category, number>(get),
    createCategory: build.mutation<Category, CreateArgs<CategoryInput>>(create),
    updateCategory: build.mutation<Category, UpdateArgs<Partial<CategoryInput>>>(update),
    deleteCategory: build.mutation<{ id: number }, number>(remove),
  }),
})
