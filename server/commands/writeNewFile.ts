import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { UserFacingError } from '../UserFacingError'

/**
 * Writes personal data: only the user can read the file.
 * @throws UserFacingError where the file exists already or cannot be written
 */
export function writeNewFile(file: string, text: string): void {
  try {
    writeFileSync(file, text, { flag: 'wx', mode: 0o600 })
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException
    if (code === 'EEXIST') {
      throw new UserFacingError(`${file} exists already: nothing was written. Choose another name.`)
    }
    const reason = code === 'ENOENT' ? `there is no folder ${path.dirname(file)}` : message
    throw new UserFacingError(`${file} cannot be written: ${reason}.`)
  }
}
