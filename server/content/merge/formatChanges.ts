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

function fieldOf({ list, title = '', field }: FieldChange): string {
  const texts = commandTexts()
  const entry = list === undefined ? texts.sources.profile : nameOf({ list, title })
  return `${entry}: ${field}`
}
