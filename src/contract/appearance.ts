import { Type, type Static } from 'typebox'
import { heroes, homeSections, menuPages, siteCloths, siteDyes, siteTypefaces } from './constants'
import { type Body, changesOf, optional, outputOf, readOnly } from './schema/fields'
import { Id, Lenient, Version } from './schema/values'

/** Some of the values, in the order of the owner; none of them is the default. */
const selectionOf = <const T extends string>(values: readonly T[]) =>
  optional(Type.Array(Type.Enum<T[]>([...values]), { maxItems: values.length, uniqueItems: true }))

/** How the site looks. A field that is absent or null has its default in `appearanceDefaults`. */
export const appearanceFields = {
  id: readOnly(Lenient(Id)),
  dye: optional(Type.Enum([...siteDyes])),
  cloth: optional(Type.Enum([...siteCloths])),
  /** Of the cloths that projects, posts and groups of skills get by their names. */
  cloth_seed: optional(Type.Integer({ minimum: 0, maximum: 999_999 })),
  type: optional(Type.Enum([...siteTypefaces])),
  hero: optional(Type.Enum([...heroes])),
  /** Those that are shown, in their order. */
  home_sections: selectionOf(homeSections),
  /** The pages in the menu. The others have their addresses still. */
  menu: selectionOf(menuPages),
  version: readOnly(Version),
}

const Appearance = outputOf(appearanceFields)
export type Appearance = Static<typeof Appearance>
export const AppearanceData = Type.Object({ appearance: Appearance })
export type AppearanceData = Static<typeof AppearanceData>

/** Body of `PUT /appearance`: omitted fields are not changed. */
export const AppearanceChanges = changesOf(appearanceFields)
export type AppearanceChanges = Body<typeof AppearanceChanges>
