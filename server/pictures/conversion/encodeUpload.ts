import { readFile, writeFile } from 'node:fs/promises'
import sharp from 'sharp'
import { maxUploadSize } from '../../../src/contract/constants'
import type { RefusedProperty } from '../../../src/contract/pictures'
import { derivePicture, maxPixels } from './convertPicture'
import { detectFormat, isUploadFormat, storedFormats, type UploadFormat } from './formats'

export interface EncodedPicture {
  bytes: Buffer
  extension: 'jpg' | 'png' | 'webp' | 'avif'
  width: number
  height: number
}

export interface RefusedPicture {
  refused: { path: RefusedProperty; message: string }
}

/** Encodes an uploaded file. Processes exchange paths: bytes would be copied by the server. */
export type EncodeFile = (
  file: string,
  result: string,
) => Promise<Omit<EncodedPicture, 'bytes'> | RefusedPicture>

/** Pixels of a side. A longer picture would be less than a pixel high in a page. */
const maxSide = 20_000

const maxSeconds = 30

const tooLarge = `is larger than ${maxUploadSize / 1024 / 1024} MB`

const refuse = (path: RefusedProperty, message: string): RefusedPicture => ({
  refused: { path, message },
})

export const encodeFile: EncodeFile = async (file, result) => {
  const encoded = await encodeUpload(await readFile(file))
  if ('refused' in encoded) return encoded
  const { bytes, ...picture } = encoded
  await writeFile(result, bytes)
  return picture
}

/**
 * Checks an uploaded file by its content and encodes it again: upright, in sRGB, limited in size and
 * without anything that does not belong to the picture.
 */
export async function encodeUpload(bytes: Buffer): Promise<EncodedPicture | RefusedPicture> {
  if (bytes.length > maxUploadSize) return refuse('size', tooLarge)
  const format = detectFormat(bytes)
  if (!isUploadFormat(format)) {
    return refuse('type', `is ${format}: upload a JPEG, PNG, WebP or AVIF`)
  }
  try {
    return (await checkSize(bytes)) ?? (await encode(bytes, format))
  } catch (error) {
    return explainFailure(error, format)
  }
}

async function checkSize(bytes: Buffer): Promise<RefusedPicture | undefined> {
  const { width, height } = await sharp(bytes, { limitInputPixels: false }).metadata()
  const size = `${width} × ${height}`
  if (Math.max(width, height) > maxSide) {
    return refuse('sides', `are too long: ${size}, at most ${maxSide}`)
  }
  if (width * height > maxPixels) {
    return refuse('pixels', `are too many: ${size}, at most ${maxPixels / 1e6} million`)
  }
  return undefined
}

async function encode(
  bytes: Buffer,
  uploaded: UploadFormat,
): Promise<EncodedPicture | RefusedPicture> {
  const { format, extension } = storedFormats[uploaded]
  const encoded = await derivePicture(bytes, format, maxSeconds)
  if (encoded.length > maxUploadSize) return refuse('size', tooLarge)
  const { width, height } = await sharp(encoded).metadata()
  return { bytes: encoded, extension, width, height }
}

function explainFailure(error: unknown, format: UploadFormat): RefusedPicture {
  const [reason = ''] = (error instanceof Error ? error.message : String(error)).split('\n')
  if (/timeout/i.test(reason)) return refuse('time', `of decoding exceeds ${maxSeconds} seconds`)
  if (format === 'HEIC') {
    return refuse('type', 'is HEIC, which this server cannot decode: save it as JPEG')
  }
  return refuse('data', `is damaged or incomplete (${reason})`)
}
