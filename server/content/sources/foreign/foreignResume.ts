import { ResumeNotes } from '../../jsonResume/ResumeObject'
import type { Path } from '../../yamlSource'
import { SourceText, type ForeignValue } from './foreignValue'
import { Places, type SourceContent } from '../source'

/** The data of a JSON Resume, with the places of its texts; what is undefined is omitted. */
export type ResumeTree =
  SourceText | string | true | undefined | ResumeTree[] | { [field: string]: ResumeTree }

export interface ReadForeign {
  resume: ResumeTree
  /** Values that are nothing of a résumé, such as the design of a document. */
  ignored?: ForeignValue[]
  /** Values that are left out for a reason; the notes have the reason, not the value. */
  withheld?: { value: ForeignValue; reason: string }[]
}

interface Conversion extends ReadForeign {
  file: string
  root: ForeignValue
  lineOf: (path: Readonly<Path>) => number | undefined
}

/** Converts a foreign file; each value of it that `resume` does not contain is noted. */
export function toSourceContent(conversion: Conversion): SourceContent {
  const { file, root, lineOf, ignored = [], withheld = [] } = conversion
  const notes = new ResumeNotes()
  const places = new Places<Path>()
  const resume = readTree(conversion.resume, [], (path, text) => {
    for (const from of text.from) notes.markRead(from)
    const [place = []] = text.from
    if (text.changed) notes.add('changed', place, text.changed, root.at(...place).text?.text)
    // What contains the text is where its first text is.
    for (let length = path.length; length > 0; length -= 1) places.add(path.slice(0, length), place)
  })
  for (const { path } of ignored) notes.markRead(path)
  for (const { value, reason } of withheld.filter(({ value }) => value.isThere)) {
    notes.markRead(value.path)
    notes.add('leftOut', value.path, reason)
  }
  notes.leaveOutUnread(root.value)
  const placeOf = (path: Readonly<Path>) => ({ file, line: lineOf(path) })
  const withPlace = (note: (typeof notes.changed)[number]) => ({ ...note, ...placeOf(note.path) })
  return {
    resume: (resume ?? {}) as Record<string, unknown>,
    notes: { changed: notes.changed.map(withPlace), leftOut: notes.leftOut.map(withPlace) },
    placeOf: (path) => placeOf(places.find(path) ?? []),
  }
}

type OnText = (path: Path, text: SourceText) => void

function readTree(tree: ResumeTree, path: Path, onText: OnText): unknown {
  if (tree instanceof SourceText) {
    onText(path, tree)
    return tree.text
  }
  if (typeof tree !== 'object') return tree
  if (Array.isArray(tree)) {
    return tree.filter(hasValue).map((item, index) => readTree(item, [...path, index], onText))
  }
  const fields = Object.entries(tree).filter(([, field]) => hasValue(field))
  return Object.fromEntries(
    fields.map(([name, field]) => [name, readTree(field, [...path, name], onText)]),
  )
}

function hasValue(tree: ResumeTree): boolean {
  if (tree instanceof SourceText) return true
  return typeof tree === 'object' ? Object.values(tree).some(hasValue) : tree !== undefined
}
