import { sql, type Migration } from 'kysely'

/** New columns, all texts, by table. */
const columns = {
  profiles: ['certificates', 'interests', 'postal_address', 'usernames'],
  experiences: ['company_url', 'company_description'],
  educations: ['institution_url', 'start_date', 'end_date', 'score'],
  projects: ['type'],
  profile_skills: ['level'],
  posts: ['aliases'],
  testimonials: ['source'],
}

/** The fields of a JSON Resume that had no column, and former paths of posts. */
export const resume: Migration = {
  async up(db) {
    for (const [table, names] of Object.entries(columns)) {
      for (const name of names) {
        await sql`alter table ${sql.ref(table)} add column ${sql.ref(name)} text`.execute(db)
      }
    }
    await sql`alter table profiles add column shows_address integer not null default 0`.execute(db)
  },
}
