import type { FrontMatter } from './frontMatter'
import type { PostNotes, WriteNote } from './PostNotes'
import { isText } from '../../entry'
import type { Path } from '../../yamlSource'

/** Fields that only concern the generator, or what it shows around a post. */
const generatorFields = new Set(
  `layout type template markup outputs weight order nav nav_order menu parent sidebar
  author authors toc tocopen showtoc table_of_contents comments comment disablecomments share math
  mathjax katex mermaid build _build cascade sitemap robots noindex id uid guid cssclass cssclasses
  eleventynavigation eleventyexcludefromcollections eleventycomputed templateengineoverride
  pagination render_with_liquid resources hidemeta searchhidden showreadingtime readingtime
  reading_time readtime classes iscjklanguage linktitle prev next socialshare`.split(/\s+/),
)

/** A value of a front matter. */
export interface FoundField {
  path: Path
  value: unknown
}

/** Reads the fields of a front matter, and finds those that were never read. */
export class PostFields {
  private readonly read = new Set<string>()

  constructor(
    private readonly source: FrontMatter,
    readonly notes: PostNotes,
  ) {}

  /** The first of the fields that has a value that `accepts`; their names are in any case. */
  find(
    names: readonly string[],
    accepts: (value: unknown) => boolean = () => true,
  ): FoundField | undefined {
    for (const name of names) {
      for (const [field, value] of Object.entries(this.source.fields)) {
        if (field.toLowerCase() !== name.toLowerCase() || isEmpty(value)) continue
        if (!accepts(value)) continue
        this.read.add(field)
        return { path: [field], value }
      }
    }
    return undefined
  }

  /** The text or number of the first of the fields that has one. */
  text(...names: string[]): { path: Path; text: string } | undefined {
    const found = this.find(names, isText)
    return found && { path: found.path, text: String(found.value).trim() }
  }

  /** All texts of the fields: each is a list, or one text that `split` splits. */
  texts(names: readonly string[], split: (text: string) => string[]): string[] {
    return names.flatMap((name) => {
      const { value } = this.find([name], (value) => isText(value) || Array.isArray(value)) ?? {}
      if (Array.isArray(value)) return value.filter(isText).map((item) => String(item).trim())
      return isText(value) ? split(String(value)) : []
    })
  }

  /** Notes that a field was taken in another form. */
  change(path: Path, write: WriteNote): void {
    this.notes.change(this.about(path), write)
  }

  /** Notes that a field was not taken. */
  leaveOut(path: Path, write: WriteNote): void {
    this.notes.leaveOut(this.about(path), write)
  }

  /** The line of a field. */
  lineOf(path: Path): number {
    return this.source.lineOf(path)
  }

  /** Notes every field that has no place in a post. */
  leaveOutUnread(): void {
    for (const [field, value] of Object.entries(this.source.fields)) {
      const isOfGenerator = generatorFields.has(field.toLowerCase())
      if (this.read.has(field) || isOfGenerator || isEmpty(value) || value === false) continue
      this.leaveOut([field], (_texts, { noPlace }) => noPlace)
    }
  }

  private about(path: Path) {
    const value = path.reduce<unknown>(
      (parent, part) =>
        typeof parent === 'object' && parent !== null
          ? (parent as Record<string | number, unknown>)[part]
          : undefined,
      this.source.fields,
    )
    const text = typeof value === 'string' ? value : JSON.stringify(value ?? '')
    return { path, value: text === '""' ? '' : text, line: this.source.lineOf(path) }
  }
}

function isEmpty(value: unknown): boolean {
  if (value === undefined || value === null) return true
  if (typeof value === 'string') return value.trim() === ''
  return typeof value === 'object' && Object.keys(value).length === 0
}
