import sharp from 'sharp'
import type { RefusedProperty } from '../../src/contract/pictures'
import { derivePicture, maxPixels } from './convertPicture'
import { detectFormat, findForeignContent, type UploadFormat } from './inspectUpload'
import { maxUploadSize } from './pictureSettings'

/** A picture as it is stored. */
export interface EncodedPicture {
  bytes: Buffer
  extension: 'jpg' | 'png' | 'webp' | 'avif'
  width: number
  height: number
}

/** Why a file is not stored. */
export interface RefusedPicture {
  refused: { path: RefusedProperty; message: string }
}

/** Turns an uploaded file into a picture without anything that does not belong to the picture. */
export type EncodeUpload = (bytes: Buffer) => Promise<EncodedPicture | RefusedPicture>

/** Pixels of a side. A longer picture would be less than a pixel high in a page. */
const maxSide = 20_000

const tooLarge = `is larger than ${maxUploadSize / 1024 / 1024} MB`

/** Seconds of decoding and encoding. */
const maxSeconds = 30

/** A photograph of a telephone becomes a JPEG, which every browser shows. */
const storedFormats = {
  jpeg: { format: 'jpeg', extension: 'jpg' },
  png: { format: 'png', extension: 'png' },
  webp: { format: 'webp', extension: 'webp' },
  avif: { format: 'avif', extension: 'avif' },
  heic: { format: 'jpeg', extension: 'jpg' },
} as const

const refuse = (path: RefusedProperty, message: string): RefusedPicture => ({
  refused: { path, message },
})

/**
 * Checks an uploaded file by its content and encodes it again: upright, in sRGB, limited in size and
 * without metadata.
 */
export const encodeUpload: EncodeUpload = async (bytes) => {
  if (bytes.length > maxUploadSize) return refuse('size', tooLarge)
  const { format, name } = detectFormat(bytes)
  if (!format) return refuse('type', `is ${name}: upload a JPEG, PNG, WebP or AVIF`)
  const foreign = findForeignContent(bytes)
  if (foreign !== undefined) return refuse('data', `contains ${foreign} beside the picture`)
  try {
    return (await checkSize(bytes)) ?? (await encode(bytes, format))
  } catch (error) {
    return explainFailure(error, format)
  }
}

/** Reads the size from the header, before anything is decoded. */
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
  if (format === 'heic') {
    return refuse('type', 'is HEIC, which this server cannot decode: save it as JPEG')
  }
  return refuse('data', `is damaged or incomplete (${reason})`)
}
