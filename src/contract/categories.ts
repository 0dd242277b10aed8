import { Type, type Static } from 'typebox'
import { Flag, Id, Pagination } from './primitives'

/** A category of projects, skills and testimonials. */
export const Category = Type.Object({ id: Id, name: Type.String(), is_active: Flag })
export type Category = Static<typeof Category>

/** `data` of `GET /categories`. */
export const CategoriesData = Type.Object({
  categories: Type.Array(Category),
  pagination: Pagination,
})
export type CategoriesData = Static<typeof CategoriesData>
