import { writeFileSync, type WriteFileOptions } from 'node:fs'
import path from 'node:path'
import { UserFacingError } from './UserFacingError'

/** @throws UserFacingError with the reason when the file cannot be written */
export function writeOutput(file: string, text: string, options?: WriteFileOptions): void {
  try {
    writeFileSync(file, text, options)
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException
    if (code === 'EEXIST') {
      throw new UserFacingError(({ files }) => files.exists(file))
    }
    throw new UserFacingError(({ files }) => {
      const reason = code === 'ENOENT' ? files.noFolder(path.dirname(file)) : message
      return files.notWritten(file, reason)
    })
  }
}

/** Writes personal data to a new file, which only the user can read. */
export function writeNewFile(file: string, text: string): void {
  writeOutput(file, text, { flag: 'wx', mode: 0o600 })
}
