import { hashOf } from '../../pictures/repository'
import { commandTexts } from '../../language/catalogues'
import type { ImportedContent, ReadImport } from './readImport'

/**
 * Encodes the pictures of sources like uploads: what a camera writes into them, such as the place,
 * is removed. A picture that an upload would refuse is left out.
 */
export async function encodePictures(read: ReadImport): Promise<ReadImport> {
  if (read.pictures.size === 0) return read
  // Loaded here: an import without pictures does not need the library.
  const { encodeUpload } = await import('../../pictures/encodeUpload')
  const pictures = new Map<string, Buffer>()
  const names = new Map<string, string>()
  const leftOut = [...read.report.leftOut]
  for (const [name, original] of read.pictures) {
    const encoded = await encodeUpload(original)
    if ('refused' in encoded) {
      const message = commandTexts().files.noPicture
      leftOut.push({ path: ['pictures'], value: name, message })
      continue
    }
    const { bytes, extension } = encoded
    names.set(name, `${hashOf(bytes)}.${extension}`)
    pictures.set(`${hashOf(bytes)}.${extension}`, bytes)
  }
  const content = renamePictures(read.content, names)
  return { ...read, content, pictures, report: { ...read.report, leftOut } }
}

/** Replaces the names of pictures in all texts. */
function renamePictures(content: ImportedContent, names: ReadonlyMap<string, string>) {
  const text = [...names].reduce(
    (json, [name, encoded]) => json.replaceAll(name, encoded),
    JSON.stringify(content),
  )
  return JSON.parse(text) as ImportedContent
}
