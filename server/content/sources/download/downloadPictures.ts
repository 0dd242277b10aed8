import pLimit from 'p-limit'
import { commandTexts } from '../../../language/catalogues'
import { pictureField } from '../../pictureFields'
import type { Note } from '../../report'
import type { Path } from '../../yamlSource'
import { encodePicture } from '../encodePictures'
import { DownloadError, fetchBytes, type DownloadOptions } from './fetchBytes'
import type { ImportedContent } from '../readImport'

/** The addresses of stored pictures, by those from which they were downloaded. */
export type StoredAddresses = ReadonlyMap<string, string>

export interface DownloadedPictures {
  /** The content with the addresses of stored pictures. */
  content: ImportedContent
  /** Their bytes, by the names under which they are stored. */
  pictures: Map<string, Buffer>
  addresses: StoredAddresses
  /** Why pictures were not downloaded. */
  notes: Note[]
}

/** Pictures that are downloaded at the same time. */
const maxDownloads = 4

/**
 * Downloads the pictures of content that are on other hosts, and encodes them like uploads. Where
 * that fails, the picture of the last import stays; without one, the address does.
 * @param known what was downloaded by earlier imports
 */
export async function downloadPictures(
  content: ImportedContent,
  known: StoredAddresses,
  options: DownloadOptions = {},
): Promise<DownloadedPictures> {
  const stored = JSON.parse(JSON.stringify(content)) as ImportedContent
  const places = findRemote(stored)
  const limit = pLimit(maxDownloads)
  const pictures = new Map<string, Buffer>()
  const addresses = new Map<string, string>()
  const messages = new Map<string, string>()
  await limit.map(new Set(places.map(({ address }) => address)), async (address) => {
    try {
      const encoded = await encodePicture(await fetchBytes(address, options))
      if (!encoded) throw new DownloadError(({ refused }) => refused)
      pictures.set(encoded.name, encoded.bytes)
      addresses.set(address, `/pictures/stored/${encoded.name}`)
    } catch (error) {
      if (!(error instanceof DownloadError)) throw error
      const texts = commandTexts().pictures
      const last = known.get(address)
      if (last !== undefined) addresses.set(address, last)
      messages.set(address, texts[last === undefined ? 'failed' : 'kept'](error.reason(texts)))
    }
  })
  const notes = places.flatMap(({ path, address: value }): Note[] => {
    const message = messages.get(value)
    return message === undefined ? [] : [{ path, value, message }]
  })
  for (const { address, replace } of places) replace(addresses.get(address) ?? address)
  return { content: stored, pictures, addresses, notes }
}

interface RemotePicture {
  path: Path
  address: string
  /** Writes another address into the content. */
  replace: (address: string) => void
}

/** The http(s) addresses in fields of pictures. */
function findRemote(parent: object, path: Path = []): RemotePicture[] {
  return Object.entries(parent).flatMap(([key, value]: [string, unknown]) => {
    const place = [...path, Array.isArray(parent) ? Number(key) : key]
    if (typeof value === 'object' && value !== null) return findRemote(value, place)
    if (typeof value !== 'string' || !pictureField.test(key)) return []
    const replace = (address: string) => Object.assign(parent, { [key]: address })
    return /^https?:\/\//i.test(value) ? [{ path: place, address: value, replace }] : []
  })
}
