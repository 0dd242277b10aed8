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

/** Finds pictures on other hosts that `PICTURE_HOSTS` does not name: pages do not show them. */
export function checkPictureHosts(
  entries: readonly TextEntry[],
  named: readonly string[],
): FindingInFile[] {
  return entries.flatMap(({ field, value, isPicture, ...place }) => {
    const host = isPicture ? hostOf(value) : undefined
    if (host === undefined || named.includes(host)) return []
    const message = `${field} has a picture on ${host}, ${value}, in whose place pages show a placeholder: add the file to public/pictures, or set PICTURE_HOSTS=${[...named, host].join(',')}, which lets visitors' browsers request it there.`
    return finding('should', message, place)
  })
}

function hostOf(address: string): string | undefined {
  return /^https?:/i.test(address) && URL.canParse(address) ? new URL(address).host : undefined
}
