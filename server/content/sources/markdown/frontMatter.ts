import { parse, TomlError, type TomlTable } from 'smol-toml'
import { commandTexts } from '../../../language/catalogues'
import { isEntry } from '../../entry'
import { splitMarkdownFile } from '../../markdownPost'
import { parseYaml, type Path } from '../../yamlSource'

/** The fields of a Markdown file, and its text. */
export interface FrontMatter {
  fields: Record<string, unknown>
  /** The line of a field. */
  lineOf: (path: Readonly<Path>) => number
  text: string
  /** The line in which the text begins. */
  textLine: number
}

interface FrontMatterError {
  line: number
  /** The rest of a sentence about the front matter. */
  message: string
}

/** Reads the front matter of a Markdown file: YAML between `---`, TOML between `+++`, or none. */
export function readFrontMatter(file: string): FrontMatter | { error: FrontMatterError } {
  const text = file.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n')
  if (/^\+{3}[ \t]*\n/.test(text)) return readToml(text)
  if (/^---[ \t]*\n/.test(text)) return readYaml(text)
  return withoutFields(text)
}

const withoutFields = (text: string): FrontMatter => ({
  fields: {},
  lineOf: () => 1,
  text,
  textLine: 1,
})

function readYaml(file: string): FrontMatter | { error: FrontMatterError } {
  const parts = splitMarkdownFile(file)
  if ('mistake' in parts) return { error: { line: 1, message: parts.mistake } }
  const { data, error, lineOf } = parseYaml(parts.frontMatter)
  if (error) return { error }
  const { text, textLine } = parts
  if (data === null) return { fields: {}, lineOf, text, textLine }
  // A text may begin with a rule, and have another one.
  if (!isEntry(data)) return withoutFields(file)
  return { fields: data, lineOf, text, textLine }
}

function readToml(file: string): FrontMatter | { error: FrontMatterError } {
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
  const rest = { lineOf, text: lines.slice(end + 1).join('\n'), textLine: end + 3 }
  try {
    return { fields: withTextDates(parse(toml.join('\n'))), ...rest }
  } catch (error) {
    if (!(error instanceof TomlError)) throw error
    return { error: { line: error.line, message: commandTexts().markdownPosts.toml } }
  }
}

/** The dates of TOML as texts, like those of YAML. */
function withTextDates(table: TomlTable): Record<string, unknown> {
  const convert = (value: unknown): unknown => {
    if (value instanceof Date) return value.toISOString()
    if (Array.isArray(value)) return value.map(convert)
    return isEntry(value) ? withTextDates(value as TomlTable) : value
  }
  return Object.fromEntries(Object.entries(table).map(([name, value]) => [name, convert(value)]))
}
