import type { ProfileSkillChanges, ProfileSkillInput } from '../../../src/contract/skills'
import { insertRow, updateRow, type WriteTransaction } from '../../database/contentWrites'
import { conflict } from '../../http/HttpError'
import { requireReference } from '../references'
import { ownerId } from '../profiles/ownerId'

export async function createProfileSkill(
  transaction: WriteTransaction,
  { skill_id, percent, is_active = 1 }: ProfileSkillInput,
): Promise<number> {
  await check(transaction, skill_id)
  const now = new Date().toISOString()
  return insertRow(transaction, 'profile_skills', {
    profile_id: ownerId,
    skill_id,
    percent,
    is_active,
    sort_order: await nextPlace(transaction),
    created_at: now,
    updated_at: now,
  })
}

export async function updateProfileSkill(
  transaction: WriteTransaction,
  id: number,
  { skill_id, percent, is_active }: ProfileSkillChanges,
): Promise<void> {
  await check(transaction, skill_id, id)
  const updated_at = new Date().toISOString()
  await updateRow(transaction, 'profile_skills', id, { skill_id, percent, is_active, updated_at })
}

/** A profile has a technology once. */
async function check(
  transaction: WriteTransaction,
  skillId: number | undefined,
  self = 0,
): Promise<void> {
  if (skillId === undefined) return
  await requireReference(transaction, 'skill_id', 'skills', skillId)
  const other = await transaction
    .selectFrom('profile_skills')
    .select('id')
    .where('profile_id', '=', ownerId)
    .where('skill_id', '=', skillId)
    .where('id', '!=', self)
    .executeTakeFirst()
  if (other) throw conflict('skill_id', `is taken by profile skill ${other.id}`)
}

/** After all the others. */
async function nextPlace(transaction: WriteTransaction): Promise<number> {
  const { last } = await transaction
    .selectFrom('profile_skills')
    .select(({ fn }) => fn.max('sort_order').as('last'))
    .executeTakeFirstOrThrow()
  return Number(last ?? -1) + 1
}
