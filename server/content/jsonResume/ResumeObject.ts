import type { Path } from '../formatPath'
import { plainText } from './plainText'
import { isEmpty, type ResumeNotes } from './ResumeNotes'

/** A text of a résumé. */
export interface Found {
  path: Path
  value: string
}

/** The longest name, highlight and text of a content file. */
const maxLengths = { name: 200, highlight: 2000, text: 20_000 }

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

  /** The text or number of a field as it is. */
  find(...names: string[]): Found | undefined {
    const name = names.find((name) => isScalar(this.fields[name]) && !isEmpty(this.fields[name]))
    if (name === undefined) return undefined
    const path = [...this.path, name]
    this.notes.markRead(path)
    return { path, value: String(this.fields[name]).trim() }
  }

  /** A field in plain text on one line, as long as a name may be. */
  name(...names: string[]): string | undefined {
    const found = this.find(...names)
    return (found && this.clean(found, 'name').replace(/\s*\n\s*/g, ' ')) || undefined
  }

  /** A field in plain text. */
  text(...names: string[]): string | undefined {
    const found = this.find(...names)
    return (found && this.clean(found, 'text')) || undefined
  }

  /** Whether a field is true. */
  isTrue(...names: string[]): boolean {
    return names.some((name) => {
      if (this.fields[name] === true) this.notes.markRead([...this.path, name])
      return this.fields[name] === true
    })
  }

  /** The texts of a list, or of one text with a separator. */
  texts(separator: string, ...names: string[]): Found[] {
    const list = this.list(names)
    const found = list.items.flatMap((value, index) => {
      if (!isScalar(value) || isEmpty(value)) return []
      const path = [...this.path, list.name, index]
      this.notes.markRead(path)
      return [{ path, value: String(value).trim() }]
    })
    if (found.length > 0) return found
    const text = this.find(...names)
    const parts = text?.value.split(separator) ?? []
    return parts.flatMap((part) =>
      text && part.trim() ? [{ path: text.path, value: part.trim() }] : [],
    )
  }

  /** The bullets of lists; undefined if there are none. */
  highlights(...names: string[]): string[] | undefined {
    const found = names.flatMap((name) => this.texts('\n', name))
    const bullets = found
      .map((item) => this.clean(item, 'highlight').replace(/^[•·–-]\s*/, ''))
      .filter(Boolean)
    for (const { path, value } of found.slice(100)) {
      this.notes.leaveOut(path, value, 'is one of more than 100 highlights')
    }
    return bullets.length > 0 ? bullets.slice(0, 100) : undefined
  }

  /** The objects of a list; a text in their place becomes the field `textField` of an object. */
  objects(names: string[], textField = ''): ResumeObject[] {
    const list = this.list(names)
    return list.items.flatMap((value, index) => {
      const path = [...this.path, list.name, index]
      if (isRecord(value)) return [new ResumeObject(value, path, this.notes)]
      if (textField === '' || !isScalar(value) || isEmpty(value)) return []
      this.notes.markRead(path)
      return [new ResumeObject({ [textField]: value }, path, this.notes)]
    })
  }

  /** The first of the fields that is a list with a value. */
  private list(names: string[]): { name: string; items: unknown[] } {
    const isList = (value: unknown) => Array.isArray(value) && !isEmpty(value)
    const name = names.find((name) => isList(this.fields[name])) ?? ''
    return { name, items: (this.fields[name] ?? []) as unknown[] }
  }

  /** An object in a field. */
  object(name: string): ResumeObject {
    const value = this.fields[name]
    return new ResumeObject(isRecord(value) ? value : {}, [...this.path, name], this.notes)
  }

  /** Notes that the whole object is not taken. */
  leaveOut(message: string): void {
    if (isEmpty(this.fields)) return
    this.notes.markRead(this.path)
    this.notes.leaveOut(this.path, this.fields, message)
  }

  /** Plain text within the length that a content file allows. */
  clean({ path, value }: Found, kind: keyof typeof maxLengths): string {
    const text = plainText(value)
    const maximum = maxLengths[kind]
    const normalised = (raw: string) => raw.replace(/\s+/g, ' ')
    if (normalised(text) !== normalised(value)) {
      this.notes.change(path, value, 'became plain text')
    }
    if (text.length > maximum) {
      this.notes.change(path, value, `was cut to ${maximum} characters`)
    }
    return text.slice(0, maximum).trim()
  }
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function isScalar(value: unknown): value is string | number {
  return typeof value === 'string' || typeof value === 'number'
}
