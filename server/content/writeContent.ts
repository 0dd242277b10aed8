import path from 'node:path'
import { existsSync, mkdirSync, writeFileSync, type WriteFileOptions } from 'node:fs'
import { stringify } from 'yaml'
import type { ServerTexts } from '../language/texts'
import { joinLanguages } from './translations'
import { UserFacingError } from '../UserFacingError'
import type { ContentPost, Content } from './contentSchema'
import { formatMarkdownPost, isSamePost } from './markdownPost'
import { postFolder, printedName, readPostFiles, type PostSource } from './postFiles'

/**
 * Writes a content file, and beside it a Markdown file for each post with a text. A post that a
 * file beside it has already stays there; no file with posts is changed.
 * @param header comments at the beginning of a YAML file
 * @throws UserFacingError, before anything is written, where an import would find other posts
 */
export function writeContent(file: string, content: Content, header = ''): void {
  const planned = planFiles(file, content)
  const data = joinLanguages(planned.content)
  const isJson = file.endsWith('.json')
  writeFiles(
    file,
    isJson ? `${JSON.stringify(data, null, 2)}\n` : header + stringify(data),
    planned,
  )
}

interface PlannedFiles {
  /** Of the content file. */
  content: Content
  /** The Markdown files beside it. */
  posts: [file: string, text: string][]
}

/**
 * Plans which posts are written into which file.
 * @param ownSlugs of the posts that the content file has already: they stay in it
 * @throws UserFacingError where an import would find other posts
 */
export function planFiles(
  file: string,
  { posts, ...rest }: Content,
  ownSlugs: readonly string[] = [],
): PlannedFiles {
  const added = posts ? postsToAdd(file, posts) : []
  const isListed = ({ content, slug }: ContentPost) => !content || ownSlugs.includes(slug ?? '')
  const listed = added.filter(isListed)
  const markdown = added
    .filter((post) => !isListed(post))
    .flatMap((post) =>
      formatMarkdownPost(post).map(({ suffix, text }): [string, string] => {
        return [path.join(postFolder(file), `${post.slug}${suffix}.md`), text]
      }),
    )
  refuse(
    markdown.filter(([target]) => existsSync(target)).map(([target]) => printedName(target)),
    (file, { files }) => files.postReplaced(file),
  )
  return { content: { ...rest, ...(listed.length > 0 && { posts: listed }) }, posts: markdown }
}

/** Writes a content file and the Markdown files beside it. */
export function writeFiles(file: string, text: string, { posts }: PlannedFiles): void {
  writeOutput(file, text)
  if (posts.length > 0) mkdirSync(postFolder(file), { recursive: true })
  for (const [target, post] of posts) writeOutput(target, post)
}

/** The posts that the files beside a content file do not have. */
function postsToAdd(file: string, posts: readonly ContentPost[]): ContentPost[] {
  const beside = readPostFiles(file)
  refuse(beside.mistakes)
  const bySlug = new Map(posts.map((post) => [post.slug, post]))
  const different = beside.posts.filter(({ post }) => {
    const exported = bySlug.get(post.slug)
    return !exported || !isSamePost(post, exported)
  })
  refuse(different.map(describe), (file, { files }) => files.postDiffers(file))
  const known = new Set(beside.posts.map(({ post }) => post.slug))
  return posts.filter(({ slug }) => !known.has(slug))
}

function describe({ file, post }: PostSource): string {
  return `${file} (${post.slug})`
}

/** @throws UserFacingError that names the files, if there are any */
function refuse(
  names: string[],
  describeName: (name: string, texts: ServerTexts) => string = (name) => name,
): void {
  if (names.length === 0) return
  throw new UserFacingError((texts) => {
    const lines = names.map((name) => describeName(name, texts))
    return [texts.files.postsBelong, ...lines, texts.files.moveAway].join('\n')
  })
}

/** @throws UserFacingError with the reason when the file cannot be written */
export function writeOutput(file: string, text: string, options?: WriteFileOptions): void {
  try {
    writeFileSync(file, text, options)
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException
    if (code === 'EEXIST') {
      throw new UserFacingError(({ files }) => files.exists(file))
    }
    throw new UserFacingError(({ files }) => {
      const reason = code === 'ENOENT' ? files.noFolder(path.dirname(file)) : message
      return files.notWritten(file, reason)
    })
  }
}

/** Writes personal data to a new file, which only the user can read. */
export function writeNewFile(file: string, text: string): void {
  writeOutput(file, text, { flag: 'wx', mode: 0o600 })
}
