import { Sparkles } from 'lucide-react'
import styled from 'styled-components'
import { env } from '../../env'
import type { ProfileSkill } from '../../contract/skills'
import { skillIcon } from './skillIcon'

/**
 * An outline, filled with the colour of the text around it. It is a file, so that a page
 * fetches those that it shows, and no outline is part of its code.
 */
const Mark = styled.span`
  display: block;
  width: 1.25em;
  height: 1.25em;
  background: currentColor;
  mask: var(--icon) center / contain no-repeat;
  forced-color-adjust: none;
`

/** The mark of a technology, or a general one; the name stands beside it. */
export function SkillIcon({ skill }: { skill: ProfileSkill }) {
  const slug = skillIcon(skill.skill_name, skill.skill_icon)
  if (!slug) return <Sparkles size="1.25em" aria-hidden="true" />
  return (
    <Mark
      style={{ '--icon': `url("${env.basePath}icons/skills/${slug}.svg")` }}
      aria-hidden="true"
    />
  )
}
