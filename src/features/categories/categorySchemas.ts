import {
  optionalFlag,
  listSchema,
  required,
  paginationSchema,
  objectSchema,
} from '../../api/dataSchema'
import type { CategoriesData, Category } from '../../contract/categories'

export const categoriesDataSchema = objectSchema<CategoriesData>({
  categories: listSchema(
    objectSchema<Category>({ id: required.id, name: required.text, is_active: optionalFlag }),
  ),
  pagination: paginationSchema,
})
