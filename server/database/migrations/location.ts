import type { Kysely, Migration } from 'kysely'

/** Where the owner is. */
export const location: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable('profiles').addColumn('location', 'text').execute()
  },
}
