import { hashOf } from '../../pictures/repository'
import { commandTexts } from '../../language/catalogues'
import type { ImportedContent, ReadImport } from './readImport'

/**
 * Encodes a picture like an upload: what a camera writes into it, such as the place, is removed.
 * @returns its name as a stored picture, and its bytes; undefined if an upload would be refused
 */
export async function encodePicture(original: Buffer) {
  // Loaded here: an import without pictures does not need the library.
  const { encodeUpload } = await import('../../pictures/encodeUpload')
  const encoded = await encodeUpload(original)
  if ('refused' in encoded) return undefined
  const { bytes, extension } = encoded
  return { name: `${hashOf(bytes)}.${extension}`, bytes }
}

/** Encodes the pictures of a source, without those that an upload would refuse. */
export async function encodePictures(read: ReadImport): Promise<ReadImport> {
  const pictures = new Map<string, Buffer>()
  const leftOut = [...read.report.leftOut]
  let text = JSON.stringify(read.content)
  for (const [value, original] of read.pictures) {
    const encoded = await encodePicture(original)
    if (encoded) {
      pictures.set(encoded.name, encoded.bytes)
      text = text.replaceAll(value, encoded.name)
    } else leftOut.push({ path: ['pictures'], value, message: commandTexts().files.noPicture })
  }
  const content = JSON.parse(text) as ImportedContent
  return { ...read, content, pictures, report: { ...read.report, leftOut } }
}
