import type { Profile } from '../../../src/contract/profile'
import type { Db } from '../../database/schema'

export function findProfile(db: Db, id: number): Promise<Profile | undefined> {
  return db.selectFrom('profiles').selectAll().where('id', '=', id).executeTakeFirst()
}
