import type { Kysely, Migration } from 'kysely'

/** Adds the saved states of entries, and the deleted entries. */
export const history: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('revisions')
      .addColumn('id', 'integer', (column) => column.primaryKey())
      .addColumn('table_name', 'text', (column) => column.notNull())
      .addColumn('row_id', 'integer', (column) => column.notNull())
      .addColumn('action', 'text', (column) => column.notNull())
      .addColumn('data', 'text', (column) => column.notNull())
      .addColumn('saved_at', 'text', (column) => column.notNull())
      .execute()
    await db.schema
      .createIndex('revisions_row')
      .on('revisions')
      .columns(['table_name', 'row_id', 'id'])
      .execute()
    await db.schema
      .createTable('trash')
      .addColumn('table_name', 'text', (column) => column.notNull())
      .addColumn('row_id', 'integer', (column) => column.notNull())
      .addColumn('title', 'text', (column) => column.notNull())
      .addColumn('rows', 'text', (column) => column.notNull())
      .addColumn('deleted_at', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('trash_key', ['table_name', 'row_id'])
      .execute()
  },
}
