import type { Message } from '../../language/texts'
import { UserFacingError } from '../../UserFacingError'
import type { ContentPost } from '../contentSchema'
import type { Note } from '../report'
import type { Path, YamlSource } from '../yamlSource'

/** A file that the owner gave, or one of a folder or an archive that they gave. */
export interface SourceFile {
  /** Relative to the folder or archive, with `/` between its parts; otherwise the file's name. */
  path: string
  bytes: Buffer
}

/** A kind of files that content is read from. */
export interface Source {
  /** As messages name it. */
  name: string
  recognises: (files: readonly SourceFile[]) => boolean
  /** @throws UserFacingError that names the mistakes with file and line */
  read: (files: readonly SourceFile[]) => SourceContent
}

/** A kind of source that is one file. */
interface FileSource {
  name: string
  recognises: (file: SourceFile) => boolean
  read: (file: SourceFile) => SourceContent
}

export const sourceOfFile = ({ name, recognises, read }: FileSource): Source => ({
  name,
  recognises: ([file, ...others]) => file !== undefined && others.length === 0 && recognises(file),
  read: ([file]) => read(file!),
})

/**
 * @param readAs says what the file was read as
 * @throws UserFacingError with the line of a mistake of syntax
 */
export function assertParsed(
  { path }: SourceFile,
  { error }: Pick<YamlSource, 'error'>,
  readAs: Message,
): void {
  if (!error) return
  const place = `${path}:${error.line} ${error.message}`
  throw new UserFacingError((texts) => `${readAs(texts)}\n${place}`)
}

/** What a source has: the data of a résumé, or posts. */
export interface SourceContent {
  /** The data of a JSON Resume, with the additional fields that its import reads. */
  resume?: Record<string, unknown>
  posts?: SourcePost[]
  /** What became of values that are not in `resume` or `posts`. */
  notes: SourceNotes
  /** Where a value of `resume` is, or was read from. */
  placeOf: (path: Readonly<Path>) => Place
}

export interface Place {
  /** The path of the file. */
  file: string
  line?: number
}

export interface SourcePost {
  post: ContentPost
  /** The file of the post. */
  file: string
  /** Pictures of the post, by the name under which the content has them. */
  pictures: Map<string, Buffer>
}

/** What was taken in another form, and what was not taken. */
export interface SourceNotes {
  changed: (Note & Place)[]
  leftOut: (Note & Place)[]
}

/** Notes without entries. */
export function noNotes(): SourceNotes {
  return { changed: [], leftOut: [] }
}
