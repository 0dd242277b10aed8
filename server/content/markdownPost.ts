import { Type } from 'typebox'
import { stringify } from 'yaml'
import { translatedNames } from '../../src/contract/fields'
import { postDetailFields } from '../../src/contract/posts'
import { strict } from '../../src/contract/values'
import { commandTexts } from '../language/catalogues'
import { normaliseMarkdown, postColumns } from '../rows/postRow'
import { PostFrontMatter, type ContentPost } from './contentSchema'
import { type Mistake, parseYaml, type YamlSource } from './yamlSource'
import { splitPost, writtenPath } from './translations'
import { compileSchema } from './validate'

const schema = compileSchema(PostFrontMatter)

/** A Markdown file with YAML front matter in its parts. */
export interface MarkdownFile extends Pick<YamlSource, 'lineOf'> {
  /** The front matter as YAML; its lines are those of the file. */
  frontMatter: string
  text: string
  /** The line of the file in which `text` begins. */
  textLine: number
}

const delimiter = '---'

/**
 * Splits a Markdown file.
 * @returns the mistake if it has no front matter
 */
export function splitMarkdownFile(file: string): MarkdownFile | { mistake: string } {
  const lines = file.replace(/^\uFEFF/, '').split(/\r\n?|\n/)
  const isDelimiter = (line: string) => line.trimEnd() === delimiter
  if (!isDelimiter(lines[0] ?? '')) {
    return { mistake: commandTexts().mistakes.noFrontMatter }
  }
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

/** A post that was read, or what is wrong with its file. */
type ReadMarkdownPost =
  { post: ContentPost; lineOf: YamlSource['lineOf'] } | { mistakes: FileMistake[] }
type FileMistake = Mistake & { line: number }

/**
 * Reads a post from Markdown with YAML front matter.
 * @param defaultSlug the slug of a post whose front matter has none
 */
export function parseMarkdownPost(file: string, defaultSlug: string): ReadMarkdownPost {
  const parts = splitMarkdownFile(file)
  if ('mistake' in parts) return { mistakes: [{ path: [], line: 1, message: parts.mistake }] }
  const { data, error, lineOf } = parseYaml(parts.frontMatter)
  if (error) return { mistakes: [{ path: [], ...error }] }
  const fields = splitPost(data ?? {})
  if (!schema.isValid(fields)) return { mistakes: withLines(schema.findMistakes(fields), lineOf) }
  const slug = fields.slug ?? defaultSlug
  if (!slug) {
    const message = commandTexts().mistakes.noSlug
    return { mistakes: [{ path: ['slug'], line: 1, message }] }
  }
  return { post: { ...fields, slug, content: normaliseMarkdown(parts.text) }, lineOf }
}

const translationSchema = compileSchema(Type.Partial(PostFrontMatter, strict))

/**
 * Reads a post's translation from Markdown with YAML front matter. Of the fields, those that may
 * have translations are read.
 */
export function parseTranslation(file: string): { texts: object } | { mistakes: FileMistake[] } {
  const parts = splitMarkdownFile(file)
  if ('mistake' in parts) return { mistakes: [{ path: [], line: 1, message: parts.mistake }] }
  const { data, error, lineOf } = parseYaml(parts.frontMatter)
  if (error) return { mistakes: [{ path: [], ...error }] }
  const fields = data ?? {}
  if (!translationSchema.isValid(fields)) {
    return { mistakes: withLines(translationSchema.findMistakes(fields), lineOf) }
  }
  const names = translatedNames(postDetailFields)
  const texts = Object.entries(fields).filter(([name]) => names.includes(name))
  return { texts: { ...Object.fromEntries(texts), content: normaliseMarkdown(parts.text) } }
}

function withLines(mistakes: Mistake[], lineOf: YamlSource['lineOf']): FileMistake[] {
  return mistakes.map(({ path, message }) => {
    const written = writtenPath(path)
    return { path: written, message, line: lineOf(written) }
  })
}

/**
 * Writes a post as Markdown with YAML front matter, and its translations as further files.
 * @returns the texts, with what follows the slug in the names of their files: `.en`
 */
export function formatMarkdownPost({ slug, translations, ...post }: ContentPost) {
  const files = [{ suffix: '', fields: post as MarkdownFields }]
  for (const [language, fields] of Object.entries(translations ?? {})) {
    files.push({ suffix: `.${language}`, fields })
  }
  return files.map(({ suffix, fields: { content, ...fields } }) => {
    const text = content ? `\n${content}\n` : ''
    return { suffix, text: `${delimiter}\n${stringify(fields)}${delimiter}\n${text}` }
  })
}

type MarkdownFields = Record<string, unknown> & { content?: string | null }

/** Whether two posts are stored as the same row. */
export function isSamePost(one: ContentPost, other: ContentPost): boolean {
  return JSON.stringify(postColumns(one)) === JSON.stringify(postColumns(other))
}
