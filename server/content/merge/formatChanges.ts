import { commandTexts } from '../../language/catalogues'
import type { ContentChanges, EntryChange, FieldChange } from './mergeContent'

/** Formats the changes of a merge, at most 20 of each kind. */
export function formatChanges({ unchanged, omitted, ...changes }: ContentChanges): string {
  const texts = commandTexts().sources
  const lists = {
    added: changes.added.map(nameOf),
    changed: changes.changed.map(fieldOf),
    removed: changes.removed.map(nameOf),
    kept: changes.kept.map(fieldOf),
  }
  const groups = Object.entries(lists).flatMap(([kind, lines]) => {
    if (lines.length === 0) return []
    const shown = [...lines.slice(0, 20), ...(lines.length > 20 ? ['…'] : [])]
    const title = `${texts.changes[kind as keyof typeof lists]} (${lines.length}):`
    return [title, ...shown.map((line) => `  ${line}`)]
  })
  const rest = groups.length === 0 ? texts.nothingChanged : texts.unchanged(unchanged)
  return [...groups, rest, ...(omitted > 0 ? [texts.omitted(omitted)] : [])].join('\n')
}

const nameOf = ({ list, title }: EntryChange) =>
  `${commandTexts().content.nouns[list](1)}: ${title}`

function fieldOf({ list, title = '', field, ...values }: FieldChange): string {
  const entry = list ? nameOf({ list, title }) : commandTexts().sources.profile
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
  if (typeof value === 'boolean') return commandTexts().sources[value ? 'yes' : 'no']
  if (typeof value !== 'object') return JSON.stringify(value)
  return Object.values(value).map(textOf).filter(Boolean).join(', ')
}
