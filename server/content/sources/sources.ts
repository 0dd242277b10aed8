import { UserFacingError } from '../../UserFacingError'
import type { ServerTexts } from '../../language/texts'
import { emptyLists } from '../contentSchema'
import { decodeText } from '../decodeText'
import { isOffice, isZip } from './files'
import { europass } from './europass/europass'
import { hrOpen } from './hrXml/hrOpen'
import { jsonResume, type ReadSource } from './contentOfSource'
import { linkedIn } from './linkedIn/linkedIn'
import { markdownPosts } from './markdown/markdownPosts'
import { renderCv } from './renderCv/renderCv'
import { hasField, type Source, type SourceFile } from './source'

const resumes: readonly Source[] = [renderCv, europass, hrOpen, jsonResume]

/** The kinds of files that can be read, the surest to recognise first. */
const sources: readonly Source[] = [...resumes, linkedIn, markdownPosts]

/** Names of files whose kind is not recognised if they are in another encoding, such as UTF-16. */
const isTextFile = /\.(?:json|ya?ml|xml|csv)$/i

/**
 * Reads files of a known kind, and the résumés at the root of a folder.
 * @throws UserFacingError that says what it is instead, and what can be read
 */
export function recogniseSources(name: string, files: readonly SourceFile[]): ReadSource[] {
  const read = (kinds: readonly Source[], part: readonly SourceFile[]): ReadSource[] => {
    const source = kinds.find((one) => one.recognises(part))
    return source ? [{ ...source.read(part), kind: source.name }] : []
  }
  const atRoot = files.length > 1 ? files.filter(({ path }) => !path.includes('/')) : []
  const found = [...read(sources, files), ...atRoot.flatMap((file) => read(resumes, [file]))]
  if (found.length > 0) return found
  const kind = foreignKind(files)
  if (kind === 'unknown') files.filter(({ path }) => isTextFile.test(path)).forEach(decodeText)
  throw new UserFacingError(
    ({ sources: texts }) => `${texts.foreign[kind](name)}\n${texts.accepted}`,
  )
}

export function isContentFile(file: SourceFile): boolean {
  const isOther = sources.some((one) => one.recognises([file]))
  return !isOther && hasField(file, ['profile', ...Object.keys(emptyLists), 'posts'])
}

function foreignKind(files: readonly SourceFile[]): keyof ServerTexts['sources']['foreign'] {
  if (files.every(({ bytes }) => bytes.length === 0)) return 'empty'
  return files.every(isDocument) ? 'document' : 'unknown'
}

/** Whether a file is a PDF or of a word processor: Word 97, RTF, Word or LibreOffice. */
function isDocument({ bytes }: SourceFile): boolean {
  const start = bytes.subarray(0, 8).toString('latin1')
  const isKnown = ['%PDF', '\xd0\xcf\x11\xe0', '{\\rtf'].some((one) => start.startsWith(one))
  return isKnown || (isZip(bytes) && isOffice(bytes))
}
