import type { Pagination } from '../../contract/values'
import type { ProfileSkill } from '../../contract/skills'

export interface SkillGroup {
  readonly category_id: number
  readonly category_name: string
  readonly skills: readonly ProfileSkill[]
}

export interface SkillFeed {
  readonly groups: readonly SkillGroup[]
  /** Pagination of the page that was loaded last. */
  readonly pagination: Pagination
}

type NewSkills = Map<number, { skill: ProfileSkill; categoryId: number }>

/** Adds a page to the loaded skills; page 1 replaces them. Neither argument is changed. */
export function mergeSkillPages(loaded: SkillFeed, page: SkillFeed): SkillFeed {
  if (page.pagination.currentPage <= 1) return page
  const groups = mergeSkillGroups(loaded.groups, page.groups)
  return Object.freeze({ groups, pagination: page.pagination })
}

/**
 * Merges groups by category. A skill that is already loaded is replaced in place, or moved to the
 * end of its new category. The result is frozen, so that Immer does not traverse all loaded rows
 * to freeze them itself.
 */
export function mergeSkillGroups(
  loaded: readonly SkillGroup[],
  incoming: readonly SkillGroup[],
): readonly SkillGroup[] {
  const newSkills: NewSkills = new Map()
  for (const { category_id: categoryId, skills } of incoming) {
    for (const skill of skills) newSkills.set(skill.id, { skill, categoryId })
  }
  const merged = new Map(
    loaded.map((group) => [group.category_id, replaceLoadedSkills(group, newSkills)]),
  )
  for (const { category_id, category_name, skills } of incoming) {
    const added = skills.flatMap(({ id }) => takeSkill(newSkills, id, category_id))
    const before = merged.get(category_id)?.skills ?? []
    const group = { category_id, category_name, skills: Object.freeze([...before, ...added]) }
    merged.set(category_id, Object.freeze(group))
  }
  return Object.freeze([...merged.values()])
}

/** Replaces skills that occur in `newSkills`, and removes those that moved to another category. */
function replaceLoadedSkills(group: SkillGroup, newSkills: NewSkills): SkillGroup {
  if (!group.skills.some(({ id }) => newSkills.has(id))) return group
  const skills = group.skills.flatMap((skill) =>
    newSkills.has(skill.id) ? takeSkill(newSkills, skill.id, group.category_id) : [skill],
  )
  return Object.freeze({ ...group, skills: Object.freeze(skills) })
}

/** Removes and returns a new skill if it belongs to this category. */
function takeSkill(newSkills: NewSkills, id: number, categoryId: number): ProfileSkill[] {
  const found = newSkills.get(id)
  if (found?.categoryId !== categoryId) return []
  newSkills.delete(id)
  return [found.skill]
}

export function activeSkills({ skills }: SkillGroup): ProfileSkill[] {
  return skills.filter((skill) => skill.is_active === 1)
}
