import { profileFields, type Profile } from '../../src/contract/profile'
import { updateRow } from '../database/contentWrites'
import type { Db } from '../database/schema'
import { fromColumns, toColumns } from '../rows/columns'
import { getRoute, updateRoute, type Noun } from './noun'
import type { Routes } from './routeSchemas'

export async function findProfile(db: Db, id: number): Promise<Profile | undefined> {
  const row = await db.selectFrom('profiles').selectAll().where('id', '=', id).executeTakeFirst()
  return row && fromColumns(profileFields, row)
}

const profile: Noun<typeof profileFields> = {
  path: '/profiles',
  tag: 'profile',
  name: 'Profile',
  key: 'profile',
  table: 'profiles',
  fields: profileFields,
  find: findProfile,
  update: (transaction, id, changes) => updateRow(transaction, 'profiles', id, toColumns(changes)),
}

export const profilesRoutes: Routes = async (app) => {
  getRoute(app, profile)
  updateRoute(app, profile)
}
