import type { Kysely, Migration } from 'kysely'

/** Adds the pictures that the owner uploads. */
export const pictures: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('pictures')
      .addColumn('hash', 'text', (column) => column.primaryKey())
      .addColumn('extension', 'text', (column) => column.notNull())
      .addColumn('width', 'integer', (column) => column.notNull())
      .addColumn('height', 'integer', (column) => column.notNull())
      .addColumn('size', 'integer', (column) => column.notNull())
      .addColumn('alt', 'text')
      .addColumn('focus_x', 'integer')
      .addColumn('focus_y', 'integer')
      .addColumn('created_at', 'text', (column) => column.notNull())
      // The last column, so that SQLite reads the others without it. It stores binary values
      // unchanged whatever the type of the column is.
      .addColumn('bytes', 'bytea', (column) => column.notNull())
      .execute()
  },
}
