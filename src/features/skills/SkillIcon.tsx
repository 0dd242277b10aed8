import Sparkles from 'lucide-react/icons/sparkles'
import { env } from '../../env'
import type { ProfileSkill } from '../../contract/skills'
import { skillIcon } from './skillIcon'

/** The logo of a technology from an SVG file, or a generic icon. Decorative. */
export function SkillIcon({ skill }: { skill: ProfileSkill }) {
  const slug = skillIcon(skill.skill_name, skill.skill_icon)
  if (!slug) return <Sparkles size="1.25em" aria-hidden="true" />
  return (
    <svg viewBox="0 0 24 24" width="1.25em" height="1.25em" fill="currentColor" aria-hidden="true">
      <use href={`${env.basePath}icons/skills/${slug}.svg#icon`} />
    </svg>
  )
}
