import type { Kysely, Migration } from 'kysely'

/** The id of the only row. */
const id = 1

/** Creates the table of the appearance, with its only row: a site with all defaults. */
export const appearance: Migration = {
  async up(db: Kysely<{ appearance: { id: number } }>) {
    await db.schema
      .createTable('appearance')
      .addColumn('id', 'integer', (column) => column.primaryKey())
      .addColumn('dye', 'text')
      .addColumn('cloth', 'text')
      .addColumn('cloth_seed', 'integer')
      .addColumn('type', 'text')
      .addColumn('hero', 'text')
      .addColumn('home_sections', 'text')
      .addColumn('menu', 'text')
      .execute()
    await db.insertInto('appearance').values({ id }).execute()
  },
}
