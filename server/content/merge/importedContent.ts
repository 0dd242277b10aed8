import { putMeta, readMeta, type WriteTransaction } from '../../database/contentWrites'
import type { Db } from '../../database/schema'
import type { StoredAddresses } from '../sources/download/downloadPictures'
import type { ImportedContent } from '../sources/readImport'

export type ImportedByKind = Map<string, ImportedContent>

const keyOf = (kind: string) => `imported/${kind}`

/** Stores what was imported, so that the next import can tell what the owner has edited since. */
export async function putImported(transaction: WriteTransaction, imported: ImportedByKind) {
  for (const [kind, content] of imported) {
    await putMeta(transaction, keyOf(kind), JSON.stringify(content))
  }
}

export async function readImported(db: Db, kinds: readonly string[]): Promise<ImportedByKind> {
  const imported: ImportedByKind = new Map()
  for (const kind of kinds) {
    const stored = await readMeta(db, keyOf(kind))
    if (stored !== undefined) imported.set(kind, JSON.parse(stored) as ImportedContent)
  }
  return imported
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
