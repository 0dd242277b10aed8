import { isEntry, type Entry } from '../entry'
import { slugOf } from '../../rows/slugs'
import { mainLanguage } from '../translations'

type Keys = readonly (readonly string[])[]

/** The fields by which entries of two versions of a list are recognised as the same, the surest first. */
const identities = {
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
  testimonials: [
    ['customer_name', 'description'],
    ['customer_name', 'project_title'],
    ['customer_name'],
  ],
  posts: [['slug'], ['title']],
} as const satisfies Record<string, Keys>

export type ListName = keyof typeof identities
export const listNames = Object.keys(identities) as ListName[]

/** Whether an import does not store the order of a list in the file: pages sort it by date. */
export const isUnsorted = (list: string) => ['experiences', 'educations', 'posts'].includes(list)

const inAllLanguages: Partial<Record<ListName, Keys>> = {
  experiences: [['start_date', 'end_date'], ['start_date']],
  educations: [['start_year', 'graduation_year'], ['start_year'], ['graduation_year']],
  projects: [['link_demo'], ['link_code'], ['start_date', 'end_date']],
  testimonials: [['customer_name']],
}

/** The fields that name the entries of other lists: the first that an entry has. */
const namingFields = ['name', 'title', 'label', 'page', 'picture_url', 'url']

const textOf = (value: unknown): unknown => (isEntry(value) ? value[mainLanguage()] : value)

/** The slug that an import gives an entry of the content file. */
export function slugOfEntry({ slug, title }: Entry): string {
  const text = textOf(title)
  if (typeof slug === 'string') return slug
  return slugOf({ title: typeof text === 'string' ? text : '' })
}

/**
 * Pairs the entries of two versions of a list. Entries are the same if all fields of a key are
 * equal. The first key may lack fields, and several entries with it are paired in their order; an
 * entry with another key is paired if it is the only one.
 * @param list its name in the content file, or that of a field whose value is a list
 * @returns for each entry of `to` the index in `from`, or -1
 */
export function pairEntries(list: string, from: Entries, to: Entries) {
  return pairByKeys(new Map<string, Keys>(Object.entries(identities)).get(list) ?? [[]], from, to)
}

/** Like `pairEntries`, for entries whose texts are in different languages. */
export function pairTranslations(list: ListName, from: readonly Entry[], to: readonly Entry[]) {
  if (from.length === to.length) return [...to.keys()]
  return pairByKeys(inAllLanguages[list] ?? [], from, to, true)
}

type Entries = readonly unknown[]

function pairByKeys(keys: Keys, from: Entries, to: Entries, isUnsure = false): number[] {
  const pairs = to.map(() => -1)
  const free = new Set(from.keys())
  keys.forEach((fields, order) => {
    const isSure = order === 0 && !isUnsure
    const unpaired = [...to.keys()].filter((index) => pairs[index] === -1)
    const offered = groupByKey(from, [...free], fields, isSure)
    for (const [key, indexes] of groupByKey(to, unpaired, fields, isSure)) {
      const found = offered.get(key) ?? []
      if (!isSure && indexes.length + found.length > 2) continue
      found.slice(0, indexes.length).forEach((pair, position) => {
        pairs[indexes[position] ?? 0] = pair
        free.delete(pair)
      })
    }
  })
  return pairs
}

/** Groups entries by the values of fields; those that lack one are omitted, unless it may. */
function groupByKey(entries: Entries, indexes: number[], fields: Keys[0], mayLack: boolean) {
  const groups = new Map<string, number[]>()
  for (const index of indexes) {
    const values = valuesOf(entries[index], fields)
    const found = values.filter((value) => value !== '').length
    if (found === 0 || (found < values.length && !mayLack)) continue
    const key = JSON.stringify(values).toLowerCase()
    groups.set(key, [...(groups.get(key) ?? []), index])
  }
  return groups
}

/** Without fields, the values of a list that is part of an entry: those of the naming field. */
function valuesOf(entry: unknown, fields: readonly string[]): unknown[] {
  if (!isEntry(entry)) return [entry]
  if (fields.length > 0) return fields.map((field) => textOf(entry[field]) ?? '')
  const name = namingFields.find((field) => entry[field] !== undefined)
  return [name === undefined ? entry : textOf(entry[name])]
}

/** Finds the entries of a list in another one, like `pairEntries`, by the entries themselves. */
export function matchEntries<E extends Entry>(list: ListName, entries: readonly E[], others: E[]) {
  const pairs = pairEntries(list, others, entries)
  return new Map(
    entries.flatMap((entry, index) => {
      const other = others[pairs[index] ?? -1]
      return other ? [[entry, other] as const] : []
    }),
  )
}
