import { Type } from 'typebox'
import { stringify } from 'yaml'
import { translatedNames } from '../../../src/contract/schema/fields'
import { postDetailFields } from '../../../src/contract/posts'
import { Markdown, strict } from '../../../src/contract/schema/values'
import { commandTexts } from '../../language/catalogues'
import { normaliseMarkdown } from '../../rows/postRow'
import { PostFrontMatter, type ContentPost } from '../contentSchema'
import { parseYaml, type Mistake, type YamlSource } from '../yamlSource'
import type { Entry } from '../entry'
import { splitPost, writtenPath } from '../translations'
import { compileSchema, type CompiledSchema } from '../validate'
import { mergeYaml } from '../write/mergeYaml'

/** Splits a Markdown file into its parsed front matter and the text that begins in `textLine`. */
export function splitMarkdownFile(file: string) {
  const lines = file.replace(/^\uFEFF/, '').split(/\r\n?|\n/)
  const failed = (message: string) => ({ error: { line: 1, message } })
  const isDelimiter = (line: string) => line.trimEnd() === '---'
  if (!isDelimiter(lines[0] ?? '')) return failed(commandTexts().mistakes.noFrontMatter)
  const end = lines.findIndex((line, index) => index > 0 && isDelimiter(line))
  if (end < 0) return failed(commandTexts().mistakes.openFrontMatter)
  // The first line stays, as an empty one: the lines are those of the file.
  const frontMatter = ['', ...lines.slice(1, end), ''].join('\n')
  const { data, error, lineOf } = parseYaml(frontMatter)
  if (error) return { error }
  return { data, lineOf, frontMatter, text: lines.slice(end + 1).join('\n'), textLine: end + 2 }
}

type ReadMarkdown<Fields> =
  { fields: Fields; lineOf: YamlSource['lineOf'] } | { mistakes: (Mistake & { line: number })[] }

const textSchema = compileSchema(Markdown)

function readMarkdown<Fields extends object>(
  file: string,
  { isValid, findMistakes }: CompiledSchema<Fields>,
): ReadMarkdown<Fields & { content: string }> {
  const parts = splitMarkdownFile(file)
  if ('error' in parts) return { mistakes: [{ path: [], ...parts.error }] }
  const { data, lineOf, text, textLine } = parts
  const fields = splitPost(data ?? {})
  const content = normaliseMarkdown(text)
  if (isValid(fields) && textSchema.isValid(content)) {
    return { fields: { ...fields, content }, lineOf }
  }
  const mistakes = findMistakes(fields).map(({ path: at, message }) => {
    const path = writtenPath(at)
    return { path, message, line: lineOf(path) }
  })
  const inText = textSchema.findMistakes(content).map(({ message }) => {
    return { path: ['content'], message, line: textLine }
  })
  return { mistakes: [...mistakes, ...inText] }
}

const postSchema = compileSchema(PostFrontMatter)

/** @param defaultSlug the slug of a post whose front matter has none */
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
  const isRead = parts && !('error' in parts)
  const frontMatter = isRead
    ? mergeYaml(parts.frontMatter.slice(1), base, fields)
    : stringify(fields)
  const text = content ? `\n${content}\n` : ''
  return `---\n${frontMatter}---\n${text}`
}
