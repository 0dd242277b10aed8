import type { Path } from '../yamlSource'

/** A text for a résumé, and the values of the foreign file that it was made from. */
export class SourceText {
  /** @param from the paths of the values; the first is the place of the text */
  constructor(
    readonly text: string,
    readonly from: Path[],
  ) {}

  get path(): Path {
    return this.from[0] ?? []
  }

  toJSON(): string {
    return this.text
  }

  /** The same text; these values also count as read when it is used. */
  withRead(...values: Pick<ForeignValue, 'path'>[]): SourceText {
    const paths = values.map(({ path }) => path)
    return new SourceText(this.text, [...this.from, ...paths])
  }

  with(text: string): SourceText {
    return new SourceText(text, this.from)
  }
}

export function joinTexts(texts: readonly (SourceText | undefined)[], separator: string) {
  const found = texts.filter((text) => text !== undefined)
  if (found.length === 0) return undefined
  const from = found.flatMap((text) => text.from)
  return new SourceText(found.map(({ text }) => text).join(separator), from)
}

/** Splits a text at commas and semicolons that are not in parentheses. */
export function splitList(text: SourceText): SourceText[] {
  const parts = text.text.split(/[,;](?![^()]*\))/).map((part) => part.trim())
  return parts.filter(Boolean).map((part) => text.with(part))
}

/** A value of a foreign file; its fields may be missing. */
export class ForeignValue {
  constructor(
    readonly value: unknown,
    readonly path: Path = [],
  ) {}

  at(...keys: Path): ForeignValue {
    const [key, ...rest] = keys
    if (key === undefined) return this
    const fields = this.value as Record<string | number, unknown>
    const hasKey = typeof fields === 'object' && fields !== null && Object.hasOwn(fields, key)
    return new ForeignValue(hasKey ? fields[key] : undefined, [...this.path, key]).at(...rest)
  }

  /** The first of several fields that exists; `a.b` is a field within a field. */
  first(...names: string[]): ForeignValue {
    const found = names.map((name) => this.at(...name.split('.'))).find(({ exists }) => exists)
    return found ?? new ForeignValue(undefined, this.path)
  }

  get exists(): boolean {
    return this.value !== undefined && this.value !== null && this.value !== ''
  }

  /** The items of a list; a single value is a list of one, as XML has no lists. */
  get items(): ForeignValue[] {
    if (!Array.isArray(this.value)) return this.exists ? [this] : []
    return this.value.map((_item, index) => this.at(index)).filter(({ exists }) => exists)
  }

  get fields(): [name: string, field: ForeignValue][] {
    if (typeof this.value !== 'object' || this.value === null) return []
    return Object.keys(this.value).map((name) => [name, this.at(name)])
  }

  named(...names: string[]): ForeignValue[] {
    if (Array.isArray(this.value)) return this.items.flatMap((item) => item.named(...names))
    return this.fields.flatMap(([name, field]) =>
      names.includes(name) ? [field] : field.named(...names),
    )
  }

  /** The text or number; of an XML element with attributes, its content. */
  get text(): SourceText | undefined {
    const { value } = this.at('#text').exists ? this.at('#text') : this
    if (typeof value !== 'string' && typeof value !== 'number') return undefined
    const text = String(value).trim()
    return text === '' ? undefined : new SourceText(text, [this.path])
  }

  textOf(...names: string[]): SourceText | undefined {
    return names.map((name) => this.at(...name.split('.')).text).find((text) => text !== undefined)
  }

  /** The items of the first list that exists; some programs write lists as `{ item: […] }`. */
  list(...names: string[]): ForeignValue[] {
    const list = this.first(...names)
    return (list.at('item').exists ? list.at('item') : list).items
  }
}
