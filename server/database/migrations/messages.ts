import type { Kysely, Migration } from 'kysely'

/** Adds the messages of visitors to the owner. */
export const messages: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('messages')
      .addColumn('id', 'text', (id) => id.primaryKey())
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('email', 'text', (column) => column.notNull())
      .addColumn('subject', 'text', (column) => column.notNull())
      .addColumn('message', 'text', (column) => column.notNull())
      .addColumn('created_at', 'text', (column) => column.notNull())
      .addColumn('attempts', 'integer', (column) => column.notNull())
      .addColumn('due_at', 'double precision', (column) => column.notNull())
      .addColumn('delivered_at', 'text')
      .addColumn('last_error', 'text')
      .execute()
    await db.schema
      .createIndex('messages_due')
      .on('messages')
      .columns(['delivered_at', 'due_at'])
      .execute()
  },
}
