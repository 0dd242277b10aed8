import { statSync } from 'node:fs'
import path from 'node:path'
import { indexName, isStoredName, parsePictureIndex, readPictureFiles } from '../contentPictures'
import type { PictureIndex } from '../contentPictures'
import type { Content } from '../contentSchema'
import { groupBy } from '../entry'
import { mergeContent } from '../merge/mergeContent'
import {
  isPostName,
  markdownEnding,
  printedName,
  readPostFiles,
  parsePostFiles,
} from '../posts/postFiles'
import { readContentBytes } from '../readContent'
import type { ContentReport } from '../report'
import { readFiles, unpackFile } from './files'
import { readGithub, type GithubOptions } from './github/github'
import { contentOfSource, type ReadSource } from './contentOfSource'
import { linkedIn } from './linkedIn/linkedIn'
import { hasField, type SourceFile } from './source'
import { isContentFile, recogniseSources } from './sources'

export type ImportedContent = Partial<Content>

export interface JoinedImport {
  /** As messages name it. */
  kind: string
  content: ImportedContent
  language?: string
  pictures: Map<string, Buffer>
  pictureIndex?: PictureIndex
}

export interface ReadImport extends JoinedImport {
  picturePaths?: ReadonlyMap<string, string>
  report: ContentReport
}

export const ownKind = 'Karya'

export const isGithub = (given: string) => given.startsWith('github:')

/**
 * Reads a file, a folder or an archive of any kind that is known, or a user of GitHub. A folder with
 * a content file is read as that, with its posts and pictures.
 * @throws UserFacingError that says what is wrong, or what is accepted
 */
export async function readImport(
  given: string,
  options: GithubOptions = {},
): Promise<ReadImport[]> {
  if (isGithub(given)) return [importOf(await readGithub(given.slice('github:'.length), options))]
  const files = readFiles(given)
  const name = printedName(given)
  const content = findContentFile(files)
  const isFolder = !statSync(given).isFile()
  if (!content || (!isFolder && content.path !== name)) return readSourceFiles(name, files)
  const file = isFolder ? path.join(given, content.path) : given
  const source = { path: printedName(file), bytes: content.bytes }
  return [
    {
      ...readContentBytes(source, readPostFiles(file)),
      kind: ownKind,
      ...readPictureFiles(file),
    },
  ]
}

/**
 * Reads files that the owner has uploaded: those whose paths begin with the same folder together,
 * as are the CSV files of an export of LinkedIn, and Markdown files and pictures; any other file by
 * itself.
 */
export function readUploadedFiles(files: readonly SourceFile[]): ReadImport[] {
  const isPart = (path: string) =>
    markdownEnding.test(path) || /\.(jpe?g|png|webp|avif|gif|svg)$/i.test(path)
  const folderOf = ({ path }: SourceFile) => path.slice(0, path.indexOf('/') + 1)
  const tables = files.filter((file) => folderOf(file) === '' && /\.csv$/i.test(file.path))
  const isExport = linkedIn.recognises(tables)
  const groups = groupBy(files, (file) => {
    if (isExport && tables.includes(file)) return '.csv'
    const isLoose = isPart(file.path) || tables.includes(file)
    return folderOf(file) || (isLoose ? '' : file.path)
  })
  return [...groups.values()].flatMap((group) => {
    const folder = folderOf(group[0])
    const inFolder = group.map((file) => ({ ...file, path: file.path.slice(folder.length) }))
    if (folder !== '') return readSourceFiles(folder.slice(0, -1), inFolder)
    return readSourceFiles(group.map(({ path }) => path).join(', '), group.flatMap(unpackFile))
  })
}

/** Reads files that belong together: a content file with its posts and pictures, or other kinds. */
function readSourceFiles(name: string, files: readonly SourceFile[]): ReadImport[] {
  const content = findContentFile(files)
  if (!content) return recogniseSources(name, files).map(importOf)
  const filesIn = (folder: string, isNamed: (name: string) => boolean) => {
    const parent = path.posix.join(path.posix.dirname(content.path), folder)
    return files.filter(
      (file) => path.posix.dirname(file.path) === parent && isNamed(path.posix.basename(file.path)),
    )
  }
  const stored = filesIn('pictures', isStoredName)
  const pictures = new Map(stored.map((file) => [path.posix.basename(file.path), file.bytes]))
  const [index] = filesIn('pictures', (name) => name === indexName)
  const pictureIndex = index && parsePictureIndex(index.path, index.bytes)
  const posts = parsePostFiles(filesIn('posts', isPostName))
  return [{ ...readContentBytes(content, posts), kind: ownKind, pictures, pictureIndex }]
}

/** A content file by itself, of any name, or that of a folder or an archive with such a folder. */
function findContentFile(files: readonly SourceFile[]): SourceFile | undefined {
  const named = /^(?:[^/]+|[^/]+\/content)\.(?:ya?ml|json)$/i
  // The settings of a generator may have fields such as `skills`.
  const isOfFolder = (file: SourceFile) => named.test(file.path) && hasField(file, ['profile'])
  return files.find((file) => (files.length === 1 || isOfFolder(file)) && isContentFile(file))
}

function importOf(source: ReadSource): ReadImport {
  const { kind, posts, notes } = source
  if (!posts) return { kind, ...contentOfSource(source), pictures: new Map() }
  const pictures = posts.flatMap((post) => [...post.pictures])
  return {
    kind,
    content: { posts: posts.map(({ post }) => post) },
    report: { taken: { posts: posts.length }, assumed: [], ...notes },
    pictures: new Map(pictures.map(([name, { bytes }]) => [name, bytes])),
    picturePaths: new Map(pictures.map(([name, { path }]) => [name, path])),
  }
}

/** Joins what was read from sources of the same kind: where they differ, the first counts. */
export function joinImports(imports: readonly JoinedImport[]): JoinedImport[] {
  return [...groupBy(imports, ({ kind }) => kind).values()].map(joinContents)
}

export function joinContents(imports: readonly JoinedImport[]): JoinedImport {
  const none: JoinedImport = { kind: '', content: {}, pictures: new Map() }
  const [first = none, ...others] = imports
  return others.reduce(
    (joined, other) => ({
      kind: first.kind,
      content: mergeContent<ImportedContent>(joined.content, other.content),
      language: joined.language ?? other.language,
      pictures: new Map([...joined.pictures, ...other.pictures]),
      pictureIndex: { ...other.pictureIndex, ...joined.pictureIndex },
    }),
    first,
  )
}
