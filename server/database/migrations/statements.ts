import { sql, type Migration } from 'kysely'

/** What the owner says of their work: null is not shown. */
export const statements: Migration = {
  async up(db) {
    await sql`alter table profiles add column projects_completed integer`.execute(db)
    for (const column of ['response_time', 'values', 'principles', 'invitations']) {
      await sql`alter table profiles add column ${sql.ref(column)} text`.execute(db)
    }
  },
}
