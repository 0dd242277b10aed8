import type { Kysely, Migration } from 'kysely'

/** Adds when the owner has read a message, and the views of pages by day. */
export const messagesAndViews: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable('messages').addColumn('read_at', 'text').execute()
    await db.schema
      .createTable('page_views')
      .addColumn('day', 'text', (column) => column.notNull())
      .addColumn('path', 'text', (column) => column.notNull())
      .addColumn('views', 'integer', (column) => column.notNull())
      .addPrimaryKeyConstraint('page_views_key', ['day', 'path'])
      .execute()
  },
}
