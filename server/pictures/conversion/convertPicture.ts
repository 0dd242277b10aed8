import { readFile } from 'node:fs/promises'
import sharp, { type Sharp } from 'sharp'
import { detectFormat } from './formats'
import {
  pictureSettings,
  UnsupportedPictureError,
  type DerivedFormat,
  type PictureMetadata,
  type PictureVariant,
} from '../pictureFiles'

/** Of an original. */
export const maxPixels = 50_000_000

// One thread per picture leaves a core to requests; every conversion reads another picture.
sharp.concurrency(1)
sharp.cache(false)

const derivedFormats: Record<string, DerivedFormat | undefined> = {
  '.jpg': 'jpeg',
  '.jpeg': 'jpeg',
  '.png': 'png',
  '.webp': 'webp',
  '.avif': 'avif',
  '.gif': 'gif',
}

/** The results are upright, in sRGB and without metadata, which the library keeps only on request. */
export async function convertPicture(
  original: Buffer | string,
  extension: string,
  variant: PictureVariant,
): Promise<Buffer> {
  const bytes = typeof original === 'string' ? await readFile(original) : original
  const derivedFormat = derivedFormats[extension]
  // HEIC is also found under the name of a JPEG.
  if (!derivedFormat || detectFormat(bytes) === 'HEIC') {
    const found = derivedFormat ? 'HEIC' : extension.slice(1).toUpperCase()
    throw new UnsupportedPictureError(found)
  }
  const picture = openPicture(bytes, derivedFormat === 'gif' && variant === 'derived')
  if (variant === 'metadata') return Buffer.from(JSON.stringify(await readMetadata(picture)))
  if (variant === 'derived') return derive(picture, derivedFormat)
  const [width, format] = variant.split('.') as [string, keyof typeof pictureSettings.sizes]
  return picture
    .resize({ width: Number(width), withoutEnlargement: true })
    .toFormat(format, pictureSettings.sizes[format])
    .toBuffer()
}

function openPicture(bytes: Buffer, animated: boolean): Sharp {
  return sharp(bytes, { limitInputPixels: maxPixels, failOn: 'error', animated }).autoOrient()
}

/** @param seconds after which it rejects */
export function derivePicture(bytes: Buffer, format: DerivedFormat, seconds: number) {
  return derive(openPicture(bytes, false).timeout({ seconds }), format)
}

async function derive(picture: Sharp, format: DerivedFormat): Promise<Buffer> {
  const { maxWidth: width, maxHeight: height, derived } = pictureSettings
  const { isPalette } = await picture.metadata()
  const limited =
    format === 'gif'
      ? picture.resize({ width, withoutEnlargement: true })
      : picture.resize({ width, height, fit: 'inside', withoutEnlargement: true })
  // A palette stays one: the file would grow otherwise.
  if (format === 'png') return limited.png({ palette: isPalette }).toBuffer()
  return (format === 'jpeg' ? limited.flatten({ background: '#fff' }) : limited)
    .toFormat(format, derived[format])
    .toBuffer()
}

async function readMetadata(picture: Sharp): Promise<PictureMetadata> {
  const { autoOrient: size } = await picture.metadata()
  return { width: size.width, height: size.height, colours: await meanColours(picture) }
}

async function meanColours(picture: Sharp): Promise<string | undefined> {
  const { hasAlpha } = await picture.metadata()
  if (hasAlpha && !(await picture.stats()).isOpaque) return undefined
  const { data, info } = await picture
    .resize(1, 2, { fit: 'fill' })
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const colour = (row: number) => {
    const pixel = data.subarray(row * info.channels, (row + 1) * info.channels).toString('hex')
    // A grey pixel is a single value.
    return `#${pixel.length === 2 ? pixel.repeat(3) : pixel}`
  }
  return `${colour(0)} ${colour(1)}`
}
