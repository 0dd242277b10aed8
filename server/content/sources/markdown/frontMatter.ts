import { parse, TomlError } from 'smol-toml'
import { commandTexts } from '../../../language/catalogues'
import { isEntry, type Entry } from '../../entry'
import type { ForeignValue } from '../foreignValue'
import { ResumeObject } from '../../jsonResume/ResumeObject'
import { splitMarkdownFile } from '../../posts/markdownPost'
import { parseYaml, type Path } from '../../yamlSource'
import type { NoteKind, Notes, WriteNote } from '../../notes'

export interface FrontMatter {
  fields: Entry
  lineOf: (path: Readonly<Path>) => number
  text: string
  textLine: number
}

type ReadFrontMatter = FrontMatter | { error: { line: number; message: string } }

/** Reads the front matter of a Markdown file: YAML between `---`, TOML between `+++`, JSON, or none. */
export function readFrontMatter(file: string): ReadFrontMatter {
  const text = file.replace(/\r\n?/g, '\n')
  if (/^\+{3}[ \t]*\n/.test(text)) return readToml(text)
  const withoutFields = { fields: {}, lineOf: () => 1, text, textLine: 1 }
  if (/^\{[ \t]*\n/.test(text)) return readJson(text) ?? withoutFields
  if (!/^---[ \t]*\n/.test(text)) return withoutFields
  const parts = splitMarkdownFile(text)
  if ('error' in parts) return parts
  const { data } = parts
  // A text without front matter may begin with a thematic break, `---`, and contain another one.
  return data === null || isEntry(data) ? { ...parts, fields: data ?? {} } : withoutFields
}

/** @returns undefined for a text that only begins with a brace */
function readJson(file: string): FrontMatter | undefined {
  const lines = file.split('\n')
  const end = lines.findIndex((line) => line.trimEnd() === '}') + 1
  const { data, lineOf } = parseYaml(lines.slice(0, end).join('\n'))
  if (!isEntry(data)) return undefined
  return { fields: data, lineOf, text: lines.slice(end).join('\n'), textLine: end + 1 }
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

export class PostFields extends ResumeObject {
  constructor(
    private readonly source: Pick<FrontMatter, 'fields' | 'lineOf'>,
    notes: Notes,
  ) {
    super(source.fields, [], notes)
  }

  /** Names of fields are compared without letter case, as generators do. */
  override at(...keys: Path): ForeignValue {
    const name = String(keys[0]).toLowerCase()
    const found = Object.keys(this.source.fields).find((field) => field.toLowerCase() === name)
    return super.at(...(found === undefined ? keys : [found, ...keys.slice(1)]))
  }

  findValue(names: readonly string[], accepts: (value: unknown) => boolean) {
    const found = names.map((name) => this.at(name)).find(({ value }) => accepts(value))
    if (found) this.notes.markRead(found.path)
    return found
  }

  limitedText(limit: number, ...names: string[]): string | undefined {
    const found = this.find(...names)
    if (found && found.text.length > limit) {
      this.note('changed', found.path, (_texts, { cut }) => cut(limit))
    }
    return found?.text.slice(0, limit)
  }

  note(list: NoteKind, path: Path, write: WriteNote, given = this.at(...path).value): void {
    this.notes.add(list, path, write, given, this.source.lineOf(path))
  }

  leaveOutUnread(): void {
    for (const [name, { path, value }] of this.fields) {
      if (value === false || generatorFields.has(name.toLowerCase())) this.notes.markRead(path)
    }
    this.notes.leaveOutUnread(this.value)
    for (const note of this.notes.leftOut) note.line ??= this.source.lineOf(note.path)
  }
}
