import { isEntry, isText } from '../entry'
import { commandTexts } from '../../language/catalogues'
import type { ContentReport } from '../report'
import type { Path } from '../yamlSource'

type NoteLists = Pick<ContentReport, 'assumed' | 'changed' | 'leftOut'>

/** Converts a text of a résumé; what becomes of it is noted in one of the lists. */
export type Parse<T> = (text: string) => { value?: T } & { [List in keyof NoteLists]?: string }

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
      return this.add('leftOut', path, commandTexts().notes.noPlace, value)
    }
    for (const [field, part] of Object.entries(value as object)) {
      this.leaveOutUnread(part, [...path, Array.isArray(value) ? Number(field) : field])
    }
  }
}

export interface Found {
  path: Path
  text: string
}

const maxTexts = 100

/**
 * Reads the fields of an object of a résumé. A field may have several names, because they differ
 * between versions and programs; the first one with a value is read.
 */
export class ResumeObject {
  constructor(
    private readonly fields: Record<string, unknown>,
    readonly path: Path,
    readonly notes: ResumeNotes,
  ) {}

  find(...names: string[]): Found | undefined {
    const name = names.find((name) => isText(this.fields[name]))
    return name === undefined ? undefined : this.found(this.fields[name], name)
  }

  read<T>(parse: Parse<T>, ...names: string[]): T | undefined {
    const found = this.find(...names)
    return found && this.take(found, parse)
  }

  take<T>({ path, text }: Found, parse: Parse<T>): T | undefined {
    const { value, ...messages } = parse(text)
    for (const list of ['assumed', 'changed', 'leftOut'] as const) {
      if (messages[list]) this.notes.add(list, path, messages[list], text)
    }
    return value
  }

  isTrue(...names: string[]): boolean {
    const name = names.find((name) => this.fields[name] === true)
    if (name !== undefined) this.notes.markRead([...this.path, name])
    return name !== undefined
  }

  /** The texts of all the fields; each is a list, or one text with a separator. */
  texts(separator: string, ...names: string[]): Found[] {
    const found = names.flatMap((name): Found[] => {
      const list = this.fields[name]
      if (Array.isArray(list)) {
        const items = list.slice(0, maxTexts) as unknown[]
        return items.flatMap((item, index) => (isText(item) ? this.found(item, name, index) : []))
      }
      const { path = [], text = '' } = this.find(name) ?? {}
      return text.split(separator).map((part) => ({ path, text: part.trim() }))
    })
    return found.filter(({ text }) => text !== '').slice(0, maxTexts)
  }

  /** The objects of a list; a text in their place becomes the field `textField` of an object. */
  objects(names: string[], textField?: string): ResumeObject[] {
    const isList = (value: unknown) => Array.isArray(value) && !isEmpty(value)
    const name = names.find((name) => isList(this.fields[name])) ?? ''
    const items = (this.fields[name] ?? []) as unknown[]
    return items.flatMap((item, index) => {
      const path = [...this.path, name, index]
      if (isEntry(item)) return new ResumeObject(item, path, this.notes)
      if (textField === undefined || !isText(item)) return []
      this.notes.markRead(path)
      return new ResumeObject({ [textField]: item }, path, this.notes)
    })
  }

  object(name: string): ResumeObject {
    const value = this.fields[name]
    return new ResumeObject(isEntry(value) ? value : {}, [...this.path, name], this.notes)
  }

  leaveOut(message: string): void {
    if (isEmpty(this.fields)) return
    this.notes.markRead(this.path)
    this.notes.add('leftOut', this.path, message, this.fields)
  }

  private found(value: unknown, ...field: Path): Found {
    const path = [...this.path, ...field]
    this.notes.markRead(path)
    return { path, text: String(value).trim() }
  }
}

function isEmpty(value: unknown): boolean {
  if (value === undefined || value === null) return true
  if (typeof value === 'string') return value.trim() === ''
  return typeof value === 'object' && Object.values(value).every(isEmpty)
}
