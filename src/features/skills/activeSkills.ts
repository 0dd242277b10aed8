import type { ProfileSkill } from '../../contract/skills'
import type { SkillGroup } from './mergeSkillPages'

/** The skills of a group that are shown. */
export function activeSkills({ skills }: SkillGroup): ProfileSkill[] {
  return skills.filter((skill) => skill.is_active === 1)
}
