import type { Path } from '../formatPath'
import type { Note } from '../report'

/** Collects what becomes of the values of a résumé, and finds values that were never read. */
export class ResumeNotes {
  readonly assumed: Note[] = []
  readonly changed: Note[] = []
  readonly leftOut: Note[] = []
  private readonly readPaths = new Set<string>()
  private readonly readParents = new Set<string>()

  markRead(path: Path): void {
    this.readPaths.add(JSON.stringify(path))
    for (let length = 0; length < path.length; length += 1) {
      this.readParents.add(JSON.stringify(path.slice(0, length)))
    }
  }

  assume(path: Path, message: string, value: unknown = ''): void {
    this.assumed.push({ path, value: textOf(value), message })
  }

  change(path: Path, value: unknown, message: string): void {
    this.changed.push({ path, value: textOf(value), message })
  }

  leaveOut(path: Path, value: unknown, message: string): void {
    this.leftOut.push({ path, value: textOf(value), message })
  }

  /** Notes every value that was not read: an object as a whole if nothing in it was. */
  leaveOutUnread(value: unknown, path: Path = []): void {
    const key = JSON.stringify(path)
    if (isEmpty(value) || this.readPaths.has(key)) return
    if (!this.readParents.has(key) || typeof value !== 'object') {
      this.leaveOut(path, value, 'has no place on the site')
      return
    }
    for (const [field, part] of Object.entries(value as object)) {
      this.leaveOutUnread(part, [...path, Array.isArray(value) ? Number(field) : field])
    }
  }
}

/** Whether a value says nothing: null, an empty text, or a list or object of such values. */
export function isEmpty(value: unknown): boolean {
  if (value === undefined || value === null) return true
  if (typeof value === 'string') return value.trim() === ''
  return typeof value === 'object' && Object.values(value).every(isEmpty)
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value)
}
