import type { Profile } from '../../../src/contract/profile'
import { fromJson } from '../../database/jsonColumns'
import type { Db } from '../../database/schema'

export async function findProfile(db: Db, id: number): Promise<Profile | undefined> {
  const row = await db.selectFrom('profiles').selectAll().where('id', '=', id).executeTakeFirst()
  return (
    row && {
      ...row,
      links: fromJson(row.links),
      languages: fromJson(row.languages),
      awards: fromJson(row.awards),
      publications: fromJson(row.publications),
      volunteering: fromJson(row.volunteering),
    }
  )
}
