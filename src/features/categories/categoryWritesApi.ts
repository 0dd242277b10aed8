import { api } from '../../api/api'
import {
  createRequest,
  deleteRequest,
  updateRequest,
  type CreateArgs,
  type UpdateArgs,
} from '../../api/entryWrites'
import { objectSchema } from '../../api/schemas'
import { itemTag, listTag, unlessRejected } from '../../api/tags'
import type {
  Category,
  CategoryChanges,
  CategoryData,
  CategoryInput,
} from '../../contract/categories'
import { categorySchema } from './categorySchemas'

const path = '/categories'
const list = listTag('Category')
const categoryDataSchema = objectSchema<CategoryData>({ category: categorySchema })

/** A category by its id, and mutations. */
export const categoryWritesApi = api.injectEndpoints({
  endpoints: (build) => ({
    getCategory: build.query<Category, number>({
      query: (id) => `${path}/${id}`,
      extraOptions: { dataSchema: categoryDataSchema },
      transformResponse: (data: CategoryData) => data.category,
      providesTags: (_category, _error, id) => [itemTag('Category', id)],
    }),
    createCategory: build.mutation<Category, CreateArgs<CategoryInput>>({
      query: createRequest(path),
      extraOptions: { dataSchema: categoryDataSchema },
      transformResponse: (data: CategoryData) => data.category,
      invalidatesTags: (_created, error) => unlessRejected(error, [list]),
    }),
    updateCategory: build.mutation<Category, UpdateArgs<CategoryChanges>>({
      query: updateRequest(path),
      extraOptions: { dataSchema: categoryDataSchema },
      transformResponse: (data: CategoryData) => data.category,
      invalidatesTags: (_category, error, { id }) =>
        unlessRejected(error, [list, itemTag('Category', id)]),
    }),
    deleteCategory: build.mutation<{ id: number }, number>({
      query: deleteRequest(path),
      invalidatesTags: (_deleted, error, id) =>
        unlessRejected(error, [list, itemTag('Category', id)]),
    }),
  }),
})
