import { statSync } from 'node:fs'
import path from 'node:path'
import type { Content } from '../contentSchema'
import { groupBy } from '../entry'
import { mergeContent } from '../merge/mergeContent'
import { printedName, readPostFiles } from '../postFiles'
import { readContentBytes } from '../readContent'
import type { ContentReport } from '../report'
import { readFiles, unpackFile } from './files'
import { readGithub, type GithubOptions } from './github/github'
import { contentOfSource } from './jsonResume'
import { markdownEnding } from './markdown/findPosts'
import type { SourceFile } from './source'
import { isContentFile, readSources, type ReadSource } from './sources'

/** The content of a source; a folder of posts has no profile. */
export type ImportedContent = Partial<Content>

export interface JoinedImport {
  /** As messages name it. */
  kind: string
  content: ImportedContent
  language?: string
  /** Pictures by the names under which the content has them. */
  pictures: Map<string, Buffer>
}

export interface ReadImport extends JoinedImport {
  report: ContentReport
}

/** Whether a source is a user of GitHub: `github:NAME`. */
export const isGithub = (given: string) => given.startsWith('github:')

/**
 * Reads a file, a folder or an archive of any kind that is known, or a user of GitHub. A folder with
 * a content file is read as that, with its posts.
 * @throws UserFacingError that says what is wrong, or what is accepted
 */
export async function readImport(
  given: string,
  options: GithubOptions = {},
): Promise<ReadImport[]> {
  if (isGithub(given)) return [importOf(await readGithub(given.slice('github:'.length), options))]
  const files = readFiles(given)
  const name = printedName(given)
  if (!statSync(given).isFile()) {
    const atTop = files.filter(({ path }) => /^[^/]+\.(?:ya?ml|json)$/i.test(path))
    const content = atTop.find(isContentFile)
    if (content) return readImport(path.join(given, content.path))
    return readSources(name, files).map(importOf)
  }
  return readSourceFiles(name, files, given)
}

/**
 * Reads files that the owner has uploaded: those whose paths begin with the same folder together,
 * as are CSV files, Markdown files and pictures without a folder; any other file by itself.
 */
export function readUploadedFiles(files: readonly SourceFile[]): ReadImport[] {
  const isPart = (path: string) =>
    markdownEnding.test(path) || /\.(csv|jpe?g|png|webp|avif|gif|svg)$/i.test(path)
  const folderOf = ({ path }: SourceFile) => path.slice(0, path.indexOf('/') + 1)
  const groups = groupBy(files, (file) => folderOf(file) || (isPart(file.path) ? '' : file.path))
  return [...groups.values()].flatMap((group) => {
    const folder = folderOf(group[0])
    const inFolder = group.map((file) => ({ ...file, path: file.path.slice(folder.length) }))
    if (folder !== '') return readSources(folder.slice(0, -1), inFolder).map(importOf)
    return readSourceFiles(group.map(({ path }) => path).join(', '), group.flatMap(unpackFile))
  })
}

/** @param given the path of the file, beside which there may be posts; a file of an archive has none */
function readSourceFiles(name: string, files: readonly SourceFile[], given?: string): ReadImport[] {
  const [file, ...others] = files
  if (file && others.length === 0 && isContentFile(file)) {
    const hasPosts = given !== undefined && file.path === name
    const beside = hasPosts ? readPostFiles(given) : { posts: [], mistakes: [] }
    return [{ ...readContentBytes(file, beside), kind: 'Karya', pictures: new Map() }]
  }
  return readSources(name, files).map(importOf)
}

function importOf(source: ReadSource): ReadImport {
  const { kind, posts, notes } = source
  if (!posts) return { kind, ...contentOfSource(source), pictures: new Map() }
  return {
    kind,
    content: { posts: posts.map(({ post }) => post) },
    report: { taken: { posts: posts.length }, assumed: [], ...notes },
    pictures: new Map(posts.flatMap(({ pictures }) => [...pictures])),
  }
}

/** Joins what was read from sources of the same kind: where they differ, the first counts. */
export function joinImports(imports: readonly JoinedImport[]): JoinedImport[] {
  const kinds = [...new Set(imports.map(({ kind }) => kind))]
  return kinds.map((kind) => joinContents(imports.filter((one) => one.kind === kind)))
}

export function joinContents(imports: readonly JoinedImport[]): JoinedImport {
  const none: JoinedImport = { kind: '', content: {}, pictures: new Map() }
  const [first = none, ...others] = imports
  return others.reduce(
    (joined, other) => ({
      kind: first.kind,
      content: mergeContent<ImportedContent>(joined.content, other.content).content,
      language: joined.language ?? other.language,
      pictures: new Map([...joined.pictures, ...other.pictures]),
    }),
    first,
  )
}
