import { readdir, stat } from 'node:fs/promises'
import path from 'node:path'
import { hasSizes, pictureFormats, pictureWidths } from '../../src/lib/pictures'

/** An error for a picture in a format that cannot be converted. */
export class UnsupportedPictureError extends Error {
  /** @param format its name, such as `HEIC` */
  constructor(readonly format: string) {
    super(`${format} is not supported: save it as JPEG, PNG or WebP`)
  }
}

/** The process for pictures ended before it answered: what it was asked for may be all right. */
export class InterruptedError extends Error {
  constructor(reason: string) {
    super(`the process for pictures failed: ${reason}`)
  }
}

/** Part of the key of the cache: a picture is converted again when a setting changes. */
export const pictureSettings = {
  /** An effort of 3 encodes AVIF in twice the time, in files 4 % smaller; 4, the default, in eight times. */
  sizes: { avif: { quality: 48, effort: 2 }, webp: { quality: 72 } },
  derived: {
    jpeg: { quality: 85 },
    png: {},
    webp: { quality: 85 },
    avif: { quality: 65, effort: 2 },
    gif: {},
  },
  maxWidth: 2400,
  /** Below the limit of WebP and AVIF. */
  maxHeight: 16_000,
} as const

export type DerivedFormat = keyof typeof pictureSettings.derived

export const sizedVariants = pictureWidths.flatMap((width) =>
  pictureFormats.map((format) => `${width}.${format}` as const),
)

/**
 * What is made of a picture: `derived` replaces the original, with the same format and name;
 * `metadata` is `PictureMetadata` as JSON.
 */
export type PictureVariant = 'derived' | 'metadata' | (typeof sizedVariants)[number]

/** What pages contain of a picture before it loads. */
export interface PictureMetadata {
  width: number
  height: number
  /** The mean colours of the upper and the lower half; absent if the picture is transparent. */
  colours?: string
}

/** A file of the folder of pictures, or a stored picture. */
export interface PictureFile {
  /** Its path in the folder, in Unicode's composed form; `stored/…` for a stored picture. */
  name: string
  /** Its path on the disk; the name of a stored picture. */
  path: string
  /** In lower case, with a dot. */
  extension: string
  size: number
  /** Changes whenever the file changes; the hash of the bytes of a stored picture. */
  stamp: string
  /** Whether it is a stored picture, which is published as it is. */
  isStored?: boolean
}

/** Pictures that are not in the folder. Their names begin with `stored/` and contain a hash. */
export interface StoredPictures {
  list(): Promise<PictureFile[]>
  find(name: string): Promise<PictureFile | undefined>
  read(name: string): Promise<Buffer | undefined>
}

/** Also formats that cannot be converted, so that the reason is reported. */
const pictureExtensions = new Set(
  '.jpg .jpeg .png .webp .avif .gif .svg .heic .heif .tif .tiff .bmp'.split(' '),
)

export async function listPictures(folder: string): Promise<PictureFile[]> {
  const names = await readdir(folder, { recursive: true }).catch((): string[] => [])
  const files = names.sort().map((name) => describe(folder, name.split(path.sep).join('/')))
  return (await Promise.all(files)).filter((file) => file !== undefined)
}

/**
 * Finds a picture by its name. File systems store umlauts composed or decomposed.
 * @returns nothing where there is no such file, or the name leads out of the folder
 */
export async function findPicture(folder: string, name: string): Promise<PictureFile | undefined> {
  for (const form of new Set([name, name.normalize('NFC'), name.normalize('NFD')])) {
    const file = await describe(folder, form)
    if (file) return file
  }
  return undefined
}

async function describe(folder: string, name: string): Promise<PictureFile | undefined> {
  const extension = path.extname(name).toLowerCase()
  // Excludes parent folders and hidden files.
  const isSafe = name.split(/[\\/]/).every((part) => part !== '' && !part.startsWith('.'))
  if (!isSafe || name.includes('\0') || !pictureExtensions.has(extension)) return undefined
  const file = path.join(folder, name)
  // A name may also be too long, or have a file as its folder.
  const stats = await stat(file).catch(() => undefined)
  if (!stats?.isFile()) return undefined
  const { size, mtimeMs, ctimeMs } = stats
  const stamp = [size, mtimeMs, ctimeMs].join(' ')
  return { name: name.normalize('NFC'), path: file, extension, size, stamp }
}

export function variantsOf({ name, extension }: PictureFile): PictureVariant[] {
  if (extension === '.svg') return ['derived']
  return ['metadata', 'derived', ...(hasSizes(`/pictures/${name}`) ? sizedVariants : [])]
}

/** Where a variant is found below the site's address; metadata is not published. */
export function variantPath(name: string, variant: PictureVariant): string | undefined {
  if (variant === 'metadata') return undefined
  return variant === 'derived' ? `pictures/${name}` : `sized/pictures/${name}/${variant}`
}

/** The picture and the variant that a decoded path of the site leads to. */
export function parsePicturePath(
  pathname: string,
): { name: string; variant: PictureVariant } | undefined {
  const [, sized, last, derived] =
    /^(?:\/sized\/pictures\/(.+)\/([^/]+)|\/pictures\/(.*))$/s.exec(pathname) ?? []
  if (derived !== undefined) return { name: derived, variant: 'derived' }
  const variant = sizedVariants.find((known) => known === last)
  return sized !== undefined && variant ? { name: sized, variant } : undefined
}
