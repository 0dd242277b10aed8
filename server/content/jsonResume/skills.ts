import { isListed, type Content } from '../contentSchema'
import { withoutEmpty } from '../../rows/columns'
import { line, type Parse } from './values'
import type { ResumeObject } from './ResumeObject'

type Skill = Content['skills'][number]

/** The category of skills that have none in the résumé. */
const otherSkills = 'Keahlian'

/**
 * Reads `skills`: an entry with keywords becomes a category with a skill for each keyword; entries
 * without keywords form one category. A skill has a percentage if its entry has a level.
 */
export function readSkills(resume: ResumeObject): Skill[] {
  const skills = new Map<string, Skill>()
  const plain: string[] = []
  for (const entry of resume.objects(['skills'], 'name')) {
    const title = entry.find('name', 'category', 'skill')
    const keywords = entry.texts(',', 'keywords')
    const isPlain = keywords.length === 0 && title !== undefined
    const found = isPlain ? [title] : keywords
    const names = found.map(({ text }) => text).join(', ')
    const percent = entry.read(percentParser(names), 'level', 'proficiency', 'rating')
    if (isPlain) plain.push(names)
    const category = (!isPlain && title && entry.take(title, line)) || otherSkills
    for (const item of found) {
      const name = entry.take(item, line) ?? ''
      const other = skills.get(name.toLowerCase())
      const shown = percent === undefined ? { is_listed: true } : { percent }
      if (other) {
        entry.notes.add('leftOut', item.path, `is there already, in "${other.category}"`, item.text)
      } else if (name !== '') skills.set(name.toLowerCase(), { name, category, ...shown })
    }
  }
  if (plain.length > 0) {
    const message = `without keywords form the category "${otherSkills}": ${plain.join(', ')}`
    resume.notes.add('assumed', ['skills'], message)
  }
  return [...skills.values()]
}

/** Reads the level of skills. */
function percentParser(names: string): Parse<number> {
  return (text) => {
    const value = percentOf(text)
    if (value !== undefined) return { value, assumed: `became ${value} % of ${names}` }
    return { leftOut: 'is no known level: the skills show no bar' }
  }
}

/**
 * Adds the keywords of projects to the skills, without listing them. Names that differ in letter
 * case only are those of the same skill.
 */
export function joinSkills({ skills, projects }: Pick<Content, 'skills' | 'projects'>) {
  const byName = new Map(skills.map((skill) => [skill.name.toLowerCase(), skill]))
  const nameOf = (name: string) => {
    const skill = byName.get(name.toLowerCase()) ?? { name, category: otherSkills }
    byName.set(name.toLowerCase(), skill)
    return skill.name
  }
  const joined = projects.map((project) => ({
    ...project,
    ...(project.skills && { skills: [...new Set(project.skills.map(nameOf))] }),
  }))
  return { projects: joined, skills: [...byName.values()] }
}

/** The skills of a category with the same level become the keywords of a skill of the résumé. */
export function writeSkills({ categories, skills }: Content) {
  return categories.flatMap(({ name }) => {
    const groups = new Map<string | undefined, string[]>()
    for (const skill of skills) {
      if (skill.category !== name || skill.is_active === false || !isListed(skill)) continue
      const level = typeof skill.percent === 'number' ? levelOf(skill.percent) : undefined
      groups.set(level, [...(groups.get(level) ?? []), skill.name])
    }
    return [...groups].map(([level, keywords]) => withoutEmpty({ name, level, keywords }))
  })
}

/** Levels of skills: English, German, Spanish, Indonesian. */
const levels: [percent: number, words: RegExp][] = [
  [95, /\b(master|expert|professional|native|guru|experte|expert[oa]|pakar|ahli)\b/i],
  [85, /\b(advanced|senior|proficient|fluent|strong|very good)\b/i],
  [85, /\b(sehr gut|fortgeschritten|avanzad[oa]|alto|mahir)\b/i],
  [65, /\b(intermediate|competent|skilled|good|gut|mittel|(inter)?medi[oa]|menengah|cukup)\b/i],
  [40, /\b(beginner|basics?|novice|elementary|familiar|learning|einsteiger|anfänger)\b/i],
  [40, /\b(grundkenntnisse|basiskenntnisse|b[áa]sic[oa]|principiante|pemula|dasar)\b/i],
]

/** `80`, `80 %`, `4/5` and words become a percentage; undefined for other texts. */
function percentOf(level: string): number | undefined {
  const [, value, unit, scale] = /^(\d+(?:[.,]\d+)?)\s*(?:(%)|\/\s*(\d+))?$/.exec(level) ?? []
  if (value === undefined) return levels.find(([, words]) => words.test(level))?.[0]
  const number = Number(value.replace(',', '.'))
  // A number without a unit may be one of 5 or of 10 points.
  if (!unit && !scale && number <= 10) return undefined
  const percent = scale ? (number / Number(scale)) * 100 : number
  return percent >= 0 && percent <= 100 ? Math.round(percent) : undefined
}

/** The level in words for a percentage. */
function levelOf(percent: number): string {
  if (percent >= 90) return 'Master'
  if (percent >= 75) return 'Advanced'
  return percent >= 50 ? 'Intermediate' : 'Beginner'
}
