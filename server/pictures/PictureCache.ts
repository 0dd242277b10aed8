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

  async read(key: string): Promise<Buffer | undefined> {
    for (const folder of this.folders) {
      const bytes = await readFile(path.join(folder, key)).catch(() => undefined)
      if (bytes) return bytes
    }
    return undefined
  }

  /**
   * Writes what `read` returns, unless there is a file under the key already.
   * @returns the path of the file, or the bytes where they cannot be written
   */
  async copy(
    key: string,
    read: () => Promise<Buffer | undefined>,
  ): Promise<string | Buffer | undefined> {
    for (const file of this.folders.map((folder) => path.join(folder, key))) {
      const exists = await access(file).then(
        () => true,
        () => false,
      )
      if (exists) return file
    }
    const bytes = await read()
    return bytes && ((await this.write(key, bytes)) ?? bytes)
  }

  /**
   * Never rejects: a picture can also be served without being cached.
   * @returns the path, if it was written
   */
  async write(key: string, bytes: Buffer): Promise<string | undefined> {
    const errors: unknown[] = []
    for (const folder of this.folders) {
      try {
        return await writeWhole(folder, key, bytes)
      } catch (error) {
        errors.push(error)
      }
    }
    if (!this.hasWarned) this.warn(`Converted pictures cannot be cached (${errors.join('; ')}).`)
    this.hasWarned = true
    return undefined
  }
}

/** No other process reads a part of the file. */
async function writeWhole(folder: string, key: string, bytes: Buffer): Promise<string> {
  const unfinished = path.join(folder, `tmp-${randomUUID()}`)
  await mkdir(path.dirname(path.join(folder, key)), { recursive: true })
  try {
    await writeFile(unfinished, bytes)
    await rename(unfinished, path.join(folder, key))
    return path.join(folder, key)
  } catch (error) {
    await rm(unfinished, { force: true })
    throw error
  }
}
