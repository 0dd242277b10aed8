import { catalogues, commandTexts } from '../../language/catalogues'
import { isListed, type Content } from '../contentSchema'
import { withoutEmpty } from '../../rows/columns'
import { groupBy } from '../entry'
import { line } from './values'
import type { ResumeObject } from './ResumeObject'

type Skill = Content['skills'][number]

/** The names of the category of skills that have none in the résumé. */
const otherSkills = Object.values(catalogues).map(({ content }) => content.otherSkills)

/**
 * Reads `skills`: an entry with keywords becomes a category with a skill for each keyword; entries
 * without keywords form the category `others`.
 */
export function readSkills(resume: ResumeObject, others: string): Skill[] {
  const skills = new Map<string, Skill>()
  let hasPlain = false
  for (const object of resume.objects(['skills'], 'name')) {
    const title = object.find('name', 'category', 'skill')
    const words = object.texts((text) => text.split(','), 'keywords')
    const level = readLevel(object)
    const [found, items] = words.length > 0 ? [title, words] : [undefined, title ? [title] : []]
    hasPlain ||= title !== undefined && words.length === 0
    const category = (found && object.take(found, line)) || others
    for (const item of items) {
      const name = object.take(item, line) ?? ''
      const key = JSON.stringify([category.toLowerCase(), name.toLowerCase()])
      if (name !== '' && !skills.has(key)) skills.set(key, { name, category, ...level })
    }
  }
  if (hasPlain) {
    resume.notes.add('assumed', ['skills'], commandTexts().notes.plainSkills(others))
  }
  return [...skills.values()]
}

function percentOf(level: string): number | undefined {
  const [, value, unit, scale] = /^(\d+(?:[.,]\d+)?)\s*(?:(%)|\/\s*(\d+))?$/.exec(level) ?? []
  const number = Number(value?.replace(',', '.'))
  // A number without a unit may be one of 5 or of 10 points.
  if (!unit && !scale && number <= 10) return undefined
  const percent = scale ? (number / Number(scale)) * 100 : number
  return percent >= 0 && percent <= 100 ? Math.round(percent) : undefined
}

/** The level as it is written, and as a percentage, without which a skill has no bar. */
function readLevel(entry: ResumeObject): Omit<Skill, 'name' | 'category'> {
  const found = entry.find('level', 'proficiency', 'rating')
  if (!found) return { is_listed: true }
  const level = entry.take(found, line)
  const percent = percentOf(found.text)
  if (percent === undefined) return { level, is_listed: true }
  entry.notes.add('assumed', found.path, commandTexts().notes.percent(percent), found.text)
  return { level, percent }
}

/**
 * Adds the keywords of projects to the skills, without listing them. Names that differ in letter
 * case only are those of the same skill.
 */
export function joinSkills(skills: Skill[], projects: Content['projects'], others: string) {
  // Of equal names, the first one counts.
  const known = new Map<string, Skill>()
  const add = (skill: Skill) => {
    const key = skill.name.toLowerCase()
    if (!known.has(key)) known.set(key, skill)
    return known.get(key)?.name ?? skill.name
  }
  skills.forEach(add)
  const joined = projects.map((project) => {
    const names = project.skills?.map((name) => add({ name, category: others }))
    return { ...project, ...(names && { skills: [...new Set(names)] }) }
  })
  return { projects: joined, skills: [...new Set([...skills, ...known.values()])] }
}

/**
 * The skills of a category with the same level become the keywords of a skill of the résumé; those
 * of the category for all others become skills of their own.
 */
export function writeSkills({ categories, skills }: Content) {
  return categories.flatMap(({ name: category }) => {
    const listed = skills.filter(
      (skill) => skill.category === category && skill.is_active !== false && isListed(skill),
    )
    if (otherSkills.includes(category)) {
      return listed.map((skill) => withoutEmpty({ name: skill.name, level: writtenLevel(skill) }))
    }
    return [...groupBy(listed, writtenLevel)].map(([level, group]) =>
      withoutEmpty({ name: category, level, keywords: group.map(({ name }) => name) }),
    )
  })
}

const writtenLevel = ({ level, percent }: Skill) =>
  level || (typeof percent === 'number' ? `${percent}%` : undefined)
