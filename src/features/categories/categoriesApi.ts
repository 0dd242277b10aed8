import { api } from '../../api/api'
import { type PageArgs, pickData } from '../../api/entryEndpoints'
import { listTag } from '../../api/tags'
import type { Category } from '../../contract/categories'
import { categoriesDataSchema } from '../../contract/responses/categories'

export const categoriesApi = api.injectEndpoints({
  endpoints: (build) => ({
    listCategories: build.query<Category[], PageArgs>({
      query: (params) => ({ url: '/categories', params }),
      ...pickData(categoriesDataSchema, 'categories'),
      providesTags: [listTag('Category')],
    }),
    listActiveCategories: build.query<Category[], void>({
      query: () => ({ url: '/categories', params: { page: 1, limit: 10, is_active: 1 } }),
      ...pickData(categoriesDataSchema, 'categories'),
      providesTags: [listTag('Category')],
    }),
  }),
})
