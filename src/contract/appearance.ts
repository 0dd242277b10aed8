import { Type, type Static } from 'typebox'
import { heroes, homeSections, menuPages, siteCloths, siteDyes, siteTypefaces } from './constants'
import { type Body, changesOf, optional, outputOf, readOnly } from './schema/fields'
import { Id, Lenient, Version } from './schema/values'

/** Some of the values, in the owner's order. */
const selectionOf = <const T extends string>(values: readonly T[]) =>
  optional(Type.Array(Type.Enum<T[]>([...values]), { maxItems: values.length, uniqueItems: true }))

/** How the site looks. A field that is absent or null has its default in `appearanceDefaults`. */
export const appearanceFields = {
  id: readOnly(Lenient(Id)),
  dye: optional(Type.Enum([...siteDyes])),
  cloth: optional(Type.Enum([...siteCloths])),
  /** Seed of the hashes that derive cloths from the names of the owner, of entries and of categories. */
  cloth_seed: optional(Type.Integer({ minimum: 0, maximum: 999_999 })),
  type: optional(Type.Enum([...siteTypefaces])),
  hero: optional(Type.Enum([...heroes])),
  /** The sections that are shown, in their order. */
  home_sections: selectionOf(homeSections),
  /** The pages in the menu; the others are still served at their addresses. */
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
