import { isEntry, type Entry } from './entry'
import { slugOfTitle } from '../rows/slugs'
import { keyFields } from './idPlan'
import { mainLanguage } from './translations'

/** Those by which entries of lists without a table are matched: the first that an entry has. */
const namingFields = ['name', 'title', 'label', 'page', 'picture_url', 'url']

/** The text in the main language of one that is written by language. */
const textOf = (value: unknown): unknown => (isEntry(value) ? value[mainLanguage()] : value)

/** The slug that an import gives an entry of the content file. */
export function slugOfEntry({ slug, title }: Entry): string {
  const text = textOf(title)
  return typeof slug === 'string' ? slug : slugOfTitle(typeof text === 'string' ? text : '')
}

/**
 * Equal for values of a list that are the same thing.
 * @param list its name in the content file
 */
export function keyOfEntry(list: string, entry: unknown): string {
  if (!isEntry(entry)) return JSON.stringify(entry)
  if (list === 'projects' || list === 'posts') return slugOfEntry(entry)
  const first = namingFields.find((field) => entry[field] !== undefined)
  const ofTable = new Map<string, readonly string[]>(Object.entries(keyFields)).get(list)
  const fields = ofTable ?? (first === undefined ? Object.keys(entry) : [first])
  return JSON.stringify(fields.map((field) => textOf(entry[field]) ?? null))
}

/**
 * Pairs the entries of two versions of a list: equal ones, then those with equal keys and, in lists
 * of one length, those that are left at the same index.
 * @returns for each entry of `to` the index in `from`, or -1
 */
export function pairEntries(
  list: string,
  from: readonly unknown[],
  to: readonly unknown[],
): number[] {
  const pairs = to.map(() => -1)
  const free = new Set(from.keys())
  const pairByText = (textOfEntry: (entry: unknown) => string) => {
    const indexes = new Map<string, number[]>()
    for (const index of free) {
      const text = textOfEntry(from[index])
      indexes.set(text, [...(indexes.get(text) ?? []), index])
    }
    for (const [index, entry] of to.entries()) {
      const found = pairs[index] === -1 ? indexes.get(textOfEntry(entry))?.shift() : undefined
      if (found === undefined) continue
      pairs[index] = found
      free.delete(found)
    }
  }
  pairByText((entry) => JSON.stringify(entry))
  pairByText((entry) => keyOfEntry(list, entry))
  if (from.length !== to.length) return pairs
  return pairs.map((pair, index) => (pair === -1 && free.has(index) ? index : pair))
}
