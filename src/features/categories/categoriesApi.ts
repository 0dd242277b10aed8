import { api } from '../../api/api'
import type { CategoriesData, Category } from '../../contract/categories'

export const categoriesApi = api.injectEndpoints({
  endpoints: (build) => ({
    listActiveCategories: build.query<Category[], void>({
      query: () => ({ url: '/categories', params: { page: 1, limit: 10, is_active: 1 } }),
      extraOptions: { expects: 'categories' },
      transformResponse: (data: CategoriesData) => data.categories,
      providesTags: ['Category'],
    }),
  }),
})
