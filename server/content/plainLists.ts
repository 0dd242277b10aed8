import type { Insertable } from 'kysely'
import { Type } from 'typebox'
import { educationFields, experienceFields } from '../../src/contract/career'
import { categoryFields } from '../../src/contract/categories'
import type { Fields } from '../../src/contract/schema/fields'
import { nouns } from '../../src/contract/nouns'
import { strict } from '../../src/contract/schema/values'
import { categorySlug } from '../../src/lib/text'
import { ownerId, type Database, type Db, type WritableTable } from '../database/schema'
import {
  entryToColumns,
  contentFields,
  toContentEntry,
  type ContentEntry,
} from '../rows/contentFields'
import { yearsOf } from '../rows/educationYears'

/** The lists whose entries are only the fields of a noun, a table after those that it refers to. */
export const plainLists = [
  plainList(nouns.experience, experienceFields, () => ({ profile_id: ownerId })),
  plainList(nouns.education, educationFields, (entry) => {
    return { profile_id: ownerId, ...yearsOf(entry) }
  }),
  plainList(nouns.categories, categoryFields, ({ name }) => ({ slug: categorySlug(name) })),
]
export type PlainTable = (typeof plainLists)[number]['table']

/** @param columns those that are no fields; `sort_order` is the position in the list */
function plainList<Table extends WritableTable, F extends Fields>(
  { table, isSorted }: { table: Table; isSorted: boolean },
  fields: F,
  columns: (entry: ContentEntry<F>) => Omit<Insertable<Database[Table]>, keyof F | 'sort_order'>,
) {
  type Entries = ContentEntry<F>[]
  return {
    table,
    fields,
    schema: Type.Array(Type.Object(contentFields(fields), strict)),
    rowsOf: (content: Partial<Record<Table, Entries | null>>, ids: Record<Table, number[]>) =>
      (content[table] ?? []).map((entry, index) => ({
        ...entryToColumns(fields, entry),
        ...columns(entry),
        id: ids[table][index] ?? 0,
        ...(isSorted && { sort_order: index }),
      })),
    read: async (db: Db): Promise<Entries> => {
      const rows = db.selectFrom<WritableTable>(table).selectAll()
      const sorted = await rows.orderBy(isSorted ? 'sort_order' : 'id').execute()
      return sorted.map((row) => toContentEntry(fields, row))
    },
  }
}
