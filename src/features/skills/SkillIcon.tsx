import { Sparkles } from 'lucide-react'
import type { ProfileSkill } from '../../contract/skills'
import { skillIcon } from './skillIcon'

/** The mark of a technology, or a general one; the name stands beside it. */
export function SkillIcon({ skill }: { skill: ProfileSkill }) {
  const path = skillIcon(skill.skill_name, skill.skill_icon)
  if (!path) return <Sparkles size="1.25em" aria-hidden="true" />
  return (
    <svg viewBox="0 0 24 24" width="1.25em" height="1.25em" fill="currentColor" aria-hidden="true">
      <path d={path} />
    </svg>
  )
}
