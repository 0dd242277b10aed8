import type { Kysely, Migration } from 'kysely'

/** Adds the location of the owner. */
export const location: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable('profiles').addColumn('location', 'text').execute()
  },
}
