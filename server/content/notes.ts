import { commandTexts } from '../language/catalogues'
import type { ServerTexts } from '../language/texts'
import type { Path } from './yamlSource'

export interface Note {
  path: Path
  /** The value as it is in the file; empty if it is missing. */
  value: string
  message: string
  /** Its line in the file; for a missing value, the line of what it is missing from. */
  line?: number
  file?: string
}

export type WriteNote = (texts: ServerTexts['markdownPosts'], notes: ServerTexts['notes']) => string

/** Values that a source does not have and what is used instead, that changed, and that are left out. */
export type NoteKind = 'assumed' | 'changed' | 'leftOut'

/** Collects what becomes of the values of a source, and finds values that were never read. */
export class Notes implements Record<NoteKind, Note[]> {
  readonly assumed: Note[] = []
  readonly changed: Note[] = []
  readonly leftOut: Note[] = []
  private readonly readPaths = new Set<string>()
  private readonly parents = new Set<string>()

  markRead(path: Path): void {
    this.readPaths.add(JSON.stringify(path))
    this.markParents(path)
  }

  add(list: NoteKind, path: Path, note: string | WriteNote, given: unknown = '', line?: number) {
    const texts = commandTexts()
    const message = typeof note === 'string' ? note : note(texts.markdownPosts, texts.notes)
    const value = typeof given === 'string' ? given : JSON.stringify(given)
    this[list].push({ path, value, message, ...(line !== undefined && { line }) })
  }

  /**
   * Notes every value that was not read: an object as a whole if nothing in it was.
   * @param reasons why some values are left out, also if they were read
   */
  leaveOutUnread(data: unknown, reasons: readonly [path: Path, message: string][] = []): void {
    for (const [path] of reasons) this.markParents(path)
    const messages = new Map(reasons.map(([path, message]) => [JSON.stringify(path), message]))
    this.leaveOut(data, [], messages)
  }

  private leaveOut(value: unknown, path: Path, messages: ReadonlyMap<string, string>): void {
    const key = JSON.stringify(path)
    const message = messages.get(key)
    if (isEmpty(value) || (!message && this.readPaths.has(key))) return
    if (message || !this.parents.has(key) || typeof value !== 'object') {
      return this.add('leftOut', path, message ?? commandTexts().notes.noPlace, value)
    }
    for (const [field, part] of Object.entries(value as object)) {
      this.leaveOut(part, [...path, Array.isArray(value) ? Number(field) : field], messages)
    }
  }

  private markParents(path: Path): void {
    for (const length of path.keys()) this.parents.add(JSON.stringify(path.slice(0, length)))
  }
}

export function isEmpty(value: unknown): boolean {
  if (value === undefined || value === null) return true
  if (typeof value === 'string') return value.trim() === ''
  return typeof value === 'object' && Object.values(value).every(isEmpty)
}
