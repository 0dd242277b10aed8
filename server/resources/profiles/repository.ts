import type { Profile, ProfileChanges } from '../../../src/contract/profile'
import { updateRow, type WriteTransaction } from '../../database/contentWrites'
import { fromJson, toJson } from '../../database/jsonColumns'
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

export function updateProfile(
  transaction: WriteTransaction,
  id: number,
  changes: ProfileChanges,
): Promise<void> {
  return updateRow(transaction, 'profiles', id, {
    ...changes,
    links: toJson(changes.links),
    languages: toJson(changes.languages),
    awards: toJson(changes.awards),
    publications: toJson(changes.publications),
    volunteering: toJson(changes.volunteering),
  })
}
