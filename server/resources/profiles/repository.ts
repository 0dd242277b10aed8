import { profileFields, type Profile, type ProfileChanges } from '../../../src/contract/profile'
import { fromColumns, toColumns } from '../../database/columns'
import { updateRow, type WriteTransaction } from '../../database/contentWrites'
import type { Db } from '../../database/schema'

export async function findProfile(db: Db, id: number): Promise<Profile | undefined> {
  const row = await db.selectFrom('profiles').selectAll().where('id', '=', id).executeTakeFirst()
  return row && fromColumns(profileFields, row)
}

export function updateProfile(
  transaction: WriteTransaction,
  id: number,
  changes: ProfileChanges,
): Promise<void> {
  return updateRow(transaction, 'profiles', id, toColumns(changes))
}
