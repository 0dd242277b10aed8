import { translatedTables, type TranslatedTable } from '../../src/contract/translatedTables'
import type { Content } from './contentSchema'
import type { Path } from './yamlSource'

/** A text of another language, and the place of the text that it translates. */
interface FoundTranslation {
  path: Path
  value: unknown
}

/** The fields that are equal in all languages, by which entries are matched. */
const keys = {
  experiences: ['start_date', 'end_date'],
  educations: ['start_year', 'graduation_year'],
  categories: [],
  projects: ['link_demo', 'link_code', 'start_date', 'end_date'],
  testimonials: ['customer_name'],
} satisfies Partial<Record<TranslatedTable, string[]>>

/**
 * Finds the translations of a content file in the content of another one. Entries are matched by
 * their position in lists of equal length, otherwise by dates, links and names of people.
 * @returns the texts that differ, and the entries that match none: `experiences[2]`
 */
export function findTranslations(content: Content, other: Partial<Content>) {
  const found = textsOf(content.profile, other.profile ?? {}, translatedTables.profiles, [
    'profile',
  ])
  const unmatched: string[] = []
  for (const [list, fields] of Object.entries(keys)) {
    const table = list as keyof typeof keys
    const [own, others] = [content, other].map((one) => one[table] as object[] | undefined)
    if (!own || !others) continue
    others.forEach((entry, index) => {
      const position = own.length === others.length ? index : findMatch(own, entry, fields)
      const match = own[position]
      if (match) found.push(...textsOf(match, entry, translatedTables[table], [list, position]))
      else unmatched.push(`${list}[${index}]`)
    })
  }
  return { found, unmatched }
}

/** @returns the index of the only entry with equal key fields; otherwise -1 */
function findMatch(entries: readonly object[], entry: object, fields: readonly string[]): number {
  const keyOf = (one: object) => {
    const values = new Map<string, unknown>(Object.entries(one))
    return JSON.stringify(fields.map((field) => values.get(field) ?? null))
  }
  const matching = entries.filter((one) => keyOf(one) === keyOf(entry))
  return matching.length === 1 && matching[0] ? entries.indexOf(matching[0]) : -1
}

function textsOf(
  own: object,
  other: object,
  names: readonly string[],
  path: Path,
): FoundTranslation[] {
  const ownValues = new Map<string, unknown>(Object.entries(own))
  return Object.entries(other).flatMap(([name, value]) => {
    const isEqual = JSON.stringify(value) === JSON.stringify(ownValues.get(name))
    return names.includes(name) && !isEqual
      ? [{ path: [...path, name], value: value as unknown }]
      : []
  })
}
