import type { Entry } from '../entry'

/**
 * Merges three versions of an entry field by field, in the order of the first one.
 * @param merge returns the value of a field; undefined for a field that is left out
 */
export function mergeFields(
  [own, base, other]: [own: Entry, base: Entry, other: Entry],
  merge: (name: string, own: unknown, base: unknown, other: unknown) => unknown,
): Entry {
  const names = new Set([...Object.keys(own), ...Object.keys(other)])
  const fields = [...names].map((name) => {
    return [name, merge(name, own[name], base[name], other[name])] as const
  })
  return Object.fromEntries(fields.filter(([, value]) => value !== undefined))
}
