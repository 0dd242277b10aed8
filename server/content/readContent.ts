import { readFileSync } from 'node:fs'
import { UserFacingError } from '../UserFacingError'
import { paths } from '../paths'
import type { Content } from './contentSchema'
import { findFallbacks, countEntries, type ContentReport, type Note } from './report'
import { formatMistake, type Mistake, parseYaml, type YamlSource } from './yamlSource'
import { fromJsonResume } from './jsonResume/jsonResume'
import {
  findRepeatedSlugs,
  postsOfList,
  printedName,
  readPostFiles,
  type PostSource,
  type ReadPosts,
} from './postFiles'
import { findMistakes } from './validate'

/** A file that was read. */
export interface ReadContent {
  content: Content
  /** What became of the values of the file, with the built-in values that the site will show. */
  report: ContentReport
  /** Where the posts of the content are, in the same order. */
  posts: PostSource[]
}

interface Source extends Pick<YamlSource, 'lineOf'> {
  /** The path of the file, as it is printed. */
  name: string
  kind: 'content file' | 'JSON Resume'
}

/**
 * Reads a content file or a JSON Resume, as YAML or JSON; to a content file belong the posts in
 * `posts.yaml`, `posts.json` and `posts/*.md` beside it. Of a résumé, values that cannot be used
 * are left out and are in the report; a content file has no mistakes.
 * @throws UserFacingError that lists every mistake with its line
 */
export function readContent(file: string): ReadContent {
  const name = printedName(file)
  const text = readText(file, name)
  const { data, error, lineOf } = parseYaml(text)
  const source: Source = { name, lineOf, kind: kindOfText(text) }
  if (error) throw mistakesError(source, [`${name}:${error.line} ${error.message}`])
  return isJsonResume(data)
    ? readResume({ ...source, kind: 'JSON Resume' }, data)
    : readContentFile({ ...source, kind: 'content file' }, data, readPostFiles(file))
}

function readContentFile(source: Source, data: unknown, beside: ReadPosts): ReadContent {
  const inFile = findMistakes(data).map((mistake) => mistakeAt(source, mistake))
  const file = data as Content
  const own = inFile.length === 0 ? postsOfList(file.posts ?? [], ['posts'], source) : []
  const posts = [...own, ...beside.posts]
  const mistakes = [...inFile, ...beside.mistakes, ...findRepeatedSlugs(posts)]
  if (mistakes.length > 0) throw mistakesError(source, mistakes)
  const content = { ...file, posts: posts.map(({ post }) => post) }
  const assumed = findFallbacks(content).map((note) => withLine(source, note))
  return {
    content,
    posts,
    report: { taken: countEntries(content), assumed, changed: [], leftOut: [] },
  }
}

function readResume(source: Source, data: Record<string, unknown>): ReadContent {
  const read = fromJsonResume(data, new Date().toISOString().slice(0, 10))
  if (!read) {
    throw mistakesError(source, [
      mistakeAt(source, { path: ['basics', 'name'], message: 'is missing' }),
    ])
  }
  const { content, notes } = read
  const withLines = (list: Note[]) => list.map((note) => withLine(source, note))
  return {
    content,
    posts: [],
    report: {
      taken: countEntries(content),
      assumed: [...withLines(notes.assumed), ...findFallbacks(content)],
      changed: withLines(notes.changed),
      leftOut: withLines(notes.leftOut),
    },
  }
}

/** A JSON Resume has `basics`, a content file `profile`. */
function isJsonResume(data: unknown): data is Record<string, unknown> {
  if (typeof data !== 'object' || data === null || 'profile' in data) return false
  return ['basics', 'work', 'education'].some((field) => field in data)
}

/** The kind of a text that cannot be parsed. */
function kindOfText(text: string): Source['kind'] {
  return /(?:^|[{,])\s*["']?basics["']?\s*:/m.test(text) ? 'JSON Resume' : 'content file'
}

function readText(file: string, name: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch (error) {
    throw new UserFacingError(`${name} cannot be read: ${(error as Error).message}`)
  }
}

function withLine({ lineOf }: Source, note: Note): Note {
  return { ...note, line: lineOf(note.path) }
}

function mistakeAt({ name, lineOf }: Source, mistake: Mistake): string {
  return formatMistake(name, lineOf(mistake.path), mistake)
}

function mistakesError({ name, kind }: Source, lines: string[]): UserFacingError {
  return new UserFacingError([`${name} was read as a ${kind}:`, ...lines].join('\n'))
}

/** Whether a profile is still the sample's. */
export function isSampleProfile({
  full_name,
  bio,
}: Pick<Content['profile'], 'full_name' | 'bio'>): boolean {
  const sample = readContent(paths.sampleContent).content.profile
  return full_name === sample.full_name && bio === sample.bio
}
