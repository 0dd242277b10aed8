import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import pLimit from 'p-limit'
import { maxUploadSize } from '../../src/contract/constants'
import { pictureName } from '../../src/lib/pictures'
import { PictureCache } from './PictureCache'
import {
  findPicture,
  InterruptedError,
  listPictures,
  pictureSettings,
  variantsOf,
  type PictureFile,
  type PictureMetadata,
  type PictureVariant,
  type StoredPictures,
} from './pictureFiles'

/**
 * Converts a picture.
 * @param original its bytes, or the path of a file
 * @param extension of its file, in lower case with a dot
 * @throws if the bytes are not a supported picture
 */
export type ConvertPicture = (
  original: Buffer | string,
  extension: string,
  variant: PictureVariant,
) => Promise<Buffer>

export interface PictureStoreOptions {
  /** The folder of the originals; without one, there are only the stored ones. */
  folder?: string
  /** Further originals, whose names begin with `stored/`. */
  stored?: StoredPictures
  /** Folders of converted pictures: the first one that is writable is written to. */
  caches: readonly string[]
  /** Receives one message per picture that cannot be shown. */
  warn: (message: string) => void
  /** Receives the error of each picture that cannot be shown. */
  onRefused?: (file: PictureFile, error: Error) => void
  /** By default, pictures are converted in this process. */
  convert?: ConvertPicture
  concurrency?: number
}

const convertHere: ConvertPicture = async (...args) =>
  (await import('./conversion/convertPicture')).convertPicture(...args)

/** The pictures of a folder and the stored ones, converted when they are first read. */
export class PictureStore {
  /** The hash of each file until its stamp changes; undefined where it cannot be converted. */
  private readonly known = new Map<string, { stamp: string; hash: string | undefined }>()
  private readonly running = new Map<string, Promise<Buffer | undefined>>()
  private readonly metadata = new Map<string, { json: string; value: PictureMetadata }>()
  private readonly cache: PictureCache
  private readonly limit: ReturnType<typeof pLimit>

  constructor(private readonly options: PictureStoreOptions) {
    this.cache = new PictureCache(options.caches, options.warn)
    this.limit = pLimit(options.concurrency ?? 2)
  }

  async list(): Promise<PictureFile[]> {
    const { folder, stored } = this.options
    const files = folder === undefined ? [] : await listPictures(folder)
    return [...files, ...((await stored?.list()) ?? [])]
  }

  async find(name: string): Promise<PictureFile | undefined> {
    const { folder, stored } = this.options
    const found = name.startsWith('stored/') ? await stored?.find(name) : undefined
    return found ?? (folder === undefined ? undefined : findPicture(folder, name))
  }

  /**
   * Reads a variant of a picture, which is converted first if needed. Concurrent calls share
   * one conversion.
   * @returns nothing where the file cannot be shown; the reason is reported once
   */
  async read(file: PictureFile, variant: PictureVariant): Promise<Buffer | undefined> {
    if (!variantsOf(file).includes(variant)) return undefined
    // Vector graphics have no camera data, and scale in the browser.
    const isPublished = file.extension === '.svg' || (file.isStored && variant === 'derived')
    if (isPublished) return this.readOriginal(file)
    const known = this.knownHash(file)
    const cached = known && (await this.cache.read(cacheKey(known, file, variant)))
    if (cached) return cached
    const key = `${file.path} ${file.stamp} ${variant}`
    const running = this.running.get(key)
    if (running) return running
    const started = this.limit(() => this.convert(file, variant)).finally(() =>
      this.running.delete(key),
    )
    this.running.set(key, started)
    return started
  }

  /**
   * Reads the size and the mean colours of a picture, which `metadataOf` returns from then on.
   * @returns whether they have changed
   */
  async updateMetadata(file: PictureFile): Promise<boolean> {
    const json = (await this.read(file, 'metadata'))?.toString()
    const hasChanged = this.metadata.get(file.name)?.json !== json
    if (json === undefined) this.metadata.delete(file.name)
    else this.metadata.set(file.name, { json, value: JSON.parse(json) as PictureMetadata })
    return hasChanged
  }

  /** Size and colours of the picture at an address; nothing where they are not known yet. */
  metadataOf(address: string): PictureMetadata | undefined {
    const name = pictureName(address)
    return name === undefined ? undefined : this.metadata.get(name)?.value
  }

  private async convert(file: PictureFile, variant: PictureVariant): Promise<Buffer | undefined> {
    if (this.isRefused(file)) return undefined
    const bytes = file.isStored ? undefined : await this.readOriginal(file)
    // Meanwhile, the conversion to another size may have failed.
    if (this.isRefused(file) || (!bytes && !file.isStored)) return undefined
    const hash = createHash('sha256')
      .update(JSON.stringify(pictureSettings))
      .update(bytes ?? file.stamp)
      .digest('hex')
      .slice(0, 32)
    this.known.set(file.path, { stamp: file.stamp, hash })
    const key = cacheKey(hash, file, variant)
    const cached = await this.cache.read(key)
    if (cached) return cached
    const original = bytes ?? (await this.copyStored(file, cacheKey(hash, file, 'derived')))
    if (!original) return undefined
    try {
      const { convert = convertHere } = this.options
      const converted = await convert(original, file.extension, variant)
      await this.cache.write(key, converted)
      return converted
    } catch (error) {
      const reason = error instanceof Error ? error : new Error(String(error))
      if (!(error instanceof InterruptedError)) return this.refuse(file, reason)
      // The next request tries again.
      this.options.warn(`${printedName(file)} was not converted: ${reason.message}.`)
      return undefined
    }
  }

  /** Copies a stored picture to a file: bytes that another process receives block this one. */
  private async copyStored(file: PictureFile, key: string): Promise<string | Buffer | undefined> {
    const copy = await this.cache.find(key)
    if (copy !== undefined) return copy
    const bytes = await this.readOriginal(file)
    return bytes && ((await this.cache.write(key, bytes)) ?? bytes)
  }

  private async readOriginal(file: PictureFile): Promise<Buffer | undefined> {
    if (file.size > maxUploadSize) {
      const reason = `it is larger than ${maxUploadSize / 1024 / 1024} MB`
      return this.refuse(file, new Error(reason))
    }
    if (file.isStored) return this.options.stored?.read(file.name)
    return readFile(file.path).catch((error: Error) => this.refuse(file, error))
  }

  private knownHash({ path, stamp }: PictureFile): string | undefined {
    const known = this.known.get(path)
    return known?.stamp === stamp ? known.hash : undefined
  }

  private isRefused(file: PictureFile): boolean {
    return this.known.get(file.path)?.stamp === file.stamp && this.knownHash(file) === undefined
  }

  private refuse(file: PictureFile, error: Error): undefined {
    if (this.isRefused(file)) return
    this.known.set(file.path, { stamp: file.stamp, hash: undefined })
    this.options.onRefused?.(file, error)
    // Where conversions fail at the same time, libvips gives its reason to one of them only.
    const reason = error.message === 'Unknown error' ? 'the file is damaged' : error.message
    this.options.warn(
      `${printedName(file)} cannot be shown (${reason}). The site shows a placeholder instead.`,
    )
  }
}

function printedName({ name, isStored }: PictureFile): string {
  return isStored ? `pictures/${name}` : `public/pictures/${name}`
}

function cacheKey(hash: string, { extension }: PictureFile, variant: PictureVariant): string {
  return `${hash}/${variant === 'derived' ? `derived${extension}` : variant}`
}
