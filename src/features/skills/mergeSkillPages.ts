import type { ProfileSkillGroup, ProfileSkillsData } from '../../contract/skills'
import { mergeById } from '../../lib/mergeById'

/**
 * What has been loaded, and a further page, together: groups merged by category, a skill
 * that both name kept once, in its newer copy and category. Page 1 starts over. Neither
 * argument is changed.
 */
export function mergeSkillPages(
  known: ProfileSkillsData,
  page: ProfileSkillsData,
): ProfileSkillsData {
  if (page.pagination.currentPage <= 1) return page
  const groups = new Map(withoutMoved(known, page).map((group) => [group.category_id, group]))
  for (const group of page.profile_skills) {
    const skills = mergeById(groups.get(group.category_id)?.skills ?? [], group.skills)
    groups.set(group.category_id, { ...group, skills })
  }
  return { profile_skills: [...groups.values()], pagination: page.pagination }
}

/** The known groups without the skills that the page shows in another category. */
function withoutMoved(known: ProfileSkillsData, page: ProfileSkillsData): ProfileSkillGroup[] {
  const categoryOf = new Map(
    page.profile_skills.flatMap(({ category_id, skills }) =>
      skills.map(({ id }): [number, number] => [id, category_id]),
    ),
  )
  return known.profile_skills.map((group) => ({
    ...group,
    skills: group.skills.filter(
      ({ id }) => (categoryOf.get(id) ?? group.category_id) === group.category_id,
    ),
  }))
}
