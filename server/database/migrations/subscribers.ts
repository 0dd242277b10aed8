import type { Kysely, Migration } from 'kysely'

/** Adds the subscribers of the blog, and the subscriptions that are not confirmed yet. */
export const subscribers: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('subscribers')
      .addColumn('email', 'text', (email) => email.primaryKey())
      .addColumn('token', 'text', (column) => column.notNull().unique())
      .addColumn('confirmed_at', 'text', (column) => column.notNull())
      .execute()
    await db.schema
      .createTable('pending_subscriptions')
      .addColumn('hash', 'text', (hash) => hash.primaryKey())
      .addColumn('expires_at', 'double precision', (column) => column.notNull())
      .execute()
  },
}
