import { isDeepStrictEqual } from 'node:util'
import { isUnsorted } from '../compareContent'
import { isEntry, type Entry } from '../entry'
import { pairEntries, slugOfEntry } from '../entryKeys'
import { mergeFields } from '../merge/mergeFields'

/**
 * Applies a change to a content file as its owner has written it. What does not change stays as it
 * is, such as values that an export omits, the order of fields, and that of entries.
 * @param own what the file contains
 * @param base what an export directly after the import of the file contains
 * @param target what the export contains now
 */
export function mergeWritten(own: Entry, base: Entry, target: Entry): Entry {
  return mergeFields([own, base, target], mergeValue)
}

/** @param name of the field or, for an entry, of its list */
function mergeValue(name: string, own: unknown, base: unknown, target: unknown): unknown {
  if (isDeepStrictEqual(base, target)) return own
  if (isEntry(own) && isEntry(base) && isEntry(target)) return mergeWritten(own, base, target)
  if (Array.isArray(own) && Array.isArray(base) && Array.isArray(target)) {
    return mergeList(name, own, base, target)
  }
  return typeof target === 'string' ? target + trimmedEnd(own, base) : target
}

/** What an import has removed from the end of a text: the line end of a block of lines. */
function trimmedEnd(own: unknown, base: unknown): string {
  const isTrimmed = typeof own === 'string' && own.trimEnd() === base
  return isTrimmed ? own.slice(base.length) : ''
}

interface MergedEntry {
  value: unknown
  /** Its index in the file; -1 for a new one. */
  index: number
}

function mergeList(list: string, own: unknown[], base: unknown[], target: unknown[]): unknown[] {
  const ownIndexes = pairEntries(list, own, base)
  const baseIndexes = pairEntries(list, base, target)
  const merged = target.map((entry, position): MergedEntry => {
    const baseIndex = baseIndexes[position] ?? -1
    const index = ownIndexes[baseIndex] ?? -1
    if (index < 0) return { value: entry, index }
    const value = mergeValue(list, own[index], base[baseIndex], entry)
    return { value: withSlug(value, entry), index }
  })
  const known = baseIndexes.filter((index) => index >= 0)
  const isMoved = known.some((index, position) => index < (known[position - 1] ?? 0))
  const sorted = isMoved && !isUnsorted(list) ? merged : inOwnOrder(merged)
  return sorted.map(({ value }) => value)
}

/** Without a slug in the file it is that of the title, which may be another one now. */
function withSlug(value: unknown, target: unknown): unknown {
  if (!isEntry(value) || !isEntry(target) || typeof target.slug !== 'string') return value
  return slugOfEntry(value) === target.slug ? value : { ...value, slug: target.slug }
}

/** The entries in the order of the file, new ones behind the entry that they follow. */
function inOwnOrder(merged: readonly MergedEntry[]): MergedEntry[] {
  const sorted = merged
    .filter(({ index }) => index >= 0)
    .sort((one, other) => one.index - other.index)
  for (const [position, entry] of merged.entries()) {
    if (entry.index >= 0) continue
    const previous = merged[position - 1]
    sorted.splice(previous ? sorted.indexOf(previous) + 1 : 0, 0, entry)
  }
  return sorted
}
