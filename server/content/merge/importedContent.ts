import { isDeepStrictEqual } from 'node:util'
import { putMeta, readMeta, type WriteTransaction } from '../../database/contentWrites'
import type { Db } from '../../database/schema'
import type { StoredAddresses } from '../sources/download/downloadPictures'
import type { ImportedContent } from '../sources/readImport'
import type { Content } from '../contentSchema'
import type { Entry } from '../entry'
import { readSample } from '../readContent'
import { listNames } from './entryKeys'

export type ImportedByKind = Map<string, ImportedContent>

const keyOf = (kind: string) => `imported/${kind}`

/** Stores what was imported, so that the next import can tell what the owner has edited since. */
export async function putImported(transaction: WriteTransaction, imported: ImportedByKind) {
  for (const [kind, content] of imported) {
    await putMeta(transaction, keyOf(kind), JSON.stringify(content))
  }
}

export async function readImported(db: Db): Promise<ImportedByKind> {
  const isImported = `${keyOf('')}%`
  const rows = await db.selectFrom('meta').selectAll().where('key', 'like', isImported).execute()
  return new Map(
    rows.map(({ key, value }) => [
      key.slice(keyOf('').length),
      JSON.parse(value) as ImportedContent,
    ]),
  )
}

/**
 * The parts of the sample that content still contains unchanged.
 * @returns undefined if the content was not made from the sample
 */
export function findSample(content: Content): ImportedContent | undefined {
  const sample = readSample()
  const own: Entry = { ...content.profile }
  const isUnchanged = ([field, value]: [string, unknown]) => isDeepStrictEqual(own[field], value)
  const profile = Object.fromEntries(Object.entries(sample.profile).filter(isUnchanged))
  const lists = listNames.map((list) => {
    const ours: Entry[] = content[list] ?? []
    const entries: Entry[] = sample[list] ?? []
    const left = entries.filter((entry) => ours.some((one) => isDeepStrictEqual(one, entry)))
    return [list, left] as const
  })
  // An owner's categories and skills may equal those of the sample by chance.
  const isCommon = (list: string) => list === 'categories' || list === 'skills'
  const hasEntry = lists.some(([list, left]) => left.length > 0 && !isCommon(list))
  if (!hasEntry && !('full_name' in profile) && !('bio' in profile)) return undefined
  return { ...Object.fromEntries(lists), profile: profile as Content['profile'] }
}

const addressesKey = 'downloaded_pictures'

/** Stores which pictures were downloaded, for an import that cannot download them again. */
export async function putAddresses(transaction: WriteTransaction, addresses: StoredAddresses) {
  if (addresses.size === 0) return
  const all = new Map([...(await readAddresses(transaction)), ...addresses])
  await putMeta(transaction, addressesKey, JSON.stringify([...all]))
}

export async function readAddresses(db: Db): Promise<StoredAddresses> {
  const stored = await readMeta(db, addressesKey)
  return new Map(stored === undefined ? [] : (JSON.parse(stored) as [string, string][]))
}
