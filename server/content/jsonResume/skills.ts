import type { Content } from '../contentSchema'
import type { Found, ResumeObject } from './ResumeObject'

type ContentSkill = Content['skills'][number]

/** The category of skills that have none in the résumé. */
export const otherSkills = 'Keahlian'

/** Percentages for levels in words: English, German, Spanish, Indonesian. */
const levels: [RegExp, number][] = [
  [/\b(master|expert|experte|experto|experta|professional|native|guru|pakar|ahli)\b/i, 95],
  [
    /\b(advanced|senior|proficient|fluent|strong|very good|sehr gut|fortgeschritten|avanzad[oa]|alto|mahir)\b/i,
    85,
  ],
  [
    /\b(intermediate|competent|skilled|good|gut|mittel|intermedi[oa]|medi[oa]|menengah|cukup)\b/i,
    65,
  ],
  [
    /\b(beginner|basic|basics|novice|elementary|familiar|learning|einsteiger|anfänger|grundkenntnisse|basiskenntnisse|básic[oa]|basic[oa]|principiante|pemula|dasar)\b/i,
    40,
  ],
]

/** `80`, `80 %`, `4/5` and words become a percentage; undefined for other texts. */
export function percentOfLevel(level: string): number | undefined {
  const [, value, unit, scale] = /^(\d+(?:[.,]\d+)?)\s*(?:(%)|\/\s*(\d+))?$/.exec(level) ?? []
  if (value === undefined) return levels.find(([words]) => words.test(level))?.[1]
  const number = Number(value.replace(',', '.'))
  // A number without a unit may be one of 5 or of 10 points.
  if (!unit && !scale && number <= 10) return undefined
  const percent = scale ? (number / Number(scale)) * 100 : number
  return percent >= 0 && percent <= 100 ? Math.round(percent) : undefined
}

/** The skills of a résumé by their simplified names. */
export class SkillList {
  private readonly skills = new Map<string, ContentSkill>()

  /** @returns the skill with this name, which differs in letter case only; undefined if it is new */
  find(name: string): ContentSkill | undefined {
    return this.skills.get(name.toLowerCase())
  }

  add(skill: ContentSkill): void {
    this.skills.set(skill.name.toLowerCase(), skill)
  }

  all(): ContentSkill[] {
    return [...this.skills.values()]
  }
}

/**
 * Reads `skills`: an entry with keywords becomes a category with a skill for each keyword; entries
 * without keywords form one category. A skill has a percentage if its entry has a level.
 */
export function readSkills(resume: ResumeObject): SkillList {
  const list = new SkillList()
  const plain: string[] = []
  for (const entry of resume.objects(['skills'], 'name')) {
    const name = entry.name('name', 'category', 'skill')
    const keywords = entry.texts(',', 'keywords')
    const own = keywords.length > 0 ? keywords : ownName(entry, name)
    const percent = readPercent(entry, own)
    if (keywords.length === 0 && name !== undefined) plain.push(name)
    const category = keywords.length > 0 ? (name ?? otherSkills) : otherSkills
    for (const found of own) addSkill(list, entry, found, category, percent)
  }
  if (plain.length > 0) {
    resume.notes.assume(
      ['skills'],
      `without keywords form the category "${otherSkills}": ${plain.join(', ')}`,
    )
  }
  return list
}

function ownName(entry: ResumeObject, name: string | undefined): Found[] {
  return name === undefined ? [] : [{ path: [...entry.path, 'name'], value: name }]
}

function addSkill(
  list: SkillList,
  entry: ResumeObject,
  found: Found,
  category: string,
  percent: number | undefined,
): void {
  const name = entry.clean(found, 'name')
  const other = list.find(name)
  if (name === '') return
  if (other) {
    entry.notes.leaveOut(found.path, found.value, `is there already, in "${other.category}"`)
  } else {
    list.add({ name, category, ...(percent === undefined ? { is_listed: true } : { percent }) })
  }
}

function readPercent(entry: ResumeObject, skills: Found[]): number | undefined {
  const level = entry.find('level', 'proficiency', 'rating')
  if (!level) return undefined
  const percent = percentOfLevel(level.value)
  if (percent === undefined) {
    entry.notes.leaveOut(level.path, level.value, 'is no known level: the skills show no bar')
    return undefined
  }
  const names = skills.map(({ value }) => value).join(', ')
  entry.notes.assume(level.path, `became ${percent} % of ${names}`, level.value)
  return percent
}
