import { parse, TomlError } from 'smol-toml'
import { commandTexts } from '../../../language/catalogues'
import { isEntry, isText, type Entry } from '../../entry'
import { splitMarkdownFile } from '../../markdownPost'
import type { Path } from '../../yamlSource'
import { isEmpty, type NoteList, type Notes } from '../../notes'
import { addNote, type WriteNote } from './PostText'

export interface FrontMatter {
  fields: Entry
  lineOf: (path: Readonly<Path>) => number
  text: string
  textLine: number
}

type ReadFrontMatter = FrontMatter | { error: { line: number; message: string } }

/** Reads the front matter of a Markdown file: YAML between `---`, TOML between `+++`, or none. */
export function readFrontMatter(file: string): ReadFrontMatter {
  const text = file.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n')
  if (/^\+{3}[ \t]*\n/.test(text)) return readToml(text)
  const withoutFields = { fields: {}, lineOf: () => 1, text, textLine: 1 }
  if (!/^---[ \t]*\n/.test(text)) return withoutFields
  const parts = splitMarkdownFile(text)
  if ('error' in parts) return parts
  const { data } = parts
  // A text may begin with a rule, and have another one.
  return data === null || isEntry(data) ? { ...parts, fields: data ?? {} } : withoutFields
}

function readToml(file: string): ReadFrontMatter {
  const [, ...lines] = file.split('\n')
  const end = lines.findIndex((line) => line.trimEnd() === '+++')
  if (end < 0) return { error: { line: 1, message: commandTexts().mistakes.openFrontMatter } }
  // The first line stays, as an empty one.
  const toml = ['', ...lines.slice(0, end)]
  const lineOf = ([name = '']: Readonly<Path>) => {
    const field = String(name).replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
    const pattern = new RegExp(`^\\s*\\[*\\s*["']?${field}["']?\\s*[=.\\]]`)
    return toml.findIndex((line) => pattern.test(line)) + 1 || 1
  }
  try {
    // The dates of TOML become texts, like those of YAML.
    const fields = JSON.parse(JSON.stringify(parse(toml.join('\n')))) as Entry
    return { fields, lineOf, text: lines.slice(end + 1).join('\n'), textLine: end + 3 }
  } catch (error) {
    if (!(error instanceof TomlError)) throw error
    return { error: { line: error.line, message: commandTexts().markdownPosts.toml } }
  }
}

/** Fields that only concern the generator, or what it shows around a post. */
const generatorFields = new Set(
  `layout type template markup outputs weight order nav nav_order menu parent sidebar
  author authors toc tocopen showtoc table_of_contents comments comment disablecomments share math
  mathjax katex mermaid build _build cascade sitemap robots noindex id uid guid cssclass cssclasses
  eleventynavigation eleventyexcludefromcollections eleventycomputed templateengineoverride
  pagination render_with_liquid resources hidemeta searchhidden showreadingtime readingtime
  reading_time readtime classes iscjklanguage linktitle prev next socialshare`.split(/\s+/),
)

export class PostFields {
  private readonly read = new Set<string>()

  constructor(
    private readonly source: Pick<FrontMatter, 'fields' | 'lineOf'>,
    private readonly notes: Notes,
  ) {}

  /** The first of the fields that has a value that `accepts`; their names are in any case. */
  find(names: readonly string[], accepts: (value: unknown) => boolean) {
    const fields = Object.entries(this.source.fields)
    for (const name of names.map((one) => one.toLowerCase())) {
      const found = fields.find(
        ([field, value]) => field.toLowerCase() === name && !isEmpty(value) && accepts(value),
      )
      if (!found) continue
      this.read.add(found[0])
      return { path: [found[0]] as Path, value: found[1] }
    }
    return undefined
  }

  text(...names: string[]): { path: Path; text: string } | undefined {
    const found = this.find(names, isText)
    return found && { path: found.path, text: String(found.value).trim() }
  }

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

  note(list: NoteList, path: Path, write: WriteNote, given = this.valueAt(path)): void {
    const value = typeof given === 'string' ? given : JSON.stringify(given ?? '')
    const line = this.source.lineOf(path)
    addNote(this.notes, list, write, { path, value: value === '""' ? '' : value, line })
  }

  leaveOutUnread(): void {
    for (const [field, value] of Object.entries(this.source.fields)) {
      const isOfGenerator = generatorFields.has(field.toLowerCase())
      if (this.read.has(field) || isOfGenerator || isEmpty(value) || value === false) continue
      this.note('leftOut', [field], (_texts, { noPlace }) => noPlace)
    }
  }

  private valueAt(path: Path): unknown {
    const at = (parent: unknown, part: string | number) => (parent as Entry | undefined)?.[part]
    return path.reduce<unknown>(at, this.source.fields)
  }
}
