import { UserFacingError } from '../UserFacingError'
import type { SourceFile } from './sources/source'

const decoder = new TextDecoder('utf-8', { fatal: true })

/**
 * The text of a file, without the mark at the start of some UTF-8 files.
 * @throws UserFacingError with the line of the first byte that is not UTF-8
 */
export function decodeText({ path, bytes }: SourceFile): string {
  try {
    return decoder.decode(bytes)
  } catch {
    const encoded = Buffer.from(bytes.toString('utf8'))
    const start = bytes.findIndex((byte, index) => byte !== encoded[index])
    const line = bytes.subarray(0, start).toString('latin1').split('\n').length
    throw new UserFacingError(({ files }) => `${path}:${line} ${files.notUtf8}`)
  }
}
