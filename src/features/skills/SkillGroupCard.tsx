import Sparkles from 'lucide-react/icons/sparkles'
import { memo, useId } from 'react'
import styled from 'styled-components'
import type { ProfileSkill } from '../../contract/skills'
import { env } from '../../env'
import { useResolveCloth } from '../../theme/useResolveCloth'
import { categoryKey, type CategoryKey } from '../../lib/cloth'
import { Card } from '../../ui/Card'
import { Cloth } from '../../ui/Cloth'
import { activeSkills, type SkillGroup } from './mergeSkillPages'

/** The first match wins, so that longer keywords precede their prefixes. */
const keywords: readonly (readonly [keyword: string, slug: string])[] = [
  ['react', 'react'],
  ['typescript', 'typescript'],
  ['javascript', 'javascript'],
  ['redux', 'redux'],
  ['tailwind', 'tailwindcss'],
  ['bootstrap', 'bootstrap'],
  ['vue', 'vuedotjs'],
  ['angular', 'angular'],
  ['svelte', 'svelte'],
  ['next', 'nextdotjs'],
  ['nest', 'nestjs'],
  ['astro', 'astro'],
  ['node', 'nodedotjs'],
  ['express', 'express'],
  ['fastify', 'fastify'],
  ['laravel', 'laravel'],
  ['django', 'django'],
  ['php', 'php'],
  ['python', 'python'],
  ['pytorch', 'pytorch'],
  ['tensorflow', 'tensorflow'],
  ['hugging', 'huggingface'],
  ['kotlin', 'kotlin'],
  ['android', 'android'],
  ['swift', 'swift'],
  ['flutter', 'flutter'],
  ['dart', 'dart'],
  ['rust', 'rust'],
  ['golang', 'go'],
  ['postgres', 'postgresql'],
  ['mysql', 'mysql'],
  ['sqlite', 'sqlite'],
  ['mongo', 'mongodb'],
  ['redis', 'redis'],
  ['firebase', 'firebase'],
  ['supabase', 'supabase'],
  ['graphql', 'graphql'],
  ['docker', 'docker'],
  ['kubernetes', 'kubernetes'],
  ['nginx', 'nginx'],
  ['linux', 'linux'],
  ['github', 'github'],
  ['git', 'git'],
  ['npm', 'npm'],
  ['vite', 'vite'],
  ['jest', 'jest'],
  ['jquery', 'jquery'],
  ['figma', 'figma'],
  ['inkscape', 'inkscape'],
  ['html', 'html5'],
  ['sass', 'sass'],
  ['css', 'css'],
]

/** All icons: each is a file of this name in `public/icons/skills`. */
export const iconSlugs: ReadonlySet<string> = new Set(keywords.map(([, slug]) => slug))

/** The icon of a skill: by the file name of its icon, else by a keyword in its name. */
export function skillIcon(name: string, fileName?: string | null): string | undefined {
  const slug = (fileName ?? '')
    .replace(/^.*\//, '')
    .replace(/\.\w+$/, '')
    .toLowerCase()
  if (iconSlugs.has(slug)) return slug
  const lowerName = name.toLowerCase()
  return keywords.find(([keyword]) => lowerName.includes(keyword))?.[1]
}

/** The logo of a technology from an SVG file, or a generic icon. Decorative. */
function SkillIcon({ skill }: { skill: ProfileSkill }) {
  const slug = skillIcon(skill.skill_name, skill.skill_icon)
  if (!slug) return <Sparkles size="1.25em" aria-hidden="true" />
  return (
    <svg viewBox="0 0 24 24" width="1.25em" height="1.25em" fill="currentColor" aria-hidden="true">
      <use href={`${env.basePath}icons/skills/${slug}.svg#icon`} />
    </svg>
  )
}

const Frame = styled(Card)<{ $category: CategoryKey }>`
  --skill-colour: ${({ theme, $category }) => theme.category[$category]};
  position: relative;
  display: grid;
  gap: 1.5rem;
  align-content: start;
  overflow: hidden;
  padding-top: clamp(2rem, 2.5vw + 0.75rem, 2.625rem);

  h2 {
    color: ${({ theme, $category }) => theme.category[$category]};
    font-size: ${({ theme }) => theme.size.subheading};
    letter-spacing: 0;
  }
`

const Edge = styled(Cloth)`
  position: absolute;
  inset: 0 0 auto;
  height: 1rem;
`

const List = styled.ul`
  display: grid;
  gap: 1rem;
`

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

const Grade = styled.div`
  grid-column: 2;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0.125rem 0.75rem;
`

/** In words, or as a percentage. */
const Level = styled.span`
  color: ${({ theme }) => theme.textMuted};
  font-size: ${({ theme }) => theme.size.tiny};
  font-variant-numeric: tabular-nums;
  font-weight: 500;
`

/** Ten petals of the kawung motif: each is what two circles around opposite corners share. */
const Petals = styled.div`
  --petal: 0.875rem;
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

  div {
    height: 100%;
    background: var(--skill-colour);
  }

  @media (forced-colors: active) {
    outline: 1px solid;
    mask: none;

    div {
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

const SkillRow = memo(function SkillRow({ skill }: { skill: ProfileSkill }) {
  const percent = percentOf(skill)
  const level = skill.level?.trim()
  const nameId = useId()
  return (
    <Row>
      <SkillIcon skill={skill} />
      <span>
        <bdi id={nameId}>{skill.skill_name}</bdi>
      </span>
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
              <div role="presentation" style={{ width: `${percent}%` }} />
            </Petals>
          )}
          <Level dir="auto">{level || `${percent}%`}</Level>
        </Grade>
      )}
    </Row>
  )
})

export const SkillGroupCard = memo(function SkillGroupCard({ group }: { group: SkillGroup }) {
  const { category_name: name } = group
  const cloth = useResolveCloth()({ name, category: name })
  return (
    <Frame $category={categoryKey(name)}>
      <Edge cloth={cloth} tile="1rem" />
      <h2 dir="auto">{name}</h2>
      <List>
        {activeSkills(group).map((skill) => (
          <SkillRow key={skill.id} skill={skill} />
        ))}
      </List>
    </Frame>
  )
})
