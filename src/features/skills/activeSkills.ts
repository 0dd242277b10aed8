import type { ProfileSkill } from '../../contract/skills'
import type { SkillGroup } from './mergeSkillPages'

/** What a visitor sees of a category. */
export function activeSkills({ skills }: SkillGroup): ProfileSkill[] {
  return skills.flat().filter((skill) => skill.is_active === 1)
}
