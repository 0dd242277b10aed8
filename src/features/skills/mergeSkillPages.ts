import { mergeRows } from '../../api/mergeRows'
import type { Pagination } from '../../contract/schema/values'
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

/** Adds a page to the loaded skills; page 1 replaces them. Neither argument is changed. */
export function mergeSkillPages(loaded: SkillFeed, page: SkillFeed): SkillFeed {
  if (page.pagination.currentPage <= 1) return page
  return { ...page, groups: mergeSkillGroups(loaded.groups, page.groups) }
}

const rowsOf = (groups: readonly SkillGroup[]) =>
  groups.flatMap(({ skills, ...category }) =>
    skills.map((skill) => ({ id: skill.id, skill, category })),
  )

/** Merges groups by category. A skill that is already loaded is replaced. */
export function mergeSkillGroups(
  loaded: readonly SkillGroup[],
  incoming: readonly SkillGroup[],
): readonly SkillGroup[] {
  const groups = new Map<number, SkillGroup & { skills: ProfileSkill[] }>()
  for (const { skill, category } of mergeRows(rowsOf(loaded), rowsOf(incoming))) {
    const group = groups.get(category.category_id)
    if (group) group.skills.push(skill)
    else groups.set(category.category_id, { ...category, skills: [skill] })
  }
  return [...groups.values()]
}

export function activeSkills({ skills }: SkillGroup): ProfileSkill[] {
  return skills.filter((skill) => skill.is_active === 1)
}
