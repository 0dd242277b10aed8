import { UserFacingError } from '../../UserFacingError'
import type { ContentPost } from '../contentSchema'
import { decodeText } from '../decodeText'
import { isEntry } from '../entry'
import type { Note, Notes } from '../notes'
import { parseYaml, type Path, type YamlSource } from '../yamlSource'
import { markdownEnding } from '../posts/postFiles'

/** A file that the owner gave, or one of a folder or an archive that they gave. */
export interface SourceFile {
  /** Relative to the folder or archive, with `/` between its parts; otherwise the file's name. */
  path: string
  bytes: Buffer
}

export interface Source {
  /** As messages name it. */
  name: string
  recognises: (files: readonly SourceFile[]) => boolean
  read: (files: readonly SourceFile[]) => SourceContent
}

export interface FileSource {
  name: string
  recognises: (file: SourceFile) => boolean
  parse?: (text: string) => Parsed
  read: (parsed: Parsed, path: string) => SourceContent
}

type Parsed = Omit<YamlSource, 'document'>

/**
 * A kind of source that is one file, YAML or JSON unless it is parsed otherwise.
 * @throws UserFacingError with the line of a mistake of syntax
 */
export const sourceOfFile = ({ recognises, parse = parseYaml, ...source }: FileSource): Source => ({
  name: source.name,
  recognises: ([file, ...others]) => !!file && others.length === 0 && recognises(file),
  read: (files) => {
    const file = files[0]!
    const { path } = file
    const parsed = parse(decodeText(file))
    const { error } = parsed
    if (!error) return source.read(parsed, path)
    const place = `${path}:${error.line} ${error.message}`
    throw new UserFacingError(({ files }) => `${files.readAs.source(path, source.name)}\n${place}`)
  },
})

/**
 * Whether a file is YAML or JSON with one of the fields, which is a list or an object; one with an
 * error of syntax must have the first.
 */
export function hasField({ path, bytes }: SourceFile, fields: readonly string[]): boolean {
  const text = bytes.toString('utf8')
  const isNamed = (names: readonly string[]) =>
    new RegExp(`(?:^|[{,])\\s*["']?(?:${names.join('|')})["']?\\s*:`, 'm').test(text)
  // Parsing takes long; what Markdown has before its text is no file of its own.
  if (!isNamed(fields) || markdownEnding.test(path)) return false
  const { data, error } = parseYaml(text)
  if (error) return isNamed(fields.slice(0, 1))
  return isEntry(data) && fields.some((field) => typeof data[field] === 'object')
}

export interface SourceContent {
  /** The data of a JSON Resume, with the additional fields that its import reads. */
  resume?: Record<string, unknown>
  posts?: SourcePost[]
  /** What became of values that are not in `resume` or `posts`. */
  notes: Pick<Notes, 'changed' | 'leftOut'>
  /** Where a value of `resume` is, or was read from. */
  placeOf: (path: Readonly<Path>) => Place
}

export type Place = Required<Pick<Note, 'file'>> & Pick<Note, 'line'>

export interface SourcePost {
  post: ContentPost
  /** By the names under which they are stored until they are encoded. */
  pictures: Map<string, SourceFile>
}
