import Sparkles from 'lucide-react/icons/sparkles'
import { useId } from 'react'
import styled from 'styled-components'
import type { ProfileSkill } from '../../contract/skills'
import { useTexts } from '../../language/TextsContext'
import { SpriteIcon } from '../../ui/pictures/SpriteIcon'
import { skillIcon } from './skillIcon'

/** The logo of a technology from an SVG file, or a generic icon. Decorative. */
export function SkillIcon({ name, file }: { name: string; file?: string | null }) {
  const slug = skillIcon(name, file)
  if (!slug) return <Sparkles size="1.25em" aria-hidden="true" />
  return <SpriteIcon source={`skills/${slug}.svg#icon`} size="1.25em" />
}

const Row = styled.li`
  display: grid;
  grid-template-columns: 1.5rem minmax(0, 1fr);
  gap: 0.25rem 0.75rem;
  align-items: center;
  font-weight: 600;

  > svg {
    justify-self: center;
  }
`

const NameAndUse = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: 0 0.75rem;

  span {
    font-size: ${({ theme }) => theme.size.small};
  }
`

const Grade = styled.span`
  grid-column: 2;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0.125rem 0.5rem;
  ${({ theme }) => theme.smallText}
  font-weight: 500;
  font-variant-numeric: tabular-nums;
`

/** Ten petals of the kawung motif: each is the intersection of two circles around opposite corners. */
const Petals = styled.span`
  display: block;
  --petal: 0.75rem;
  --circle: circle var(--petal) at;
  flex: none;
  width: calc(10 * var(--petal));
  height: var(--petal);
  background: ${({ theme }) => theme.line};
  mask:
    radial-gradient(var(--circle) 0 0, #000 96%, transparent) 0 0 / var(--petal) var(--petal),
    radial-gradient(var(--circle) 100% 100%, #000 96%, transparent) 0 0 / var(--petal) var(--petal);
  mask-composite: intersect;
  print-color-adjust: exact;

  span {
    display: block;
    height: 100%;
    background: var(--skill-colour);
  }

  @media (forced-colors: active) {
    outline: 1px solid;
    mask: none;

    span {
      background: Highlight;
      forced-color-adjust: none;
    }
  }
`

/** The percentage, limited to 0–100; undefined for a skill without one. */
function percentOf({ percent }: ProfileSkill): number | undefined {
  return typeof percent === 'number'
    ? Math.min(100, Math.max(0, Math.round(percent) || 0))
    : undefined
}

/** `3 years · 4 projects`; empty if neither is known. */
function useProjectUse({ project_count: count, project_years: years }: ProfileSkill): string {
  const { skills: texts } = useTexts()
  return [years && texts.years(years), count && texts.projects(count)].filter(Boolean).join(' · ')
}

export function SkillRow({ skill }: { skill: ProfileSkill }) {
  const percent = percentOf(skill)
  const level = skill.level?.trim()
  const nameId = useId()
  const use = useProjectUse(skill)
  return (
    <Row>
      <SkillIcon name={skill.skill_name} file={skill.skill_icon} />
      <NameAndUse>
        <bdi id={nameId}>{skill.skill_name}</bdi>
        {use && <span>{use}</span>}
      </NameAndUse>
      {(level || percent !== undefined) && (
        <Grade>
          {percent !== undefined && (
            <Petals
              role="progressbar"
              aria-labelledby={nameId}
              aria-valuenow={percent}
              aria-valuetext={level || undefined}
              aria-valuemin={0}
              aria-valuemax={100}
            >
              <span role="presentation" style={{ width: `${percent}%` }} />
            </Petals>
          )}
          <span dir="auto">{level || `${percent}%`}</span>
        </Grade>
      )}
    </Row>
  )
}
