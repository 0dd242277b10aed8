import type { Kysely, Migration } from 'kysely'

/** Adds the counts of strangers' requests, by hashes of what is counted. Times are in milliseconds. */
export const requestCounts: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('request_counts')
      .addColumn('key', 'text', (column) => column.primaryKey())
      .addColumn('count', 'integer', (column) => column.notNull())
      .addColumn('expires_at', 'double precision', (column) => column.notNull())
      .execute()
  },
}
