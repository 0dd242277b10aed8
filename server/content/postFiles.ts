import path from 'node:path'
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { Type } from 'typebox'
import { slugOfPost } from '../rows/postRow'
import { slugOfTitle } from '../rows/slugs'
import { ContentPost } from './contentSchema'
import { formatMistake, type Path, parseYaml } from './yamlSource'
import { parseMarkdownPost } from './markdownPost'
import { compileSchema } from './validate'

const schema = compileSchema(Type.Array(ContentPost))

/** A post and the place that it was read from. */
export interface PostSource {
  post: ContentPost
  /** The file, as it is printed. */
  file: string
  /** The line of a field of the post. */
  lineOf: (path: Readonly<Path>) => number | undefined
}

/** Posts that were read, and the mistakes in their files, to be printed. */
export interface ReadPosts {
  posts: PostSource[]
  mistakes: string[]
}

/** The path of a file, as it is printed. */
export function printedName(file: string): string {
  return path.relative(process.cwd(), file) || file
}

/** The folder with the Markdown posts that belong to a content file. */
export function postFolder(contentFile: string): string {
  return path.join(path.dirname(contentFile), 'posts')
}

/** The files with posts that belong to a content file: lists, then Markdown, sorted by name. */
export function findPostFiles(contentFile: string): string[] {
  const folder = postFolder(contentFile)
  const names = statSync(folder, { throwIfNoEntry: false })?.isDirectory()
    ? readdirSync(folder).sort()
    : []
  return [
    ...['.yaml', '.json'].map((extension) => folder + extension),
    ...names.filter((name) => /^[^.].*\.md$/i.test(name)).map((name) => path.join(folder, name)),
  ].filter((file) => isFile(file) && path.resolve(file) !== path.resolve(contentFile))
}

function isFile(file: string): boolean {
  return existsSync(file) && statSync(file).isFile()
}

/** Reads the posts of the files beside a content file. */
export function readPostFiles(contentFile: string): ReadPosts {
  const read = findPostFiles(contentFile).map((file) => {
    const text = readFileSync(file, 'utf8')
    return /\.md$/i.test(file) ? readMarkdown(file, text) : readList(file, text)
  })
  return {
    posts: read.flatMap(({ posts }) => posts),
    mistakes: read.flatMap(({ mistakes }) => mistakes),
  }
}

function readMarkdown(file: string, text: string): ReadPosts {
  const name = printedName(file)
  const read = parseMarkdownPost(text, slugOfTitle(path.basename(file).slice(0, -'.md'.length)))
  if (!('mistakes' in read)) return { posts: [{ ...read, file: name }], mistakes: [] }
  const mistakes = read.mistakes.map((mistake) => formatMistake(name, mistake.line, mistake))
  return { posts: [], mistakes }
}

function readList(file: string, text: string): ReadPosts {
  const name = printedName(file)
  const { data, error, lineOf } = parseYaml(text)
  if (error) return { posts: [], mistakes: [`${name}:${error.line} ${error.message}`] }
  const list = data ?? []
  if (schema.isValid(list)) return { posts: postsOfList(list, [], { name, lineOf }), mistakes: [] }
  const found = schema.findMistakes(list)
  const mistakes = found.map((mistake) => formatMistake(name, lineOf(mistake.path), mistake))
  return { posts: [], mistakes }
}

/**
 * The posts of a list in a file.
 * @param listPath of the list within the file
 */
export function postsOfList(
  list: readonly ContentPost[],
  listPath: Readonly<Path>,
  { name, lineOf }: { name: string; lineOf: (path: Readonly<Path>) => number },
): PostSource[] {
  return list.map((post, index) => ({
    post: { ...post, slug: slugOfPost(post, index + 1) },
    file: name,
    lineOf: (field) => lineOf([...listPath, index, ...field]),
  }))
}

/** Finds posts with the slug of an earlier one, and names both places. */
export function findRepeatedSlugs(posts: readonly PostSource[]): string[] {
  const first = new Map<string, PostSource>()
  return posts.flatMap((source) => {
    const slug = source.post.slug ?? ''
    const other = first.get(slug)
    if (!other) {
      first.set(slug, source)
      return []
    }
    return [`${placeOf(source)} slug: is used twice: "${slug}", first in ${placeOf(other)}`]
  })
}

function placeOf({ file, lineOf }: PostSource): string {
  return `${file}:${lineOf(['slug'])}`
}
