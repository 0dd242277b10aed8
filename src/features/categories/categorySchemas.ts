import { listSchema, objectSchema, optional, paginationSchema, required } from '../../api/schemas'
import type { CategoriesData, Category } from '../../contract/categories'

export const categorySchema = objectSchema<Category>({
  id: required.id,
  name: required.text,
  is_active: optional.flag,
})

export const categoriesDataSchema = objectSchema<CategoriesData>({
  categories: listSchema(categorySchema),
  pagination: paginationSchema,
})
