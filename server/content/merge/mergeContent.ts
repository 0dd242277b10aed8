import { isDeepStrictEqual } from 'node:util'
import { localDay } from '../../dates'
import { titleOf } from '../../rows/titles'
import type { Content } from '../contentSchema'
import type { Entry } from '../entry'
import { listNames, matchEntries, type ListName } from './entryKeys'
import { completeReferences, withOwnNames } from './references'

/** A change of one field; `list` and `title` name its entry, which is the profile without them. */
export interface FieldChange {
  list?: ListName
  title?: string
  field: string
  own: unknown
  given: unknown
}

export interface EntryChange {
  list: ListName
  title: string
}

export interface ContentChanges {
  added: EntryChange[]
  changed: FieldChange[]
  removed: EntryChange[]
  /** Fields that the owner has edited and that differ in the file: they are not changed. */
  kept: FieldChange[]
  unchanged: number
  /** Entries of the file that the owner has deleted: they are not added again. */
  omitted: number
}

export const noChanges = (): ContentChanges => {
  return { added: [], changed: [], removed: [], kept: [], unchanged: 0, omitted: 0 }
}

export interface MergeOptions {
  /** The content of the file when it was last imported; what differs from it was edited. */
  base?: Partial<Content>
  replaces?: boolean
  deletes?: boolean
}

/**
 * Merges the content of a file into the owner's: new entries are added, changed fields taken over,
 * and what the owner has edited since the last import stays.
 * @param changes to which those of this merge are added
 */
export function mergeContent<T extends Partial<Content>>(
  own: T,
  file: Partial<Content>,
  options: MergeOptions = {},
  changes = noChanges(),
): T {
  const named = withOwnNames(own, file)
  const base = options.base && withOwnNames(own, options.base)
  const merge = new Merge(changes, { ...options, base })
  const profile = named.profile && merge.fields(own.profile ?? {}, named.profile, base?.profile, {})
  const lists = listNames.flatMap((list) => {
    const merged = merge.list(list, own, named)
    return merged ? [[list, merged] as const] : []
  })
  const merged = { ...own, ...(profile && { profile }), ...Object.fromEntries(lists) }
  const content = completeReferences(merged, [own, named])
  for (const list of ['categories', 'skills'] as const) {
    const known = [...(merged[list] ?? []), ...(own[list] ?? [])].map(({ name }) => name)
    const added = (content[list] ?? []).filter(({ name }) => !known.includes(name))
    changes.added.push(...added.map(({ name }) => ({ list, title: name })))
    changes.omitted -= added.length
  }
  return content
}

class Merge {
  constructor(
    private readonly changes: ContentChanges,
    private readonly options: MergeOptions,
  ) {}

  fields<T extends object>(
    own: T,
    file: object,
    base: object | undefined,
    entry: Pick<FieldChange, 'list' | 'title'>,
  ): T {
    const { replaces = false } = this.options
    const merged = { ...own } as Entry
    for (const field of new Set([...Object.keys(own), ...Object.keys(file)])) {
      const [value, last, given] = [own, base ?? {}, file].map(
        (version) => (version as Entry)[field] ?? undefined,
      )
      if (isDeepStrictEqual(value, given)) continue
      // A draft without a date has that of the day on which it is read.
      const isUndated = given === localDay(new Date()) && [file, base].every(isDraft)
      // The value of the file is that of the last import.
      const isRepeated = isDeepStrictEqual(given, last) || (field === 'publishedAt' && isUndated)
      if (isRepeated && (given === undefined || !replaces)) continue
      const isApplied = isDeepStrictEqual(value, last) || replaces
      this.changes[isApplied ? 'changed' : 'kept'].push({ ...entry, field, own: value, given })
      if (!isApplied) continue
      if (given === undefined) delete merged[field]
      else merged[field] = given
    }
    return merged as T
  }

  list(list: ListName, own: Partial<Content>, file: Partial<Content>): Entry[] | undefined {
    if (!file[list]) return undefined
    const ownEntries: Entry[] = own[list] ?? []
    const fileEntries: Entry[] = file[list]
    const baseEntries: Entry[] = this.options.base?.[list] ?? []
    const ownOf = matchEntries(list, fileEntries, ownEntries)
    const baseOf = matchEntries(list, fileEntries, baseEntries)
    // Entries of the last import that the file does not have any more.
    const baseOfOwn = matchEntries(list, ownEntries, baseEntries)
    const found = new Set(ownOf.values())
    const removed = ownEntries.filter((entry) => baseOfOwn.has(entry) && !found.has(entry))
    this.changes.removed.push(
      ...removed.map((entry) => ({ list, title: longTitleOf(list, entry) })),
    )
    const merged = ownEntries.filter((entry) => !this.options.deletes || !removed.includes(entry))
    // A new entry follows the one that it follows in the file.
    let position = 0
    for (const entry of fileEntries) {
      const ownEntry = ownOf.get(entry)
      const title = longTitleOf(list, entry)
      if (ownEntry) {
        const count = this.countChanges()
        position = merged.indexOf(ownEntry)
        merged[position] = this.fields(ownEntry, entry, baseOf.get(entry), { list, title })
        if (count === this.countChanges()) this.changes.unchanged += 1
        position += 1
      } else if (!baseOf.has(entry) || this.options.replaces) {
        merged.splice(position, 0, entry)
        position += 1
        this.changes.added.push({ list, title })
      } else {
        this.changes.omitted += 1
      }
    }
    return merged
  }

  private countChanges(): number {
    return this.changes.changed.length + this.changes.kept.length
  }
}

const isDraft = (entry: object = {}) => 'draft' in entry && entry.draft === true

/** The title of an entry, with the company or the institution. */
export function longTitleOf(list: ListName, entry: Entry): string {
  const place = entry.company_name ?? entry.institution_name
  const title = titleOf(list, entry)
  return typeof place === 'string' ? `${title}, ${place}` : title
}
