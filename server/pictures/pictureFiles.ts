import type { Stats } from 'node:fs'
import { readdir, stat } from 'node:fs/promises'
import path from 'node:path'
import { hasSizes } from '../../src/lib/pictures'
import { sizedVariants, type PictureVariant } from './pictureSettings'

/** Also formats that cannot be converted, so that the reason is reported. */
const pictureExtensions = new Set(
  '.jpg .jpeg .png .webp .avif .gif .svg .heic .heif .tif .tiff .bmp'.split(' '),
)

/** A file of the folder of pictures, or a stored picture. */
export interface PictureFile {
  /** Its path in the folder, in Unicode's composed form; `stored/…` for a stored picture. */
  name: string
  /** Its path on the disk; the name of a stored picture. */
  path: string
  /** In lower case, with a dot. */
  extension: string
  size: number
  /** Changes whenever the file changes. */
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

/** Lists all pictures in a folder and its subfolders. */
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
  const stats = await statIfExists(file)
  if (!stats?.isFile()) return undefined
  const { size, mtimeMs, ctimeMs } = stats
  const stamp = [size, mtimeMs, ctimeMs].join(' ')
  return { name: name.normalize('NFC'), path: file, extension, size, stamp }
}

/** A name may also be too long, or have a file as its folder. */
async function statIfExists(file: string): Promise<Stats | undefined> {
  return stat(file).catch(() => undefined)
}

/** Everything that is made of a picture. */
export function variantsOf({ name, extension }: PictureFile): PictureVariant[] {
  if (extension === '.svg') return ['derived']
  return ['metadata', 'derived', ...(hasSizes(`/pictures/${name}`) ? sizedVariants : [])]
}

/** Where a variant is found below the site's address; metadata is not published. */
export function variantPath(name: string, variant: PictureVariant): string | undefined {
  if (variant === 'metadata') return undefined
  return variant === 'derived' ? `pictures/${name}` : `sized/pictures/${name}/${variant}`
}

const sizedPath = new RegExp(`^/sized/pictures/(.+)/(${sizedVariants.join('|')})$`, 's')

/** The picture and the variant that a decoded path of the site leads to. */
export function parsePicturePath(
  pathname: string,
): { name: string; variant: PictureVariant } | undefined {
  const [, sizedName, variant] = sizedPath.exec(pathname) ?? []
  const sized = sizedVariants.find((known) => known === variant)
  if (sizedName !== undefined && sized) return { name: sizedName, variant: sized }
  const prefix = '/pictures/'
  if (!pathname.startsWith(prefix)) return undefined
  return { name: pathname.slice(prefix.length), variant: 'derived' }
}
