import { sql, type RawBuilder } from 'kysely'
import { profileFields, type Profile } from '../../src/contract/profile'
import { id } from '../../src/language/id'
import { updateRow } from '../database/contentWrites'
import { ownerId, type Database, type Db } from '../database/schema'
import { fromColumns, toColumns } from '../rows/columns'
import { getRoute, updateRoute, type Noun } from './noun'
import { existsIn, isPublic } from './posts/repository'
import type { Routes } from './routeSchemas'
import type { Reader } from './visibility'

const isActive = sql<boolean>`is_active = 1`

const countOf = (table: keyof Database, isVisible: RawBuilder<boolean>) =>
  sql<number>`(select count(*) from ${sql.table(table)} where ${isVisible})`

/** Reads the profile; visitors get the postal address only if the owner shows it. */
async function findProfile(
  db: Db,
  id: number,
  { isOwner, onlyIn }: Reader = { isOwner: false },
): Promise<Profile | undefined> {
  const now = new Date()
  const row = await db
    .selectFrom('profiles')
    .selectAll()
    .select([
      countOf('projects', isActive).as('project_count'),
      countOf('profile_skills', sql`${isActive} and skill_is_active = 1`).as('skill_count'),
      countOf('testimonials', isActive).as('testimonial_count'),
      countOf('posts', onlyIn ? sql`${isPublic(now)} and ${existsIn(onlyIn)}` : isPublic(now)).as(
        'post_count',
      ),
    ])
    .where('id', '=', id)
    .executeTakeFirst()
  if (!row) return undefined
  const entry = fromColumns(profileFields, row)
  if (isOwner) return entry
  const { usernames, shows_address, postal_address, ...shown } = entry
  return shows_address === 1 ? { ...shown, postal_address } : shown
}

export async function findOwnerName(db: Db): Promise<string> {
  const profile = await findProfile(db, ownerId)
  return profile?.full_name.trim() || id.profile.full_name
}

const profile: Noun<typeof profileFields> = {
  resource: 'profiles',
  tag: 'profile',
  fields: profileFields,
  find: findProfile,
  update: (transaction, id, changes) => updateRow(transaction, 'profiles', id, toColumns(changes)),
}

export const profilesRoutes: Routes = async (app) => {
  getRoute(app, profile)
  updateRoute(app, profile)
}
