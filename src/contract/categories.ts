import { Type, type Static } from 'typebox'
import { Name, ReadOnly, strict, type Writable } from './inputs'
import { Flag, Id, Pagination, Version } from './primitives'

/** A category of projects, skills and testimonials. */
export const Category = Type.Object({
  id: Id,
  name: Type.String(),
  is_active: Flag,
  version: Version,
})
export type Category = Static<typeof Category>

/** `data` of `GET /categories`. */
export const CategoriesData = Type.Object({
  categories: Type.Array(Category),
  pagination: Pagination,
})
export type CategoriesData = Static<typeof CategoriesData>

/** `data` of the endpoints that return one category. */
export const CategoryData = Type.Object({ category: Category })
export type CategoryData = Static<typeof CategoryData>

/** Body of `POST /categories`. */
export const CategoryInput = Type.Object(
  { name: Name, is_active: Type.Optional(Flag), id: ReadOnly, version: ReadOnly },
  strict,
)
export type CategoryInput = Writable<Static<typeof CategoryInput>>

/** Body of `PUT /categories/{id}`: omitted fields are not changed. */
export const CategoryChanges = Type.Partial(CategoryInput, strict)
export type CategoryChanges = Writable<Static<typeof CategoryChanges>>
