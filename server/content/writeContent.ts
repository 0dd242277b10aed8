import path from 'node:path'
import { existsSync, mkdirSync, writeFileSync, type WriteFileOptions } from 'node:fs'
import { stringify } from 'yaml'
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
  const { posts, ...rest } = content
  const added = posts ? postsToAdd(file, posts) : []
  const listed = added.filter((post) => !post.content)
  const written = added.filter((post) => post.content)
  const markdown = written.map((post): [string, string] => {
    return [path.join(postFolder(file), `${post.slug}.md`), formatMarkdownPost(post)]
  })
  refuse(
    markdown.filter(([target]) => existsSync(target)).map(([target]) => printedName(target)),
    'would be overwritten by another post',
  )
  const data = { ...rest, ...(listed.length > 0 && { posts: listed }) }
  const isJson = file.endsWith('.json')
  writeOutput(file, isJson ? `${JSON.stringify(data, null, 2)}\n` : header + stringify(data))
  if (markdown.length > 0) mkdirSync(postFolder(file), { recursive: true })
  for (const [target, text] of markdown) writeOutput(target, text)
}

/** The posts that the files beside a content file do not have. */
function postsToAdd(file: string, posts: readonly ContentPost[]): ContentPost[] {
  const beside = readPostFiles(file)
  refuse(beside.mistakes, '')
  const bySlug = new Map(posts.map((post) => [post.slug, post]))
  const different = beside.posts.filter(({ post }) => {
    const exported = bySlug.get(post.slug)
    return !exported || !isSamePost(post, exported)
  })
  refuse(different.map(describe), 'differs from what would be exported, or is not a part of it')
  const known = new Set(beside.posts.map(({ post }) => post.slug))
  return posts.filter(({ slug }) => !known.has(slug))
}

function describe({ file, post }: PostSource): string {
  return `${file} (${post.slug})`
}

/** @throws UserFacingError that names the files, if there are any */
function refuse(files: string[], reason: string): void {
  if (files.length === 0) return
  throw new UserFacingError(
    [
      'Nothing was written, because these posts belong to the content file:',
      ...files.map((name) => (reason ? `${name} ${reason}` : name)),
      'Move the files away, or export to another folder.',
    ].join('\n'),
  )
}

/** @throws UserFacingError with the reason when the file cannot be written */
export function writeOutput(file: string, text: string, options?: WriteFileOptions): void {
  try {
    writeFileSync(file, text, options)
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException
    if (code === 'EEXIST') {
      throw new UserFacingError(`${file} exists already: nothing was written. Choose another name.`)
    }
    const reason = code === 'ENOENT' ? `there is no folder ${path.dirname(file)}` : message
    throw new UserFacingError(`${file} cannot be written: ${reason}.`)
  }
}

/** Writes personal data to a new file, which only the user can read. */
export function writeNewFile(file: string, text: string): void {
  writeOutput(file, text, { flag: 'wx', mode: 0o600 })
}
