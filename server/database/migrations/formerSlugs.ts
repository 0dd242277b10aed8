import type { Migration } from 'kysely'

/** Adds the slugs that projects and posts had: their addresses redirect. */
export const formerSlugs: Migration = {
  async up(db) {
    await db.schema
      .createTable('former_slugs')
      .addColumn('table_name', 'text', (column) => column.notNull())
      .addColumn('former_slug', 'text', (column) => column.notNull())
      .addColumn('row_id', 'integer', (column) => column.notNull())
      .addPrimaryKeyConstraint('former_slugs_key', ['table_name', 'former_slug'])
      .execute()
  },
}
