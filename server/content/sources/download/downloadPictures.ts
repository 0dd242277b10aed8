import pLimit from 'p-limit'
import { commandTexts } from '../../../language/catalogues'
import { hashOf } from '../../../pictures/repository'
import { UserFacingError } from '../../../UserFacingError'
import { pictureFieldPattern, type Entry } from '../../entry'
import type { Note } from '../../notes'
import { formatNote } from '../../report'
import type { Path } from '../../yamlSource'
import { ownKind, type ImportedContent, type ReadImport } from '../readImport'
import { fetchBytes } from './fetchBytes'

export type ImportWithPictures = Awaited<ReturnType<typeof withPictures>>

/**
 * Encodes the pictures of a source, and downloads those on other hosts.
 * @param known what was downloaded by earlier imports
 */
export async function withPictures(source: ReadImport, known: StoredAddresses) {
  const encoded = await encodePictures(source)
  const found = await downloadPictures(encoded.content, known)
  const pictures = new Map([...encoded.pictures, ...found.pictures])
  const lines = [`${commandTexts().pictures.title}:`, ...found.notes.map(formatNote)]
  return {
    read: { ...encoded, content: found.content, pictures },
    /** The stored pictures by their original addresses, also those of an earlier import. */
    addresses: found.addresses,
    count: found.pictures.size,
    /** The pictures that were not downloaded, in lines; empty if all were. */
    missing: found.notes.length > 0 ? lines.join('\n  ') : '',
  }
}

/** Encodes a picture like an upload: what a camera writes into it, such as the place, is removed. */
async function encodePicture(original: Buffer) {
  // Loaded here: an import without pictures does not need the library.
  const { encodeUpload } = await import('../../../pictures/conversion/encodeUpload')
  const encoded = await encodeUpload(original)
  if ('refused' in encoded) return undefined
  return { name: `${hashOf(encoded.bytes)}.${encoded.extension}`, bytes: encoded.bytes }
}

export async function encodePictures(read: ReadImport): Promise<ReadImport> {
  const pictures = new Map<string, Buffer>()
  const leftOut = [...read.report.leftOut]
  let text = JSON.stringify(read.content)
  for (const [name, original] of read.pictures) {
    // A picture of this software is encoded already.
    const isOwn = read.kind === ownKind
    const encoded = isOwn ? { name, bytes: original } : await encodePicture(original)
    if (encoded) {
      pictures.set(encoded.name, encoded.bytes)
      text = text.replaceAll(name, encoded.name)
    } else {
      const value = read.picturePaths?.get(name) ?? name
      leftOut.push({ path: ['pictures'], value, message: commandTexts().pictures.notStored })
      text = text.replaceAll(`/pictures/stored/${name}`, '')
    }
  }
  const content = JSON.parse(text) as ImportedContent
  return { ...read, content, pictures, report: { ...read.report, leftOut } }
}

export type StoredAddresses = ReadonlyMap<string, string>

/**
 * Downloads the pictures of content that are on other hosts, and encodes them like uploads. Where
 * that fails, the picture of the last import stays; without one, the address does.
 */
export async function downloadPictures(content: ImportedContent, known: StoredAddresses) {
  const stored = JSON.parse(JSON.stringify(content)) as ImportedContent
  const places = findRemote(stored)
  const limit = pLimit(4)
  const pictures = new Map<string, Buffer>()
  const addresses = new Map<string, string>()
  const messages = new Map<string, string>()
  await limit.map(new Set(places.map(({ address }) => address)), async (address) => {
    try {
      const encoded = await encodePicture(await fetchBytes(address))
      if (!encoded) throw new UserFacingError(({ pictures: texts }) => texts.refused)
      pictures.set(encoded.name, encoded.bytes)
      addresses.set(address, `/pictures/stored/${encoded.name}`)
    } catch (error) {
      if (!(error instanceof UserFacingError)) throw error
      const last = known.get(address)
      if (last !== undefined) addresses.set(address, last)
      const { failed, kept } = commandTexts().pictures
      messages.set(address, (last === undefined ? failed : kept)(error.text(commandTexts())))
    }
  })
  const notes = places.flatMap(({ path, address: value }): Note[] => {
    const message = messages.get(value)
    return message === undefined ? [] : [{ path, value, message }]
  })
  for (const { address, parent, key } of places) parent[key] = addresses.get(address) ?? address
  return { content: stored, pictures, addresses, notes }
}

function findRemote(
  given: object,
  path: Path = [],
): { path: Path; address: string; parent: Entry; key: string }[] {
  const parent = given as Entry
  return Object.entries(parent).flatMap(([key, value]) => {
    const place = [...path, Array.isArray(parent) ? Number(key) : key]
    if (typeof value === 'object' && value !== null) return findRemote(value, place)
    if (typeof value !== 'string' || !pictureFieldPattern.test(key)) return []
    return /^https?:\/\//i.test(value) ? [{ path: place, address: value, parent, key }] : []
  })
}
