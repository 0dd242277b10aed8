import { commandTexts } from '../../language/catalogues'
import type { ContentChanges, EntryChange, FieldChange } from './mergeContent'

/** Lines of a group that are printed. */
const maxLines = 20

/** Formats the changes of a merge, in one group for each kind of change. */
export function formatChanges({
  added,
  changed,
  removed,
  kept,
  unchanged,
}: ContentChanges): string {
  const texts = commandTexts().sources
  const groups = [
    ...group(texts.changes.added, added.map(nameOf)),
    ...group(texts.changes.changed, changed.map(fieldOf)),
    ...group(texts.changes.removed, removed.map(nameOf)),
    ...group(texts.changes.kept, kept.map(fieldOf)),
  ]
  if (groups.length === 0) return texts.nothingChanged
  return [...groups, texts.unchanged(unchanged)].join('\n')
}

function group(title: string, lines: readonly string[]): string[] {
  if (lines.length === 0) return []
  const shown = lines.slice(0, maxLines).map((line) => `  ${line}`)
  const more = lines.length > maxLines ? ['  …'] : []
  return [`${title} (${lines.length}):`, ...shown, ...more]
}

function nameOf({ list, title }: EntryChange): string {
  return `${commandTexts().content.nouns[list]}: ${title}`
}

function fieldOf({ list, title = '', field, ...values }: FieldChange): string {
  const texts = commandTexts()
  const entry = list === undefined ? texts.sources.profile : nameOf({ list, title })
  const { own, given } = shortenValues(values)
  return `${entry}: ${field}: ${own || '–'} → ${given || '–'}`
}

/** Characters of a value that are shown, and of what equals the other value before the difference. */
const maxValueLength = 80
const maxEqualStart = 20

/** The values of a changed field as short texts, around the first difference; empty for none. */
export function shortenValues(change: Pick<FieldChange, 'own' | 'given'>) {
  const [own, given] = [textOf(change.own), textOf(change.given)] as const
  const difference = [...own].findIndex((letter, index) => letter !== given[index])
  const start = Math.max(0, (difference < 0 ? own.length : difference) - maxEqualStart)
  const shorten = (text: string) => {
    const end = start + maxValueLength
    return `${start > 0 ? '…' : ''}${text.slice(start, end)}${text.length > end ? '…' : ''}`
  }
  return { own: shorten(own), given: shorten(given) }
}

function textOf(value: unknown): string {
  if (value === undefined || value === null) return ''
  if (typeof value === 'string') return value.replace(/\s+/g, ' ').trim()
  if (typeof value !== 'object') return JSON.stringify(value)
  return Object.values(value).map(textOf).filter(Boolean).join(', ')
}
