import { readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { pictureName } from '../../src/lib/pictures'
import { UserFacingError } from '../UserFacingError'
import { paths } from '../paths'
import { hashOf } from '../pictures/repository'
import type { Content } from './contentSchema'
import { decodeText } from './decodeText'
import { noteMissing, countEntries, type ContentReport } from './report'
import { formatMistake, parseYaml } from './yamlSource'
import { contentOfSource, jsonResume } from './sources/contentOfSource'
import type { SourceFile } from './sources/source'
import {
  findRepeatedSlugs,
  postsOfList,
  printedName,
  readBytes,
  readPostFiles,
  type PostSource,
  type ParsedPosts,
} from './posts/postFiles'
import { splitLanguages, writtenPath } from './translations'
import { findMistakes } from './validate'

export interface ReadContent {
  content: Content
  /** What became of the values of the file, with the built-in values that the site will show. */
  report: ContentReport
  posts: PostSource[]
  language?: string
}

/**
 * Reads a content file with the posts in `posts/*.md` beside it, or a JSON Resume, of which values
 * that cannot be used are left out.
 * @throws UserFacingError that lists every mistake of a content file with its line
 */
export function readContent(file: string): ReadContent {
  const name = printedName(file)
  const source = { path: name, bytes: readBytes(file) }
  if (jsonResume.recognises([source])) {
    const { report, ...read } = contentOfSource({
      ...jsonResume.read([source]),
      kind: jsonResume.name,
    })
    const assumed = [...report.assumed, ...noteMissing(read.content)]
    return { ...read, report: { ...report, assumed }, posts: [] }
  }
  return readContentBytes(source, readPostFiles(file))
}

/**
 * Reads the bytes of a content file.
 * @param beside the posts that belong to it
 * @throws UserFacingError that lists every mistake with its line
 */
export function readContentBytes(source: SourceFile, beside: ParsedPosts) {
  const { path: name } = source
  const { data, error, lineOf } = parseYaml(decodeText(source))
  if (error) throw mistakesError(name, [`${name}:${error.line} ${error.message}`])
  const split = splitLanguages(data)
  const inFile = findMistakes(split).map(({ path, message }) => {
    const written = writtenPath(path)
    return formatMistake(name, lineOf(written), { path: written, message })
  })
  const file = split as Content
  const own = inFile.length === 0 ? postsOfList(file.posts ?? [], { name, lineOf }) : []
  const posts = [...own, ...beside.posts]
  const mistakes = [...inFile, ...beside.mistakes, ...findRepeatedSlugs(posts)]
  if (mistakes.length > 0) throw mistakesError(name, mistakes)
  const content = { ...file, posts: posts.map(({ post }) => post) }
  const assumed = noteMissing(content).map((note) => ({ ...note, line: lineOf(note.path) }))
  const leftOut = beside.unread ?? []
  const report: ContentReport = { taken: countEntries(content), assumed, changed: [], leftOut }
  return { content, posts, report }
}

const mistakesError = (name: string, lines: string[]) =>
  new UserFacingError(({ files }) => [files.readAs.content(name), ...lines].join('\n'))

let sample: Content | undefined

/** The content of the sample, read once: to parse it takes longer than what is done with it. */
export function readSample(): Content {
  sample ??= readContent(paths.sampleContent).content
  return sample
}

export function isSampleProfile({ full_name, bio }: Content['profile']): boolean {
  const { profile } = readSample()
  return full_name === profile.full_name && bio === profile.bio
}

export type SamplePictures = Record<string, string>

export function readSamplePictures(): SamplePictures {
  const file = path.join(paths.root, 'content', 'sample-pictures.json')
  return JSON.parse(readFileSync(file, 'utf8')) as SamplePictures
}

/** Whether the file at an address is that of the sample, or is missing at such an address. */
export async function isSamplePicture(address: string): Promise<boolean> {
  const name = pictureName(address) ?? ''
  const hash = readSamplePictures()[`/pictures/${name}`]
  if (hash === undefined) return false
  const bytes = await readFile(path.join(paths.pictures, name)).catch(() => undefined)
  return !bytes || hashOf(bytes) === hash
}
