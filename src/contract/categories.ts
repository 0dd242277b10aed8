import { Type, type Static } from 'typebox'
import { flag, inputOf, outputOf, readOnly, required } from './fields'
import { Name, strict, type Writable } from './inputs'
import { Id, Pagination, Version } from './primitives'

export const categoryFields = {
  id: readOnly(Id),
  name: required(Name),
  is_active: flag(1),
  version: readOnly(Version),
}

/** A category of projects, skills and testimonials. */
export const Category = outputOf(categoryFields)
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
export const CategoryInput = inputOf(categoryFields)
export type CategoryInput = Writable<Static<typeof CategoryInput>>

/** Body of `PUT /categories/{id}`: omitted fields are not changed. */
export const CategoryChanges = Type.Partial(CategoryInput, strict)
export type CategoryChanges = Writable<Static<typeof CategoryChanges>>
