import type { Content } from '../contentSchema'
import type { Entry } from '../entry'

/** The lists of a content file. */
export const listNames = [
  'experiences',
  'educations',
  'categories',
  'skills',
  'projects',
  'testimonials',
  'posts',
] as const satisfies (keyof Content)[]
export type ListName = (typeof listNames)[number]

/** The fields by which entries of two contents are recognised as the same, the surest first. */
const keys: Record<ListName, string[][]> = {
  experiences: [
    ['company_name', 'start_date', 'job_title'],
    ['company_name', 'start_date'],
    ['company_name', 'job_title'],
    ['job_title', 'start_date'],
  ],
  educations: [
    ['institution_name', 'start_year', 'degree'],
    ['institution_name', 'start_year'],
    ['institution_name', 'degree'],
    ['degree', 'start_year'],
  ],
  categories: [['name']],
  skills: [['name']],
  projects: [['slug'], ['title'], ['link_code'], ['link_demo']],
  testimonials: [['customer_name', 'description'], ['customer_name']],
  posts: [['slug'], ['title']],
}

/**
 * Finds the entries of a list in another one. Entries are the same if all fields of a key are
 * equal. The first key may lack fields, and several entries with it are matched in their order; an
 * entry with another key is matched if it is the only one.
 * @returns the entry of `others` for each entry that has one
 */
export function matchEntries(
  list: ListName,
  entries: readonly Entry[],
  others: readonly Entry[],
): Map<Entry, Entry> {
  const matches = new Map<Entry, Entry>()
  const matched = new Set<Entry>()
  keys[list].forEach((fields, index) => {
    const unmatched = entries.filter((entry) => !matches.has(entry))
    const free = others.filter((entry) => !matched.has(entry))
    const groups = byKey(free, fields, index === 0)
    for (const [key, own] of byKey(unmatched, fields, index === 0)) {
      const found = groups.get(key) ?? []
      if (index > 0 && own.length + found.length > 2) continue
      own.slice(0, found.length).forEach((entry, position) => {
        const other = found[position] as Entry
        matches.set(entry, other)
        matched.add(other)
      })
    }
  })
  return matches
}

/** Groups the entries by the values of fields; those that lack one are omitted, unless it may. */
function byKey(
  entries: readonly Entry[],
  fields: readonly string[],
  mayLack: boolean,
): Map<string, Entry[]> {
  const groups = new Map<string, Entry[]>()
  for (const entry of entries) {
    const values = fields.map((field) => entry[field] ?? '')
    const found = values.filter((value) => value !== '').length
    if (found === 0 || (found < fields.length && !mayLack)) continue
    const key = JSON.stringify(values).toLowerCase()
    groups.set(key, [...(groups.get(key) ?? []), entry])
  }
  return groups
}
