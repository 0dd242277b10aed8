import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { pictureName } from '../../src/lib/pictures'
import type { StoredPictures } from '../pictures/pictureFiles'
import { PictureStore } from '../pictures/PictureStore'
import type { TextEntry } from './contentText'
import { finding, type FindingInFile } from './finding'

export interface PictureCheckOptions {
  /** The folder with the files of `/pictures/…`. */
  folder: string
  /** The uploaded pictures. */
  stored?: StoredPictures
  /** Reads the pictures of the folder; by default, they are converted in this process. */
  store?: PictureStore
  /** The SHA-256 of every sample picture, by its address. */
  samplePictures: Record<string, string>
}

/** Finds pictures that are missing, cannot be shown, or are the sample's. */
export async function checkPictures(
  entries: readonly TextEntry[],
  { folder, stored, store: given, samplePictures }: PictureCheckOptions,
): Promise<FindingInFile[]> {
  const messages: string[] = []
  const warn = (message: string) => messages.push(message)
  const store = given ?? new PictureStore({ folder, stored, caches: [], warn })
  const findings = entries.map(async ({ value, ...place }) => {
    const name = pictureName(value)
    if (name === undefined) return []
    const file = await store.find(name)
    if (!file) return finding('must', `${value} is not there: ${remedyFor(name)}.`, place)
    if (file.isStored) return []
    const hash = createHash('sha256')
      .update(await readFile(file.path))
      .digest('hex')
    if (samplePictures[value] === hash) {
      return finding('must', `${value} is the sample's picture: replace the file.`, place)
    }
    if (file.extension === '.svg' || (await store.read(file, 'metadata'))) return []
    const reason = messages.find((message) => message.includes(file.name))
    return finding('must', reason ?? `${value} cannot be shown: replace the file.`, place)
  })
  return (await Promise.all(findings)).flat()
}

function remedyFor(name: string): string {
  return name.startsWith('stored/')
    ? 'upload it in the studio, or import the content with its folder of pictures'
    : 'add the file to public/pictures'
}
