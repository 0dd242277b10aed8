import { UserFacingError } from '../../UserFacingError'
import type { ServerTexts } from '../../language/texts'
import { isOffice, isZip } from './files'
import { europass } from './europass/europass'
import { hrOpen } from './hrOpen/hrOpen'
import { jsonResume } from './jsonResume'
import { linkedIn } from './linkedIn/linkedIn'
import { markdownPosts } from './markdown/markdownPosts'
import { renderCv } from './renderCv/renderCv'
import type { Source, SourceContent, SourceFile } from './source'

/** The kinds of files that can be read, the surest to recognise first. */
const sources: readonly Source[] = [renderCv, europass, hrOpen, jsonResume, linkedIn, markdownPosts]

/** What was read, and from what kind of files. */
export interface ReadSource extends SourceContent {
  kind: string
}

/**
 * Reads what the owner has: a file, or the files of a folder or a ZIP archive of a known kind.
 * @param name of the file, folder or archive, as messages print it
 * @throws UserFacingError that says what it is instead, and what can be read
 */
export function readSource(name: string, files: readonly SourceFile[]): ReadSource {
  const source = sources.find((one) => one.recognises(files))
  if (source) return { ...source.read(files), kind: source.name }
  const kind = foreignKind(files)
  throw new UserFacingError(({ sources: texts }) =>
    [texts.foreign[kind](name), texts.accepted].join('\n'),
  )
}

/** Whether a file is to be read as a content file: YAML or JSON of no other kind. */
export function isContentFile(file: SourceFile): boolean {
  return /\.(json|ya?ml)$/i.test(file.path) && !sources.some((one) => one.recognises([file]))
}

/** What files are that cannot be read. */
function foreignKind(files: readonly SourceFile[]): keyof ServerTexts['sources']['foreign'] {
  const [file] = files
  if (!file) return 'empty'
  if (files.length > 1) return 'folder'
  const start = file.bytes.subarray(0, 8).toString('latin1')
  if (start.startsWith('%PDF')) return 'pdf'
  // The beginning of a document of Word 97.
  if (start.startsWith('\xd0\xcf\x11\xe0') || start.startsWith('{\\rtf')) return 'word'
  if (isZip(file.bytes) && isOffice(file.bytes)) return 'word'
  return file.bytes.length === 0 ? 'empty' : 'unknown'
}
