import { createHash } from 'node:crypto'
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import path from 'node:path'
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
    return this.last.state === state && Object.entries(this.last.files).every(this.isThere)
  }

  write(file: string, content: string | Buffer): void {
    const bytes = Buffer.from(content)
    const hash = createHash('sha256').update(bytes).digest('base64url').slice(0, 22)
    this.files[file] = { size: bytes.length, hash }
    const known = this.last.files[file]
    if (known?.hash === hash && this.isThere([file, known])) return
    const target = path.join(this.folder, file)
    mkdirSync(path.dirname(target), { recursive: true })
    // After an interruption, the folder is still known as that of an export.
    if (this.changes === 0) this.writeManifest({ ...this.last, state: '' })
    writeFileSync(target, bytes)
    this.changes += 1
  }

  has(file: string): boolean {
    return file in this.files
  }

  /** Deletes the files that only an earlier export has, and notes what is there. */
  finish(state: string): void {
    for (const file of Object.keys(this.last.files)) {
      if (file in this.files) continue
      rmSync(path.join(this.folder, file), { force: true })
      this.changes += 1
    }
    this.writeManifest({ state, files: this.files })
  }

  private writeManifest(manifest: ExportManifest): void {
    writeFileSync(path.join(this.folder, manifestName), JSON.stringify(manifest))
  }

  private readonly isThere = ([file, { size }]: [string, FileStamp]): boolean =>
    statSync(path.join(this.folder, file), { throwIfNoEntry: false })?.size === size
}
