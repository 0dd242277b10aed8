import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { pictureName } from '../../src/lib/pictures'
import { PictureStore } from '../pictures/PictureStore'
import type { TextEntry } from './contentText'
import { finding, type FindingInFile } from './finding'

export interface PictureCheckOptions {
  /** The folder with the files of `/pictures/…`. */
  folder: string
  /** The SHA-256 of every sample picture, by its address. */
  samplePictures: Record<string, string>
}

/** Finds pictures that are missing, cannot be shown, or are the sample's. */
export async function checkPictures(
  entries: readonly TextEntry[],
  { folder, samplePictures }: PictureCheckOptions,
): Promise<FindingInFile[]> {
  const messages: string[] = []
  const store = new PictureStore({ folder, caches: [], warn: (message) => messages.push(message) })
  const findings = entries.map(async ({ value, line }) => {
    const name = pictureName(value)
    if (name === undefined) return []
    const file = await store.find(name)
    if (!file)
      return finding('must', `${value} is not there: add the file to public/pictures.`, line)
    const hash = createHash('sha256')
      .update(await readFile(file.path))
      .digest('hex')
    if (samplePictures[value] === hash) {
      return finding('must', `${value} is the sample's picture: replace the file.`, line)
    }
    if (file.extension === '.svg' || (await store.read(file, 'colours'))) return []
    const reason = messages.find((message) => message.includes(file.name))
    return finding('must', reason ?? `${value} cannot be shown: replace the file.`, line)
  })
  return (await Promise.all(findings)).flat()
}
