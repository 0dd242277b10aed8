import { flag, listOf, needed, paginationShape, shapeOf } from '../../api/shape'
import type { CategoriesData, Category } from '../../contract/categories'

export const categoriesDataShape = shapeOf<CategoriesData>({
  categories: listOf(shapeOf<Category>({ id: needed.id, name: needed.text, is_active: flag })),
  pagination: paginationShape,
})
