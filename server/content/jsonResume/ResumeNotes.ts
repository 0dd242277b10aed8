import type { Path } from '../yamlSource'
import type { ContentReport } from '../report'

export type NoteLists = Pick<ContentReport, 'assumed' | 'changed' | 'leftOut'>

/** Collects what becomes of the values of a résumé, and finds values that were never read. */
export class ResumeNotes implements NoteLists {
  readonly assumed: NoteLists['assumed'] = []
  readonly changed: NoteLists['changed'] = []
  readonly leftOut: NoteLists['leftOut'] = []
  private readonly readPaths = new Set<string>()
  private readonly readParents = new Set<string>()

  markRead(path: Path): void {
    this.readPaths.add(JSON.stringify(path))
    for (const length of path.keys()) this.readParents.add(JSON.stringify(path.slice(0, length)))
  }

  /** @param given the value as it is in the résumé; none if it is missing */
  add(list: keyof NoteLists, path: Path, message: string, given: unknown = ''): void {
    const value = typeof given === 'string' ? given : JSON.stringify(given)
    this[list].push({ path, value, message })
  }

  /** Notes every value that was not read: an object as a whole if nothing in it was. */
  leaveOutUnread(value: unknown, path: Path = []): void {
    const key = JSON.stringify(path)
    if (isEmpty(value) || this.readPaths.has(key)) return
    if (!this.readParents.has(key) || typeof value !== 'object') {
      return this.add('leftOut', path, 'has no place on the site', value)
    }
    for (const [field, part] of Object.entries(value as object)) {
      this.leaveOutUnread(part, [...path, Array.isArray(value) ? Number(field) : field])
    }
  }
}

/** Whether a value is null, an empty text, or a list or object of such values. */
export function isEmpty(value: unknown): boolean {
  if (value === undefined || value === null) return true
  if (typeof value === 'string') return value.trim() === ''
  return typeof value === 'object' && Object.values(value).every(isEmpty)
}
