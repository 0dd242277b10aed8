import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { pictureName } from '../../src/lib/pictures'
import { limitConcurrency } from './limitConcurrency'
import { PictureCache } from './PictureCache'
import { findPicture, listPictures, variantsOf, type PictureFile } from './pictureFiles'
import { pictureSettings, type PictureVariant } from './pictureSettings'

const maxBytes = 20 * 1024 * 1024

interface PictureStoreOptions {
  /** The folder of the originals. */
  folder: string
  /** Folders of converted pictures: the first one that is writable is written to. */
  caches: readonly string[]
  /** Receives one message per picture that cannot be shown. */
  warn: (message: string) => void
  /** The number of pictures that are converted at the same time. */
  concurrency?: number
}

/** What is known about a file until its stamp changes. */
interface KnownFile {
  stamp: string
  /** Undefined where the file cannot be converted. */
  hash: string | undefined
}

/** The pictures of a folder, converted when they are first read. */
export class PictureStore {
  private readonly known = new Map<string, KnownFile>()
  private readonly running = new Map<string, Promise<Buffer | undefined>>()
  private readonly colours = new Map<string, string>()
  private readonly cache: PictureCache
  private readonly limit: ReturnType<typeof limitConcurrency>

  constructor(private readonly options: PictureStoreOptions) {
    this.cache = new PictureCache(options.caches, options.warn)
    this.limit = limitConcurrency(options.concurrency ?? 2)
  }

  list(): Promise<PictureFile[]> {
    return listPictures(this.options.folder)
  }

  find(name: string): Promise<PictureFile | undefined> {
    return findPicture(this.options.folder, name)
  }

  /**
   * Reads a variant of a picture, which is converted first if needed. Concurrent calls share
   * one conversion.
   * @returns nothing where the file cannot be shown; the reason is reported once
   */
  async read(file: PictureFile, variant: PictureVariant): Promise<Buffer | undefined> {
    if (!variantsOf(file).includes(variant)) return undefined
    // Vector graphics have no camera data, and scale in the browser.
    if (file.extension === '.svg') return this.readOriginal(file)
    const known = this.known.get(file.path)
    if (known?.hash !== undefined && known.stamp === file.stamp) {
      const cached = await this.cache.read(cacheKey(known.hash, file, variant))
      if (cached) return cached
    }
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
   * Reads the mean colours of a picture, which `coloursOf` returns from then on.
   * @returns whether they have changed
   */
  async updateColours(file: PictureFile): Promise<boolean> {
    const colours = (await this.read(file, 'colours'))?.toString() ?? ''
    const hasChanged = (this.colours.get(file.name) ?? '') !== colours
    this.colours.set(file.name, colours)
    return hasChanged
  }

  /** The mean colours of the picture at an address; nothing where they are not known yet. */
  coloursOf(address: string): string | undefined {
    const name = pictureName(address)
    return name === undefined ? undefined : this.colours.get(name)
  }

  private async convert(file: PictureFile, variant: PictureVariant): Promise<Buffer | undefined> {
    const bytes = this.isRefused(file) ? undefined : await this.readOriginal(file)
    if (!bytes) return undefined
    const hash = createHash('sha256').update(JSON.stringify(pictureSettings)).update(bytes)
    const known = { stamp: file.stamp, hash: hash.digest('hex').slice(0, 32) }
    const key = cacheKey(known.hash, file, variant)
    this.known.set(file.path, known)
    const cached = await this.cache.read(key)
    if (cached) return cached
    try {
      // Loaded late: the library takes memory, and most servers convert nothing.
      const { convertPicture } = await import('./convertPicture')
      const converted = await convertPicture(bytes, file.extension, variant)
      await this.cache.write(key, converted)
      return converted
    } catch (error) {
      return this.refuse(file, error instanceof Error ? error.message : String(error))
    }
  }

  private async readOriginal(file: PictureFile): Promise<Buffer | undefined> {
    if (file.size > maxBytes) {
      return this.refuse(file, `it is larger than ${maxBytes / 1024 / 1024} MB`)
    }
    return readFile(file.path).catch((error: Error) => this.refuse(file, error.message))
  }

  private isRefused({ path, stamp }: PictureFile): boolean {
    const known = this.known.get(path)
    return known?.stamp === stamp && known.hash === undefined
  }

  private refuse(file: PictureFile, reason: string): undefined {
    if (this.isRefused(file)) return
    this.known.set(file.path, { stamp: file.stamp, hash: undefined })
    this.options.warn(
      `public/pictures/${file.name} cannot be shown (${reason}). The site shows a placeholder instead.`,
    )
  }
}

function cacheKey(hash: string, { extension }: PictureFile, variant: PictureVariant): string {
  return `${hash}/${variant === 'derived' ? `derived${extension}` : variant}`
}
