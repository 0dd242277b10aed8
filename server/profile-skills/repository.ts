import type { ProfileSkill, ProfileSkillGroup } from '../../src/contract/skills'
import type { Db } from '../database/schema'
import { offsetOf, type PageQuery, type Rows } from '../http/route'

/** What a profile has of the catalogue and shows. */
function activeProfileSkills(db: Db, profileId: number) {
  return db
    .selectFrom('profile_skills')
    .innerJoin('skills', 'skills.id', 'profile_skills.skill_id')
    .innerJoin('categories', 'categories.id', 'skills.category_id')
    .where('profile_skills.profile_id', '=', profileId)
    .where('profile_skills.is_active', '=', 1)
    .where('skills.is_active', '=', 1)
}

function inOrder(query: ReturnType<typeof activeProfileSkills>) {
  return query
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
    .orderBy('categories.sort_order')
    .orderBy('profile_skills.sort_order')
    .orderBy('profile_skills.id')
}

/** One page of a profile's skills, category by category. */
export async function listProfileSkills(
  db: Db,
  profileId: number,
  page: PageQuery,
): Promise<Rows<ProfileSkill>> {
  const chosen = activeProfileSkills(db, profileId)
  const { total } = await chosen
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  const rows = await inOrder(chosen).limit(page.limit).offset(offsetOf(page)).execute()
  return { rows, total: Number(total) }
}

/** All of a profile's skills in one category. */
export function listProfileSkillsOfCategory(
  db: Db,
  profileId: number,
  categoryId: number,
): Promise<ProfileSkill[]> {
  return inOrder(
    activeProfileSkills(db, profileId).where('skills.category_id', '=', categoryId),
  ).execute()
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
