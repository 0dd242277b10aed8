import type { Kysely, Migration } from 'kysely'

/** Adds the drafts of the studio's forms. */
export const drafts: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('drafts')
      .addColumn('key', 'text', (column) => column.primaryKey())
      .addColumn('resource', 'text', (column) => column.notNull())
      .addColumn('entry_id', 'integer')
      .addColumn('revision', 'integer', (column) => column.notNull())
      .addColumn('state', 'text', (column) => column.notNull())
      .addColumn('saved_at', 'text', (column) => column.notNull())
      .addColumn('data', 'text')
      .execute()
  },
}
