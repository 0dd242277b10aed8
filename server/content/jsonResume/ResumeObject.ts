import { isEntry, isText } from '../entry'
import { isEmpty, type NoteList, type Notes } from '../notes'
import type { Path } from '../yamlSource'

/** Converts a text of a résumé; what becomes of it is noted in one of the lists. */
export type Parse<T> = (text: string) => { value?: T } & Partial<Record<NoteList, string>>

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
    readonly notes: Notes,
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
