import { stringify } from 'yaml'
import { normaliseMarkdown, postColumns } from '../rows/postRow'
import { PostFrontMatter, type ContentPost } from './contentSchema'
import { type Mistake, parseYaml, type YamlSource } from './yamlSource'
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
    return { mistake: 'must begin with a line ---, the fields of the post, and another line ---' }
  }
  const end = lines.findIndex((line, index) => index > 0 && isDelimiter(line))
  if (end < 0) return { mistake: 'lacks the line --- after the fields of the post' }
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
  { post: ContentPost; lineOf: YamlSource['lineOf'] } | { mistakes: (Mistake & { line: number })[] }

/**
 * Reads a post from Markdown with YAML front matter.
 * @param defaultSlug the slug of a post whose front matter has none
 */
export function parseMarkdownPost(file: string, defaultSlug: string): ReadMarkdownPost {
  const parts = splitMarkdownFile(file)
  if ('mistake' in parts) return { mistakes: [{ path: [], line: 1, message: parts.mistake }] }
  const { data, error, lineOf } = parseYaml(parts.frontMatter)
  if (error) return { mistakes: [{ path: [], ...error }] }
  const fields = data ?? {}
  if (!schema.isValid(fields)) {
    const found = schema.findMistakes(fields)
    return { mistakes: found.map((mistake) => ({ ...mistake, line: lineOf(mistake.path) })) }
  }
  const slug = fields.slug ?? defaultSlug
  if (!slug) {
    const message = 'is missing, and the name of the file has no letters from a to z'
    return { mistakes: [{ path: ['slug'], line: 1, message }] }
  }
  return { post: { ...fields, slug, content: normaliseMarkdown(parts.text) }, lineOf }
}

/** Writes a post as Markdown with YAML front matter; its slug is the name of the file. */
export function formatMarkdownPost({ slug, content, ...fields }: ContentPost): string {
  const text = content ? `\n${content}\n` : ''
  return `${delimiter}\n${stringify(fields)}${delimiter}\n${text}`
}

/** Whether two posts are stored as the same row. */
export function isSamePost(one: ContentPost, other: ContentPost): boolean {
  return JSON.stringify(postColumns(one)) === JSON.stringify(postColumns(other))
}
