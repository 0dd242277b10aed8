import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { mkdir, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import pLimit from 'p-limit'
import { UserFacingError } from '../../UserFacingError'

/** What an export has written, in a hidden file of its folder. */
interface ExportManifest {
  /** That of the site; empty if the export was interrupted. */
  state: string
  /** The size and the hash of each file, by its path. */
  files: Record<string, FileStamp>
}
interface FileStamp {
  size: number
  hash: string
}

const manifestName = '.export.json'

/** The folder of an exported site: a repeated export writes and deletes only what has changed. */
export class ExportFolder {
  private readonly last: ExportManifest
  private readonly files: ExportManifest['files'] = {}
  private readonly limit = pLimit(8)
  private readonly writes: Promise<void>[] = []
  changes = 0

  /**
   * @param folder is empty, or has an earlier export; it may not exist
   * @throws UserFacingError if it has other files
   */
  constructor(readonly folder: string) {
    const list = path.join(folder, manifestName)
    if (!existsSync(list) && existsSync(folder) && readdirSync(folder).length > 0) {
      throw new UserFacingError((texts) => texts.export.notEmpty(folder))
    }
    this.last = existsSync(list)
      ? (JSON.parse(readFileSync(list, 'utf8')) as ExportManifest)
      : { state: '', files: {} }
  }

  /** Whether the last export was of this state, and all its files are there. */
  isUpToDate(state: string): boolean {
    return this.last.state === state && Object.entries(this.last.files).every(this.exists)
  }

  /** Writes a file while the next pages are rendered; `finish` waits for it. */
  write(file: string, content: string | Buffer): void {
    const bytes = Buffer.from(content)
    const hash = createHash('sha256').update(bytes).digest('base64url').slice(0, 22)
    this.files[file] = { size: bytes.length, hash }
    const known = this.last.files[file]
    if (known?.hash === hash && this.exists([file, known])) return
    // After an interruption, the folder is still known as that of an export.
    if (this.changes === 0) this.writeManifest({ ...this.last, state: '' })
    this.changes += 1
    const writing = this.limit(writeBytes, path.join(this.folder, file), bytes)
    // A failure is reported by `finish`.
    writing.catch(() => undefined)
    this.writes.push(writing)
  }

  has(file: string): boolean {
    return file in this.files
  }

  /** Deletes the files that only an earlier export has, and notes what is there. */
  async finish(state: string): Promise<void> {
    await Promise.all(this.writes)
    for (const file of Object.keys(this.last.files)) {
      if (file in this.files) continue
      await rm(path.join(this.folder, file), { force: true })
      this.changes += 1
    }
    this.writeManifest({ state, files: this.files })
  }

  private writeManifest(manifest: ExportManifest): void {
    mkdirSync(this.folder, { recursive: true })
    writeFileSync(path.join(this.folder, manifestName), JSON.stringify(manifest))
  }

  private readonly exists = ([file, { size }]: [string, FileStamp]): boolean =>
    statSync(path.join(this.folder, file), { throwIfNoEntry: false })?.size === size
}

async function writeBytes(file: string, bytes: Buffer): Promise<void> {
  await mkdir(path.dirname(file), { recursive: true })
  await writeFile(file, bytes)
}
