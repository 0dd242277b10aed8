import { isEntry } from '../entry'
import { ForeignValue, type SourceText } from '../sources/foreignValue'
import { isEmpty, type NoteKind, type Notes } from '../notes'
import type { Path } from '../yamlSource'

/** Converts a text of a résumé; what becomes of it is noted in one of the lists. */
export type Parse<T> = (text: string) => { value?: T } & Partial<Record<NoteKind, string>>

const maxTexts = 100

/**
 * Reads the fields of an object of a résumé. A field may have several names, because they differ
 * between versions and programs; the first one with a value is read.
 */
export class ResumeObject extends ForeignValue {
  constructor(
    value: unknown,
    path: Path,
    readonly notes: Notes,
  ) {
    super(value, path)
  }

  find(...names: string[]): SourceText | undefined {
    const found = this.textOf(...names)
    if (found) this.notes.markRead(found.path)
    return found
  }

  read<T>(parse: Parse<T>, ...names: string[]): T | undefined {
    const found = this.find(...names)
    return found && this.take(found, parse)
  }

  take<T>({ path, text }: SourceText, parse: Parse<T>): T | undefined {
    const { value, ...messages } = parse(text)
    for (const list of ['assumed', 'changed', 'leftOut'] as const) {
      if (messages[list]) this.notes.add(list, path, messages[list], text)
    }
    return value
  }

  isTrue(...names: string[]): boolean {
    const found = names.map((name) => this.at(name)).find(({ value }) => value === true)
    if (found) this.notes.markRead(found.path)
    return found !== undefined
  }

  /** The texts of all the fields; each is a list, or one text that `split` splits. */
  texts(split: (text: string) => string[], ...names: string[]): SourceText[] {
    const found = names.flatMap((name) => {
      const { text, value, items } = this.at(name)
      if (Array.isArray(value)) return items.flatMap((item) => item.text ?? [])
      const parts = text ? split(text.text).map((part) => text.with(part.trim())) : []
      return parts.filter((part) => part.text !== '')
    })
    for (const { path } of found.slice(0, maxTexts)) this.notes.markRead(path)
    return found.slice(0, maxTexts)
  }

  /** The objects of a list; a text in their place becomes the field `textField` of an object. */
  objects(names: string[], textField?: string, max?: number): ResumeObject[] {
    const list = names
      .map((name) => this.at(name))
      .find(({ value }) => Array.isArray(value) && !isEmpty(value))
    return (list?.items ?? []).slice(0, max).flatMap(({ value, path, text }) => {
      if (isEntry(value)) return new ResumeObject(value, path, this.notes)
      if (textField === undefined || !text) return []
      this.notes.markRead(path)
      return new ResumeObject({ [textField]: value }, path, this.notes)
    })
  }

  object(name: string): ResumeObject {
    const { value, path } = this.at(name)
    return new ResumeObject(value, path, this.notes)
  }

  leaveOut(message: string): void {
    if (isEmpty(this.value)) return
    this.notes.markRead(this.path)
    this.notes.add('leftOut', this.path, message, this.value)
  }
}
