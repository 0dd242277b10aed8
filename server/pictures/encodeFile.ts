import { readFile, writeFile } from 'node:fs/promises'
import { encodeUpload, type EncodedPicture, type RefusedPicture } from './encodeUpload'

/** What is known about a picture beside its bytes. */
export type EncodedFile = Omit<EncodedPicture, 'bytes'>

/**
 * Encodes an uploaded file. Processes exchange paths: bytes would be copied by the server.
 * @param file the path of the upload
 * @param result the path that the picture is written to
 */
export type EncodeFile = (file: string, result: string) => Promise<EncodedFile | RefusedPicture>

export const encodeFile: EncodeFile = async (file, result) => {
  const encoded = await encodeUpload(await readFile(file))
  if ('refused' in encoded) return encoded
  const { bytes, ...picture } = encoded
  await writeFile(result, bytes)
  return picture
}
