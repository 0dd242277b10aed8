import type { Kysely, Migration } from 'kysely'

/** Adds the parsed texts of projects and posts. */
export const richTexts: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('rich_texts')
      .addColumn('hash', 'text', (hash) => hash.primaryKey())
      .addColumn('tree', 'text', (tree) => tree.notNull())
      .execute()
  },
}
