import { commandTexts } from '../../../language/catalogues'
import { ResumeNotes } from '../../jsonResume/ResumeObject'
import type { Note } from '../../report'
import type { Path } from '../../yamlSource'
import { ForeignValue, SourceText } from './foreignValue'
import { Places, sourceOfFile, type FileSource, type Source } from '../source'

/** The data of a JSON Resume, with the places of its texts; what is undefined is omitted. */
export type ResumeTree =
  SourceText | string | true | undefined | ResumeTree[] | { [field: string]: ResumeTree }

interface ReadForeign {
  resume: ResumeTree
  /** Values that are nothing of a résumé, such as the design of a document. */
  ignored?: ForeignValue[]
  /** Values that are left out, by the reason; the notes do not have the value. */
  withheld?: Partial<Record<'private' | 'embedded' | 'prose', ForeignValue[]>>
}

/** Reads a foreign file; each value that becomes no part of the résumé is noted. */
export type ReadForeignFile = (root: ForeignValue) => ReadForeign

type ForeignSource = Omit<FileSource, 'read'> & { read: ReadForeignFile }

/** A kind of source that is one file, which becomes the data of a JSON Resume. */
export const foreignSource = ({ read, ...source }: ForeignSource): Source =>
  sourceOfFile({
    ...source,
    read: ({ data, lineOf }, file) => {
      const root = new ForeignValue(data)
      const { resume: tree, ignored = [], withheld = {} } = read(root)
      const notes = new ResumeNotes()
      const places = new Places<Path>()
      const resume = readTree(tree, [], (path, { from, changed }) => {
        for (const one of from) notes.markRead(one)
        const [place = []] = from
        if (changed) notes.add('changed', place, changed, root.at(...place).text?.text)
        // What contains the text is where its first text is.
        for (const length of path.keys()) places.add(path.slice(0, path.length - length), place)
      })
      for (const { path } of ignored) notes.markRead(path)
      for (const [reason, values] of Object.entries(withheld)) {
        const message = commandTexts().europass[reason as keyof typeof withheld]
        for (const { path } of values.filter(({ isThere }) => isThere)) {
          notes.markRead(path)
          notes.add('leftOut', path, message)
        }
      }
      notes.leaveOutUnread(data)
      const placeIn = (path: Readonly<Path>) => ({ file, line: lineOf(path) })
      const withPlace = (note: Note) => ({ ...note, ...placeIn(note.path) })
      return {
        resume: (resume ?? {}) as Record<string, unknown>,
        notes: { changed: notes.changed.map(withPlace), leftOut: notes.leftOut.map(withPlace) },
        placeOf: (path) => placeIn(places.find(path) ?? []),
      }
    },
  })

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
