import path from 'node:path'
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { commandTexts } from '../language/catalogues'
import { UserFacingError } from '../UserFacingError'
import { slugOfPost } from '../rows/postRow'
import { isLanguage } from '../../src/language/languages'
import { slugOfTitle } from '../rows/slugs'
import type { ContentPost } from './contentSchema'
import type { Entry } from './entry'
import { formatMistake, parseYaml, type Path } from './yamlSource'
import { parseMarkdownPost, parseTranslation } from './markdownPost'

export interface PostSource {
  post: ContentPost
  /** As it is printed. */
  file: string
  lineOf: (path: Readonly<Path>) => number | undefined
}

export type ReadPosts = ReturnType<typeof readPostFiles>

export const printedName = (file: string) => path.relative(process.cwd(), file) || file

/** @throws UserFacingError that says why a file or folder cannot be read */
export function attemptToRead<T>(name: string, read: () => T): T {
  try {
    return read()
  } catch (error) {
    const { code = '', message } = error as NodeJS.ErrnoException
    throw new UserFacingError(({ files }) => {
      const reasons: Record<string, string> = files.reasons
      return files.notRead(name, reasons[code] ?? message)
    })
  }
}

export const postFolder = (contentFile: string) => path.join(path.dirname(contentFile), 'posts')

/** The Markdown files with posts that belong to a content file, sorted by name. */
export function findPostFiles(contentFile: string): string[] {
  const folder = postFolder(contentFile)
  if (!statSync(folder, { throwIfNoEntry: false })?.isDirectory()) return []
  const names = readdirSync(folder).filter((name) => /^[^.].*\.md$/i.test(name))
  return names.sort().map((name) => path.join(folder, name))
}

export function readPostFiles(contentFile: string) {
  const files = findPostFiles(contentFile)
  const posts: PostSource[] = []
  const translations: { original: string; language: string; fields: Entry }[] = []
  const mistakes = findFormerLists(contentFile)
  for (const file of files) {
    const name = printedName(file)
    const text = attemptToRead(name, () => readFileSync(file, 'utf8'))
    const translation = translationOf(file, files)
    const slug = slugOfTitle(path.basename(file).slice(0, -'.md'.length))
    const read = translation ? parseTranslation(text) : parseMarkdownPost(text, slug)
    if ('mistakes' in read) {
      mistakes.push(...read.mistakes.map((mistake) => formatMistake(name, mistake.line, mistake)))
    } else if (translation) translations.push({ ...translation, fields: read.fields })
    else posts.push({ post: read.fields as ContentPost, lineOf: read.lineOf, file: name })
  }
  for (const { original, language, fields } of translations) {
    const source = posts.find(({ file }) => file === printedName(original))
    if (source) source.post.translations = { ...source.post.translations, [language]: fields }
  }
  return { posts, mistakes }
}

/** Lists of posts that former versions have read: without a message, an import would remove the posts. */
function findFormerLists(contentFile: string): string[] {
  const files = ['.yaml', '.json'].map((extension) => postFolder(contentFile) + extension)
  const isList = (file: string) => {
    if (path.resolve(file) === path.resolve(contentFile) || !existsSync(file)) return false
    const { data } = parseYaml(readFileSync(file, 'utf8'))
    return Array.isArray(data) && data.length > 0
  }
  const { formerPosts } = commandTexts().mistakes
  return files.filter(isList).map((file) => `${printedName(file)}: ${formerPosts}`)
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
