import { Type } from 'typebox'
import { stringify } from 'yaml'
import { translatedNames } from '../../src/contract/fields'
import { postDetailFields } from '../../src/contract/posts'
import { strict } from '../../src/contract/values'
import { commandTexts } from '../language/catalogues'
import { normaliseMarkdown } from '../rows/postRow'
import { PostFrontMatter, type ContentPost } from './contentSchema'
import { parseYaml, type Mistake, type YamlSource } from './yamlSource'
import type { Entry } from './entry'
import { splitPost, writtenPath } from './translations'
import { compileSchema } from './validate'
import { mergeYaml } from './write/mergeYaml'

/** A Markdown file with YAML front matter in its parts. */
interface MarkdownFile extends Pick<YamlSource, 'lineOf'> {
  /** As YAML; its lines are those of the file. */
  frontMatter: string
  text: string
  /** The line of the file in which `text` begins. */
  textLine: number
}

/**
 * Splits a Markdown file.
 * @returns the mistake if it has no front matter
 */
export function splitMarkdownFile(file: string): MarkdownFile | { mistake: string } {
  const lines = file.replace(/^\uFEFF/, '').split(/\r\n?|\n/)
  const isDelimiter = (line: string) => line.trimEnd() === '---'
  if (!isDelimiter(lines[0] ?? '')) return { mistake: commandTexts().mistakes.noFrontMatter }
  const end = lines.findIndex((line, index) => index > 0 && isDelimiter(line))
  if (end < 0) return { mistake: commandTexts().mistakes.openFrontMatter }
  // The first line stays, as an empty one.
  const frontMatter = ['', ...lines.slice(1, end), ''].join('\n')
  return {
    frontMatter,
    lineOf: parseYaml(frontMatter).lineOf,
    text: lines.slice(end + 1).join('\n'),
    textLine: end + 2,
  }
}

/** What was read from a file, or what is wrong with it. */
type ReadMarkdown<Fields> =
  { fields: Fields; lineOf: YamlSource['lineOf'] } | { mistakes: (Mistake & { line: number })[] }

interface FieldsSchema<Fields> {
  isValid: (value: unknown) => value is Fields
  findMistakes: (value: unknown) => Mistake[]
}

/** Reads Markdown with YAML front matter; the text is the field `content`. */
function readMarkdown<Fields extends object>(
  file: string,
  { isValid, findMistakes }: FieldsSchema<Fields>,
): ReadMarkdown<Fields & { content: string }> {
  const parts = splitMarkdownFile(file)
  if ('mistake' in parts) return { mistakes: [{ path: [], line: 1, message: parts.mistake }] }
  const { data, error, lineOf } = parseYaml(parts.frontMatter)
  if (error) return { mistakes: [{ path: [], ...error }] }
  const fields = splitPost(data ?? {})
  const content = normaliseMarkdown(parts.text)
  if (isValid(fields)) return { fields: { ...fields, content }, lineOf }
  const mistakes = findMistakes(fields).map(({ path: at, message }) => {
    const path = writtenPath(at)
    return { path, message, line: lineOf(path) }
  })
  return { mistakes }
}

const postSchema = compileSchema(PostFrontMatter)

/**
 * Reads a post from Markdown with YAML front matter.
 * @param defaultSlug the slug of a post whose front matter has none
 */
export function parseMarkdownPost(file: string, defaultSlug: string): ReadMarkdown<ContentPost> {
  const read = readMarkdown(file, postSchema)
  if ('mistakes' in read) return read
  const slug = read.fields.slug ?? defaultSlug
  if (slug) return { ...read, fields: { ...read.fields, slug } }
  return { mistakes: [{ path: ['slug'], line: 1, message: commandTexts().mistakes.noSlug }] }
}

const translationSchema = compileSchema(Type.Partial(PostFrontMatter, strict))

/** Reads a post's translation. Of the fields, those that may have translations are read. */
export function parseTranslation(file: string): ReadMarkdown<Entry> {
  const read = readMarkdown(file, translationSchema)
  if ('mistakes' in read) return read
  const names = [...translatedNames(postDetailFields), 'content']
  const texts = Object.entries(read.fields).filter(([name]) => names.includes(name))
  return { ...read, fields: Object.fromEntries(texts) }
}

type MarkdownFields = Entry & { content?: string | null }

/** The fields of a post and of its translations, by what follows the slug in the names of their files: `.en`. */
export function markdownParts({ slug, translations, ...post }: ContentPost) {
  const texts = Object.entries(translations ?? {})
  return new Map<string, MarkdownFields>([
    ['', post],
    ...texts.map(([language, fields]) => [`.${language}`, fields] as const),
  ])
}

/**
 * Writes fields as Markdown with YAML front matter.
 * @param own the text of the file that is there, and what was read from it: its comments stay
 */
export function formatMarkdown(
  { content, ...fields }: MarkdownFields,
  own?: { text: string; base: MarkdownFields },
): string {
  const parts = own && splitMarkdownFile(own.text)
  const { content: _, ...base } = own?.base ?? {}
  const isKnown = parts && 'text' in parts
  const frontMatter = isKnown
    ? mergeYaml(parts.frontMatter.slice(1), base, fields)
    : stringify(fields)
  const text = content ? `\n${content}\n` : ''
  return `---\n${frontMatter}---\n${text}`
}
