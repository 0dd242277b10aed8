import { educationFields, experienceFields } from '../career'
import { categoryFields } from '../categories'
import { translatedNames, type Fields } from './fields'
import { postDetailFields } from '../posts'
import { profileFields } from '../profile'
import { projectDetailFields } from '../projects'
import { testimonialFields } from '../testimonials'

/** The fields of the tables whose texts may have translations. */
export const fieldsOfTables = {
  profiles: profileFields,
  experiences: experienceFields,
  educations: educationFields,
  categories: categoryFields,
  projects: projectDetailFields,
  testimonials: testimonialFields,
  posts: postDetailFields,
} satisfies Record<string, Fields>

export type TranslatedTable = keyof typeof fieldsOfTables

export const isTranslated = (table: string): table is TranslatedTable => table in fieldsOfTables

/** The names of the fields that may have translations, by table. */
export const translatedTables = namesOf(fieldsOfTables)

function namesOf<T extends Record<string, Fields>>(tables: T) {
  const entries = Object.entries(tables).map(([table, fields]) => [table, translatedNames(fields)])
  return Object.fromEntries(entries) as { [Table in keyof T]: readonly string[] }
}
