import { api } from '../../api/api'
import { listTag } from '../../api/tags'
import type { CategoriesData, Category } from '../../contract/categories'
import { categoriesDataSchema } from '../../contract/responses/categories'

export const categoriesApi = api.injectEndpoints({
  endpoints: (build) => ({
    listCategories: build.query<CategoriesData, { page?: number; limit?: number }>({
      query: (params) => ({ url: '/categories', params }),
      extraOptions: { dataSchema: categoriesDataSchema },
      providesTags: [listTag('Category')],
    }),
    listActiveCategories: build.query<Category[], void>({
      query: () => ({ url: '/categories', params: { page: 1, limit: 10, is_active: 1 } }),
      extraOptions: { dataSchema: categoriesDataSchema },
      transformResponse: (data: CategoriesData) => data.categories,
      providesTags: [listTag('Category')],
    }),
  }),
})
