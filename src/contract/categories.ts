import { Type, type Static } from 'typebox'
import {
  type Body,
  flag,
  inputOf,
  outputOf,
  readOnly,
  required,
  translated,
  withTranslations,
} from './schema/fields'
import { Id, Name, pageOf, Version } from './schema/values'

export const categoryFields = withTranslations({
  id: readOnly(Id),
  name: translated(required(Name)),
  is_active: flag(1),
  version: readOnly(Version),
})

/** A category of projects, skills and testimonials. */
export const Category = outputOf(categoryFields)
export type Category = Static<typeof Category>
export const CategoriesData = pageOf('categories', Category)
export type CategoriesData = Static<typeof CategoriesData>
export const CategoryData = Type.Object({ category: Category })
export type CategoryData = Static<typeof CategoryData>
export const CategoryInput = inputOf(categoryFields)
export type CategoryInput = Body<typeof CategoryInput>
