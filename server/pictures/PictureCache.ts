import { randomUUID } from 'node:crypto'
import { access, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'

/** Converted pictures on the disk, by keys that depend on the picture's content. */
export class PictureCache {
  private hasWarned = false

  /** @param folders read in this order; written to the first one that is writable */
  constructor(
    private readonly folders: readonly string[],
    private readonly warn: (message: string) => void,
  ) {}

  async find(key: string): Promise<string | undefined> {
    for (const file of this.folders.map((folder) => path.join(folder, key))) {
      const exists = await access(file).then(
        () => true,
        () => false,
      )
      if (exists) return file
    }
    return undefined
  }

  async read(key: string): Promise<Buffer | undefined> {
    const file = await this.find(key)
    return file === undefined ? undefined : readFile(file).catch(() => undefined)
  }

  /**
   * Never rejects: a picture can also be served without being cached.
   * @returns the path, if it was written
   */
  async write(key: string, bytes: Buffer): Promise<string | undefined> {
    const errors: unknown[] = []
    for (const folder of this.folders) {
      const unfinished = path.join(folder, `tmp-${randomUUID()}`)
      const file = path.join(folder, key)
      try {
        await mkdir(path.dirname(file), { recursive: true })
        // No other process reads a part of the file.
        await writeFile(unfinished, bytes)
        await rename(unfinished, file)
        return file
      } catch (error) {
        errors.push(error)
        await rm(unfinished, { force: true }).catch(() => undefined)
      }
    }
    if (!this.hasWarned) this.warn(`Converted pictures cannot be cached (${errors.join('; ')}).`)
    this.hasWarned = true
    return undefined
  }
}
