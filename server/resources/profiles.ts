import { profileFields, type Profile } from '../../src/contract/profile'
import { updateRow } from '../database/contentWrites'
import type { Db } from '../database/schema'
import { fromColumns, toColumns } from '../rows/columns'
import { getRoute, updateRoute, type Noun } from './noun'
import type { Routes } from './routeSchemas'
import type { Reader } from './visibility'

/** Reads the profile; visitors get the postal address only if the owner shows it. */
export async function findProfile(
  db: Db,
  id: number,
  { isOwner }: Reader = { isOwner: false },
): Promise<Profile | undefined> {
  const row = await db
    .selectFrom('profiles')
    .selectAll()
    .select((expression) =>
      expression
        .selectFrom('projects')
        .where('is_active', '=', 1)
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .as('project_count'),
    )
    .where('id', '=', id)
    .executeTakeFirst()
  if (!row) return undefined
  const entry = fromColumns(profileFields, row)
  if (isOwner) return entry
  const { usernames, shows_address, postal_address, ...shown } = entry
  return shows_address === 1 ? { ...shown, postal_address } : shown
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
