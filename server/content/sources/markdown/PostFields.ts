import { isEntry, isText } from '../../entry'
import type { Path } from '../../yamlSource'
import type { SourceNotes } from '../source'
import type { FrontMatter } from './frontMatter'
import type { PostNotes, WriteNote } from './PostNotes'

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
interface FoundField {
  path: Path
  value: unknown
}

/** Reads the fields of a front matter, and finds those that were never read. */
export class PostFields {
  private readonly read = new Set<string>()

  constructor(
    private readonly source: Pick<FrontMatter, 'fields' | 'lineOf'>,
    private readonly notes: PostNotes,
  ) {}

  /** The first of the fields that has a value that `accepts`; their names are in any case. */
  find(
    names: readonly string[],
    accepts: (value: unknown) => boolean = () => true,
  ): FoundField | undefined {
    for (const name of names) {
      for (const [field, value] of Object.entries(this.source.fields)) {
        if (field.toLowerCase() !== name.toLowerCase() || isEmpty(value) || !accepts(value))
          continue
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

  /** The text of a field up to a limit. */
  limitedText(limit: number, ...names: string[]): string | undefined {
    const found = this.text(...names)
    if (found && found.text.length > limit) {
      this.note('changed', found.path, (_texts, { cut }) => cut(limit))
    }
    return found?.text.slice(0, limit)
  }

  /** All texts of the fields: each is a list, or one text that `split` splits. */
  texts(names: readonly string[], split: (text: string) => string[]): string[] {
    return names.flatMap((name) => {
      const { value } = this.find([name], (value) => isText(value) || Array.isArray(value)) ?? {}
      if (Array.isArray(value)) return value.filter(isText).map((item) => String(item).trim())
      return isText(value) ? split(String(value)) : []
    })
  }

  /** Notes what became of a field. */
  note(list: keyof SourceNotes, path: Path, write: WriteNote, given = this.valueAt(path)): void {
    const value = typeof given === 'string' ? given : JSON.stringify(given ?? '')
    this.notes.add(list, write, {
      path,
      value: value === '""' ? '' : value,
      line: this.source.lineOf(path),
    })
  }

  /** Notes every field that has no place in a post. */
  leaveOutUnread(): void {
    for (const [field, value] of Object.entries(this.source.fields)) {
      const isOfGenerator = generatorFields.has(field.toLowerCase())
      if (this.read.has(field) || isOfGenerator || isEmpty(value) || value === false) continue
      this.note('leftOut', [field], (_texts, { noPlace }) => noPlace)
    }
  }

  private valueAt(path: Path): unknown {
    const at = (parent: unknown, part: string | number) =>
      isEntry(parent) || Array.isArray(parent)
        ? (parent as Record<string, unknown>)[part]
        : undefined
    return path.reduce<unknown>(at, this.source.fields)
  }
}

function isEmpty(value: unknown): boolean {
  if (value === undefined || value === null) return true
  if (typeof value === 'string') return value.trim() === ''
  return typeof value === 'object' && Object.keys(value).length === 0
}
