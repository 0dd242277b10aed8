import path from 'node:path'
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { Type } from 'typebox'
import { commandTexts } from '../language/catalogues'
import { slugOfPost } from '../rows/postRow'
import { isLanguage } from '../../src/language/languages'
import { slugOfTitle } from '../rows/slugs'
import { ContentPost } from './contentSchema'
import { formatMistake, type Path, parseYaml } from './yamlSource'
import { parseMarkdownPost, parseTranslation } from './markdownPost'
import { splitPost, writtenPath } from './translations'
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
  const files = findPostFiles(contentFile)
  const read = files.map((file) => {
    const text = readFileSync(file, 'utf8')
    const translation = translationOf(file, files)
    if (translation) return { ...translation, ...readTranslation(file, text) }
    return /\.md$/i.test(file) ? readMarkdown(file, text) : readList(file, text)
  })
  const posts = read.flatMap((one) => ('posts' in one ? one.posts : []))
  const translations = read.flatMap((one) => ('texts' in one ? [one] : []))
  for (const source of posts) {
    for (const { original, language, texts } of translations) {
      if (printedName(original) !== source.file) continue
      source.post.translations = { ...source.post.translations, [language]: texts }
    }
  }
  return { posts, mistakes: read.flatMap(({ mistakes }) => mistakes) }
}

/** The file that `name.en.md` translates, `name.md`, and the language. */
function translationOf(file: string, files: readonly string[]) {
  const [, name, language = ''] = /^(.*)\.([^.]+)\.md$/is.exec(file) ?? []
  const original = files.find((other) => other === `${name}.md`)
  return original !== undefined && isLanguage(language) ? { original, language } : undefined
}

function readMarkdown(file: string, text: string): ReadPosts {
  const name = printedName(file)
  const read = parseMarkdownPost(text, slugOfTitle(path.basename(file).slice(0, -'.md'.length)))
  if (!('mistakes' in read)) return { posts: [{ ...read, file: name }], mistakes: [] }
  const mistakes = read.mistakes.map((mistake) => formatMistake(name, mistake.line, mistake))
  return { posts: [], mistakes }
}

function readTranslation(file: string, text: string) {
  const read = parseTranslation(text)
  if (!('mistakes' in read)) return { ...read, mistakes: [] }
  const name = printedName(file)
  const mistakes = read.mistakes.map((mistake) => formatMistake(name, mistake.line, mistake))
  return { texts: {}, mistakes }
}

function readList(file: string, text: string): ReadPosts {
  const name = printedName(file)
  const { data, error, lineOf } = parseYaml(text)
  if (error) return { posts: [], mistakes: [`${name}:${error.line} ${error.message}`] }
  const list = Array.isArray(data) ? data.map(splitPost) : (data ?? [])
  if (schema.isValid(list)) return { posts: postsOfList(list, [], { name, lineOf }), mistakes: [] }
  const found = schema.findMistakes(list)
  const mistakes = found.map(({ path, message }) => {
    const written = writtenPath(path)
    return formatMistake(name, lineOf(written), { path: written, message })
  })
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
    const message = commandTexts().mistakes.usedBefore(slug, placeOf(other))
    return [`${placeOf(source)} slug: ${message}`]
  })
}

function placeOf({ file, lineOf }: PostSource): string {
  return `${file}:${lineOf(['slug'])}`
}
