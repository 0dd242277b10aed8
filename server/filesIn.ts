import { readdirSync } from 'node:fs'
import path from 'node:path'

/** The paths of the files in a folder and the folders below it, relative to it, with `/` between names. */
export function filesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => path.relative(folder, path.join(parentPath, name)))
    .map((file) => file.split(path.sep).join('/'))
}
