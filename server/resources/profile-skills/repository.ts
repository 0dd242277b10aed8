import type {
  ProfileSkill,
  ProfileSkillChanges,
  ProfileSkillInput,
} from '../../../src/contract/skills'
import { updateRow, type WriteTransaction } from '../../database/contentWrites'
import { nextSortOrder } from '../../database/sortOrder'
import { readPage, type Page, type PageRequest } from '../../database/readPage'
import type { Db } from '../../database/schema'
import { conflict, badRequest } from '../../http/HttpError'
import { ownerId } from '../../database/ownerId'
import { visibilityFor, whereVisible, type Reader } from '../visibility'

/** The skills of profiles that a reader may see, sorted by category. */
function visibleProfileSkills(db: Db, reader: Reader) {
  const visibility = visibilityFor(reader)
  return db
    .selectFrom('profile_skills')
    .where(whereVisible('profile_skills.is_active', visibility))
    .where(whereVisible('profile_skills.skill_is_active', visibility))
    .orderBy('profile_skills.category_order')
    .orderBy('profile_skills.sort_order')
    .orderBy('profile_skills.id')
}

/** The same with the columns of the response, which come from three tables. */
function profileSkillRows(db: Db, reader: Reader) {
  return visibleProfileSkills(db, reader)
    .innerJoin('skills', 'skills.id', 'profile_skills.skill_id')
    .innerJoin('categories', 'categories.id', 'skills.category_id')
    .select([
      'profile_skills.id',
      'profile_skills.skill_id',
      'skills.name as skill_name',
      'profile_skills.percent',
      'categories.name as category_name',
      'skills.category_id',
      'skills.skill_icon',
      'profile_skills.is_active',
      'profile_skills.created_at',
      'profile_skills.updated_at',
    ])
}

/** One page of a profile's skills. */
export function listProfileSkills(
  db: Db,
  reader: Reader,
  profileId: number,
  page: PageRequest,
): Promise<Page<ProfileSkill>> {
  return readPage(db, page, (snapshot) => ({
    ids: visibleProfileSkills(snapshot, reader)
      .select('profile_skills.id')
      .where('profile_skills.profile_id', '=', profileId),
    rowsOf: (ids) =>
      profileSkillRows(snapshot, reader).where('profile_skills.id', 'in', ids).execute(),
  }))
}

/** All skills of a profile in one category. */
export function listProfileSkillsOfCategory(
  db: Db,
  reader: Reader,
  profileId: number,
  categoryId: number,
): Promise<ProfileSkill[]> {
  return profileSkillRows(db, reader)
    .where('profile_skills.profile_id', '=', profileId)
    .where('skills.category_id', '=', categoryId)
    .execute()
}

export function findProfileSkill(
  db: Db,
  id: number,
  reader: Reader,
): Promise<ProfileSkill | undefined> {
  return profileSkillRows(db, reader).where('profile_skills.id', '=', id).executeTakeFirst()
}

export async function createProfileSkill(
  transaction: WriteTransaction,
  id: number,
  { skill_id, percent, is_active = 1 }: ProfileSkillInput,
): Promise<void> {
  const skillColumns = await columnsOfSkill(transaction, skill_id)
  const now = new Date().toISOString()
  await transaction
    .insertInto('profile_skills')
    .values({
      id,
      profile_id: ownerId,
      ...skillColumns,
      percent,
      is_active,
      sort_order: await nextSortOrder(transaction, 'profile_skills'),
      created_at: now,
      updated_at: now,
    })
    .execute()
}

export async function updateProfileSkill(
  transaction: WriteTransaction,
  id: number,
  { skill_id, percent, is_active }: ProfileSkillChanges,
): Promise<void> {
  const skillColumns = skill_id === undefined ? {} : await columnsOfSkill(transaction, skill_id, id)
  const updated_at = new Date().toISOString()
  await updateRow(transaction, 'profile_skills', id, {
    ...skillColumns,
    percent,
    is_active,
    updated_at,
  })
}

/**
 * The columns that a profile's skill takes over from the skill.
 * @throws HttpError 400 when the skill does not exist, 409 when the profile has it already
 */
async function columnsOfSkill(transaction: WriteTransaction, skill_id: number, ownId = 0) {
  const skill = await transaction
    .selectFrom('skills')
    .select(['category_order', 'is_active as skill_is_active'])
    .where('id', '=', skill_id)
    .executeTakeFirst()
  if (!skill) throw badRequest([{ path: 'skill_id', message: 'names none of the skills' }])
  const other = await transaction
    .selectFrom('profile_skills')
    .select('id')
    .where('profile_id', '=', ownerId)
    .where('skill_id', '=', skill_id)
    .where('id', '!=', ownId)
    .executeTakeFirst()
  if (other) throw conflict('skill_id', `is taken by profile skill ${other.id}`)
  return { ...skill, skill_id }
}
