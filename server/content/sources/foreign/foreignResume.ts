import { commandTexts } from '../../../language/catalogues'
import { Notes, type Note } from '../../notes'
import type { Path } from '../../yamlSource'
import { sourceOfFile, type FileSource, type Place, type SourceContent } from '../source'
import { ForeignValue, SourceText } from '../foreignValue'

/** The data of a JSON Resume, with the places of its texts; what is undefined is omitted. */
export type ResumeTree =
  SourceText | string | true | undefined | ResumeTree[] | { [field: string]: ResumeTree }

export interface ReadForeign {
  resume: ResumeTree
  /** Values that are nothing of a résumé, such as the design of a document. */
  ignored?: ForeignValue[]
  /** Values that are left out, by the reason; the notes do not have the value. */
  withheld?: Partial<Record<'private' | 'embedded' | 'prose', ForeignValue[]>>
  /** Why values are left out that no text was made from; by default, they have no place. */
  reasons?: [path: Path, message: string][]
}

export type ReadForeignFile = (root: ForeignValue) => ReadForeign

export const foreignSource = ({
  read,
  ...source
}: Omit<FileSource, 'read'> & { read: ReadForeignFile }) =>
  sourceOfFile({
    ...source,
    read: ({ data, lineOf }, file) =>
      readForeign(data, read, (path) => ({ file, line: lineOf(path) })),
  })

/** @param locate the place of a value, and its path in the notes if that is another one */
export function readForeign(
  data: unknown,
  read: ReadForeignFile,
  locate: (path: Readonly<Path>) => Place & { path?: Path },
): SourceContent {
  const root = new ForeignValue(data)
  const { resume, ignored = [], withheld = {}, reasons = [] } = read(root)
  const tree = prune(resume)
  const notes = new Notes()
  for (const path of textsIn(tree).flatMap(({ from }) => from)) notes.markRead(path)
  for (const { path } of ignored) notes.markRead(path)
  for (const [reason, values] of Object.entries(withheld)) {
    const message = commandTexts().europass[reason as keyof typeof withheld]
    for (const { path } of values.filter(({ exists }) => exists)) {
      notes.markRead(path)
      notes.add('leftOut', path, message)
    }
  }
  notes.leaveOutUnread(data, reasons)
  const withPlace = (note: Note): Note => ({ ...note, ...locate(note.path) })
  return {
    resume: JSON.parse(JSON.stringify(tree ?? {})) as Record<string, unknown>,
    notes: { changed: [], leftOut: notes.leftOut.map(withPlace) },
    placeOf: (path) => {
      const { file, line } = locate(findText(tree, path)?.path ?? [])
      return { file, line }
    },
  }
}

/** Removes undefined values, and lists and objects that are empty without them. */
export function prune(tree: ResumeTree): ResumeTree {
  if (tree instanceof SourceText || typeof tree !== 'object') return tree
  const parts = Object.entries(tree).map(([name, part]) => [name, prune(part)] as const)
  const found = parts.filter(([, part]) => part !== undefined)
  if (found.length === 0) return undefined
  return Array.isArray(tree) ? found.map(([, part]) => part) : Object.fromEntries(found)
}

function textsIn(tree: ResumeTree): SourceText[] {
  if (tree instanceof SourceText) return [tree]
  return typeof tree === 'object' ? Object.values(tree).flatMap(textsIn) : []
}

/** The first text of the innermost value around a path that has one. */
function findText(tree: ResumeTree, path: Readonly<Path>): SourceText | undefined {
  const [key = '', ...rest] = path
  const isParent = typeof tree === 'object' && !(tree instanceof SourceText)
  const found = isParent && findText((tree as Record<string, ResumeTree>)[key], rest)
  return found || textsIn(tree)[0]
}
