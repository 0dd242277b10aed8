import { copyFileSync, existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import { stringify } from 'yaml'
import { clearEditedAt, readEditedAt } from '../../database/contentWrites'
import type { Db } from '../../database/schema'
import { UserFacingError } from '../../UserFacingError'
import { writeOutput } from '../../outputFiles'
import { exportPictures } from '../contentPictures'
import { findDifferences, normaliseContent } from '../database/compareContent'
import { exportContent } from '../database/exportContent'
import { emptyLists, type Content, type ContentPost } from '../contentSchema'
import { decodeText } from '../decodeText'
import { isEntry, type Entry } from '../entry'
import { formatMarkdown, markdownParts } from '../posts/markdownPost'
import {
  findRepeatedSlugs,
  postFolder,
  postsOfList,
  printedName,
  readBytes,
  readPostFiles,
} from '../posts/postFiles'
import { joinLanguages, splitLanguages } from '../translations'
import { findMistakes } from '../validate'
import { parseYaml } from '../yamlSource'
import { mergeYaml } from './mergeYaml'

/** Texts by the paths of their files; a file without a text is removed. */
type Files = Map<string, string | undefined>

type OwnFiles = Awaited<ReturnType<typeof readOwnFiles>>

/**
 * Writes the content of the database into a content file, with its posts and pictures beside it.
 * @param sorted the same content, in the order in which new entries are to be written
 * @returns the content, the number of pictures, and the copies of files that have changed
 * @throws UserFacingError, before anything is written, if files there cannot be replaced
 */
export async function exportFiles(db: Db, file: string, sorted?: Content) {
  const editedAt = await readEditedAt(db)
  const content = sorted ?? (await exportContent(db))
  const copies = await writeContent(file, content)
  const pictures = await exportPictures(db, file)
  if (editedAt !== undefined) await clearEditedAt(db, editedAt)
  return { content, pictures, copies }
}

/**
 * Writes a content file, and a Markdown file beside it for each post with a text, so that an import
 * reads this content. A post that is there already stays in its file. Files that are there keep
 * their comments and what does not differ; one that changes is first copied to `FILE.bak`.
 * @param content without posts, those that are there stay
 * @param header comments at the beginning of a new YAML file
 * @throws UserFacingError, before anything is written, where an import would find other posts
 */
export async function writeContent(file: string, content: Content, header = ''): Promise<string[]> {
  const own = await readOwnFiles(file)
  const { listed, files } = planPosts(file, content.posts, own)
  const text = await planText(file, { ...content, posts: listed }, own, header)
  return replaceFiles(new Map([[file, text], ...files]))
}

async function readOwnFiles(file: string) {
  const beside = readPostFiles(file)
  const name = printedName(file)
  const isYaml = existsSync(file) && !file.endsWith('.json')
  const text = isYaml ? decodeText({ path: name, bytes: readBytes(file) }) : ''
  const { data, lineOf } = parseYaml(text)
  const split = splitLanguages(data) as Content
  const isContent = isEntry(data) && findMistakes(split).length === 0
  const source = { name, lineOf }
  const inFile = isContent ? postsOfList(split.posts ?? [], source) : []
  const posts = [...inFile, ...beside.posts]
  refuse([...beside.mistakes, ...findRepeatedSlugs(posts)])
  return {
    /** Undefined if there is none that can be changed. */
    text: isContent ? text : undefined,
    /** What an export directly after an import of the files contains. */
    base: await normaliseContent({
      ...(isContent ? split : { profile: { full_name: 'Karya' }, ...emptyLists }),
      posts: posts.map(({ post }) => post),
    }),
    listed: new Set(inFile.map(({ post }) => post.slug)),
    markdown: new Map(beside.posts.map(({ post, file: name }) => [post.slug, path.resolve(name)])),
  }
}

function planPosts(file: string, posts: Content['posts'], { base, listed, markdown }: OwnFiles) {
  const files: Files = new Map()
  if (!posts) return { listed: undefined, files }
  const before = new Map(base.posts?.map((post) => [post.slug, post]))
  const isNew = !existsSync(file)
  const after = new Map(posts.map((post) => [post.slug, post]))
  const changed = [...markdown].filter(
    ([slug]) => !isDeepStrictEqual(before.get(slug), after.get(slug)),
  )
  if (isNew) refuse(changed.map(([, name]) => printedName(name)))
  for (const [slug, name] of changed) putPost(files, name, before.get(slug), after.get(slug))
  const newFile = (slug: ContentPost['slug']) => path.join(postFolder(file), `${slug}.md`)
  const isListed = ({ slug, content }: ContentPost) =>
    listed.has(slug) || !content || existsSync(newFile(slug))
  const others = posts.filter(({ slug }) => !markdown.has(slug))
  for (const post of others) {
    if (!isListed(post)) putPost(files, newFile(post.slug), undefined, post)
  }
  return { listed: others.filter(isListed), files }
}

function putPost(files: Files, file: string, before?: ContentPost, after?: ContentPost): void {
  const own = before && markdownParts(before)
  const target = after && markdownParts(after)
  for (const suffix of new Set([...(own?.keys() ?? []), ...(target?.keys() ?? [])])) {
    const name = suffix === '' ? file : file.replace(/\.md$/i, `${suffix}.md`)
    const [base, fields] = [own?.get(suffix), target?.get(suffix)]
    const exists = base && existsSync(name)
    const known = exists ? { text: readFileSync(name, 'utf8'), base } : undefined
    files.set(name, fields && formatMarkdown(fields, known))
  }
}

/** The text of the content file: the changed one, or a new one where an import would read another. */
async function planText(file: string, content: Content, own: OwnFiles, header: string) {
  const target = writtenForm(content)
  if (file.endsWith('.json')) return `${JSON.stringify(target, null, 2)}\n`
  if (own.text === undefined) return header + stringify(target)
  const posts = content.posts && own.base.posts?.filter(({ slug }) => own.listed.has(slug))
  const text = mergeYaml(own.text, writtenForm({ ...own.base, posts }), target)
  const read = splitLanguages(parseYaml(text).data)
  const isRead =
    findMistakes(read).length === 0 &&
    findDifferences(await normaliseContent(read as Content), content).length === 0
  return isRead ? text : headerOf(own.text) + stringify(target)
}

function writtenForm({ posts, ...content }: Content): Entry {
  const data = joinLanguages({ ...content, ...(posts?.length && { posts }) })
  return JSON.parse(JSON.stringify(data)) as Entry
}

const headerOf = (text: string) =>
  /^(?:#.*\n|[ \t]*\n)*/.exec(text.replaceAll('\r\n', '\n'))?.[0] ?? ''

function replaceFiles(files: Files): string[] {
  const changed = [...files].filter(
    ([file, text]) => !existsSync(file) || readFileSync(file, 'utf8') !== text,
  )
  const replaced = changed.map(([file]) => file).filter((file) => existsSync(file))
  for (const file of replaced) copyFileSync(file, `${file}.bak`)
  for (const [file, text] of changed) {
    if (text === undefined) rmSync(file, { force: true })
    else {
      if (/\.md$/i.test(file)) mkdirSync(path.dirname(file), { recursive: true })
      writeOutput(file, text)
    }
  }
  return replaced.map((file) => printedName(`${file}.bak`))
}

function refuse(names: readonly string[]): void {
  if (names.length === 0) return
  throw new UserFacingError(({ files }) => [files.postsBelong, ...names, files.moveAway].join('\n'))
}
