import path from 'node:path'
import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { maxUploadSize } from '../../src/contract/constants'
import { decode } from '../../src/lib/urls/paths'
import { pictureName } from '../../src/lib/pictures'
import type { SamplePictures } from '../content/readContent'
import {
  UnsupportedPictureError,
  type PictureFile,
  type StoredPictures,
} from '../pictures/pictureFiles'
import { PictureStore } from '../pictures/PictureStore'
import { hashOf } from '../pictures/repository'
import type { TextEntry } from './contentText'
import { finding, problem, type FindingInFile, type Problem } from './finding'

interface PictureCheckOptions {
  /** The folder with the files of `/pictures/…`. */
  folder: string
  stored?: StoredPictures
  /** Reads the pictures of the folder; by default, they are converted in this process. */
  store?: PictureStore
  samplePictures: SamplePictures
}

export async function checkPictures(
  entries: readonly TextEntry[],
  { folder, stored, store: given, samplePictures }: PictureCheckOptions,
): Promise<FindingInFile[]> {
  const errors = new Map<string, Error>()
  const onRefused = (file: PictureFile, error: Error) => errors.set(file.name, error)
  const warn = () => undefined
  const store = given ?? new PictureStore({ folder, stored, caches: [], warn, onRefused })
  const findings = entries.map(async ({ value, isPicture, isBody, ...place }) => {
    const name = isBody ? undefined : pictureName(value)
    if (name === undefined) {
      return isPicture ? finding('must', otherPicture(value, path.dirname(folder)), place) : []
    }
    const file = await store.find(name)
    if (!file) {
      const code = name.startsWith('stored/') ? 'noStoredPicture' : 'noFileOfPicture'
      return finding('must', problem(code, value), place)
    }
    if (file.isStored) return []
    if (samplePictures[value] === hashOf(await readFile(file.path))) {
      return finding('must', problem('samplePicture', value), place)
    }
    if (file.extension === '.svg' || (await store.read(file, 'metadata'))) return []
    return finding('must', unusablePicture(value, file, errors.get(file.name)), place)
  })
  return (await Promise.all(findings)).flat()
}

/** What is wrong with the address of a picture outside `/pictures/`. @param site its static files */
function otherPicture(address: string, site: string): Problem | undefined {
  if (address === '' || /^(?:[a-z][a-z\d+.-]*:|\/\/)/i.test(address)) return undefined
  const [name = ''] = address.split(/[?#]/)
  const exists = address.startsWith('/') && existsSync(path.join(site, decode(name)))
  return exists ? undefined : problem('noFileOfPicture', address)
}

function unusablePicture(address: string, file: PictureFile, error: Error | undefined): Problem {
  if (file.size > maxUploadSize) return problem('largePicture', address, maxUploadSize / 2 ** 20)
  return error instanceof UnsupportedPictureError
    ? problem('unsupportedPicture', address, error.format)
    : problem('unusablePicture', address, error?.message)
}

/** Finds pictures on other hosts that `PICTURE_HOSTS` does not name: pages do not show them. */
export function checkPictureHosts(
  entries: readonly TextEntry[],
  named: readonly string[],
): FindingInFile[] {
  return entries.flatMap(({ field, value, isPicture, ...place }) => {
    if (!isPicture || !/^https?:/i.test(value) || !URL.canParse(value)) return []
    const { host } = new URL(value)
    if (named.includes(host)) return []
    const hosts = [...named, host].join(',')
    return finding('should', problem('foreignPicture', field, host, value, hosts), place)
  })
}
