import type { ProfileSkill, ProfileSkillGroup } from '../../../src/contract/skills'
import type { Db } from '../../database/schema'
import { activityOf, hasActivity } from '../visibility'
import { readPage } from '../../database/listMemory'
import type { PageQuery, Reader, Rows } from '../route'

/** What a profile has of the catalogue, as far as a reader may see it. */
function visibleProfileSkills(db: Db, reader: Reader) {
  const activity = activityOf(undefined, reader)
  return db
    .selectFrom('profile_skills')
    .innerJoin('skills', 'skills.id', 'profile_skills.skill_id')
    .innerJoin('categories', 'categories.id', 'skills.category_id')
    .where(hasActivity('profile_skills.is_active', activity))
    .where(hasActivity('skills.is_active', activity))
}

const columns = [
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
] as const

function inOrder(query: ReturnType<typeof visibleProfileSkills>) {
  return query
    .orderBy('categories.sort_order')
    .orderBy('profile_skills.sort_order')
    .orderBy('profile_skills.id')
}

/** One page of a profile's skills, category by category. */
export function listProfileSkills(
  db: Db,
  reader: Reader,
  profileId: number,
  page: PageQuery,
): Promise<Rows<ProfileSkill>> {
  return readPage(db, page, (snapshot) => {
    const chosen = visibleProfileSkills(snapshot, reader).where(
      'profile_skills.profile_id',
      '=',
      profileId,
    )
    const ordered = inOrder(chosen)
    return {
      key: `profile skills ${String(reader.isOwner)} ${profileId}`,
      isSorted: false,
      count: async () => {
        const { total } = await chosen
          .select(({ fn }) => fn.countAll<number>().as('total'))
          .executeTakeFirstOrThrow()
        return Number(total)
      },
      order: async () => (await ordered.select('profile_skills.id').execute()).map(({ id }) => id),
      slice: (limit, offset) => ordered.select(columns).limit(limit).offset(offset).execute(),
      byIds: (ids) => chosen.select(columns).where('profile_skills.id', 'in', ids).execute(),
    }
  })
}

/** All of a profile's skills in one category. */
export function listProfileSkillsOfCategory(
  db: Db,
  reader: Reader,
  profileId: number,
  categoryId: number,
): Promise<ProfileSkill[]> {
  return inOrder(
    visibleProfileSkills(db, reader)
      .where('profile_skills.profile_id', '=', profileId)
      .where('skills.category_id', '=', categoryId),
  )
    .select(columns)
    .execute()
}

/** One skill of the profile; the owner finds it also when it is hidden. */
export function findProfileSkill(
  db: Db,
  reader: Reader,
  id: number,
): Promise<ProfileSkill | undefined> {
  return inOrder(visibleProfileSkills(db, reader).where('profile_skills.id', '=', id))
    .select(columns)
    .executeTakeFirst()
}

/** Puts skills under their categories, keeping the order. */
export function groupByCategory(skills: readonly ProfileSkill[]): ProfileSkillGroup[] {
  const groups = new Map<number, ProfileSkillGroup>()
  for (const skill of skills) {
    const { category_id, category_name } = skill
    const group = groups.get(category_id) ?? { category_id, category_name, skills: [] }
    group.skills.push(skill)
    groups.set(category_id, group)
  }
  return [...groups.values()]
}
