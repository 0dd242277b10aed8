import path from 'node:path'
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { commandTexts } from '../../language/catalogues'
import { filesIn } from '../../filesIn'
import { UserFacingError } from '../../UserFacingError'
import { slugOfPost } from '../../rows/postRow'
import { isLanguage } from '../../../src/language/languages'
import { slugOfTitle } from '../../rows/slugs'
import type { ContentPost } from '../contentSchema'
import { decodeText } from '../decodeText'
import type { Entry } from '../entry'
import type { Note } from '../notes'
import { formatMistake, type Path } from '../yamlSource'
import { parseMarkdownPost, parseTranslation } from './markdownPost'
import type { SourceFile } from '../sources/source'

export interface PostSource {
  post: ContentPost
  file: string
  lineOf: (path: Readonly<Path>) => number | undefined
}

export type ParsedPosts = ReturnType<typeof parsePostFiles> & { unread?: Note[] }

/** How the name of a Markdown file ends. */
export const markdownEnding = /\.(?:md|mdx|markdown)$/i

export const printedName = (file: string) => path.relative(process.cwd(), file) || file

/**
 * @param name of what is read, where an error names no file
 * @throws UserFacingError that says why a file or folder cannot be read
 */
export function attemptToRead<T>(name: string, read: () => T): T {
  try {
    return read()
  } catch (error) {
    if (error instanceof UserFacingError) throw error
    const { code = '', message, path: file } = error as NodeJS.ErrnoException
    throw new UserFacingError(({ files }) => {
      const reasons: Record<string, string> = files.reasons
      return files.notRead(printedName(file ?? name), reasons[code] ?? message)
    })
  }
}

/** The bytes of a file. @throws UserFacingError that says why it cannot be read */
export const readBytes = (file: string) => attemptToRead(file, () => readFileSync(file))

export const postFolder = (contentFile: string) => path.join(path.dirname(contentFile), 'posts')

export const isPostName = (name: string) => /^[^.].*\.md$/i.test(name)

export function findPostFiles(contentFile: string): string[] {
  const folder = postFolder(contentFile)
  const names = attemptToRead(folder, () =>
    statSync(folder, { throwIfNoEntry: false })?.isDirectory() ? readdirSync(folder) : [],
  )
  return names
    .filter(isPostName)
    .sort()
    .map((name) => path.join(folder, name))
}

export function readPostFiles(contentFile: string) {
  const files = findPostFiles(contentFile)
  const read = parsePostFiles(
    files.map((file) => ({ path: printedName(file), bytes: readBytes(file) })),
  )
  return { ...read, unread: findUnread(contentFile, files) }
}

/** Notes the Markdown files in the folder of posts that are not read as posts. */
function findUnread(contentFile: string, read: readonly string[]): Note[] {
  const folder = postFolder(contentFile)
  if (!statSync(folder, { throwIfNoEntry: false })?.isDirectory()) return []
  return filesIn(folder)
    .filter((name) => markdownEnding.test(name) && !/(?:^|\/)\./.test(name))
    .map((name) => path.join(folder, name))
    .filter((file) => !read.includes(file))
    .sort()
    .map((file) => {
      const message = commandTexts().files.unreadPost
      return { path: [], value: '', message, file: printedName(file) }
    })
}

export function parsePostFiles(files: readonly SourceFile[]) {
  const posts: PostSource[] = []
  const translations: { original: string; language: string; fields: Entry }[] = []
  const mistakes: string[] = []
  const names = files.map(({ path: name }) => name)
  for (const file of files) {
    const { path: name } = file
    const text = decodeText(file)
    const translation = translationOf(name, names)
    const slug = slugOfTitle(path.basename(name).slice(0, -'.md'.length))
    const read = translation ? parseTranslation(text) : parseMarkdownPost(text, slug)
    if ('mistakes' in read) {
      mistakes.push(...read.mistakes.map((mistake) => formatMistake(name, mistake.line, mistake)))
    } else if (translation) translations.push({ ...translation, fields: read.fields })
    else posts.push({ post: read.fields as ContentPost, lineOf: read.lineOf, file: name })
  }
  for (const { original, language, fields } of translations) {
    const source = posts.find(({ file }) => file === original)
    if (source) source.post.translations = { ...source.post.translations, [language]: fields }
  }
  return { posts, mistakes }
}

/** The file that `name.en.md` translates, `name.md`, and the language. */
function translationOf(file: string, files: readonly string[]) {
  const [, name, language = ''] = /^(.*)\.([^.]+)\.md$/is.exec(file) ?? []
  const original = files.find((other) => other === `${name}.md`)
  return original !== undefined && isLanguage(language) ? { original, language } : undefined
}

export function postsOfList(
  list: readonly ContentPost[],
  { name, lineOf }: { name: string; lineOf: (path: Readonly<Path>) => number },
): PostSource[] {
  return list.map((post, index) => ({
    post: { ...post, slug: slugOfPost(post, index + 1) },
    file: name,
    lineOf: (field) => lineOf(['posts', index, ...field]),
  }))
}

export function findRepeatedSlugs(posts: readonly PostSource[]): string[] {
  const placeOf = ({ file, lineOf }: PostSource) => `${file}:${lineOf(['slug'])}`
  return posts.flatMap((source, index) => {
    const slug = source.post.slug ?? ''
    const other = posts.slice(0, index).find(({ post }) => (post.slug ?? '') === slug)
    if (!other) return []
    const message = commandTexts().mistakes.usedBefore(slug, placeOf(other))
    return [`${placeOf(source)} slug: ${message}`]
  })
}
