import { createHash } from 'node:crypto'
import type { Selectable } from 'kysely'
import type { PictureChanges, StoredPicture } from '../../src/contract/pictures'
import type { WriteTransaction } from '../database/contentWrites'
import type { Database, Db } from '../database/schema'
import type { PictureFile, StoredPictures } from './pictureFiles'
import { findUses, findTextsInHistory } from './usesRepository'

type PictureRow = Omit<Selectable<Database['pictures']>, 'bytes'>

export type NewPicture = Pick<PictureRow, 'extension' | 'width' | 'height'> & { bytes: Buffer }

const columns = [
  'hash',
  'extension',
  'width',
  'height',
  'size',
  'alt',
  'focus_x',
  'focus_y',
  'created_at',
] as const

/** All pictures without their bytes, the latest first. */
const selectPictures = (db: Db) =>
  db.selectFrom('pictures').select(columns).orderBy('created_at', 'desc').orderBy('hash')

function readPictureRow(db: Db, hash: string): Promise<PictureRow | undefined> {
  return selectPictures(db).where('hash', '=', hash).executeTakeFirst()
}

export async function readPictureBytes(db: Db, hash: string): Promise<Buffer | undefined> {
  const row = await db
    .selectFrom('pictures')
    .select('bytes')
    .where('hash', '=', hash)
    .executeTakeFirst()
  // The drivers return an ArrayBuffer or a Buffer.
  return row && Buffer.from(row.bytes as ArrayBuffer)
}

/** All pictures with the entries that show them, the latest first. */
export async function listPictures(db: Db): Promise<StoredPicture[]> {
  const rows = await selectPictures(db).execute()
  const uses = await findUses(db, rows.map(nameOf))
  const history = await findTextsInHistory(db)
  return rows.map((row, index) => ({
    ...toPicture(row),
    uses: uses[index] ?? [],
    is_in_history: history.some((text) => text.includes(row.hash)),
  }))
}

export async function findPicture(db: Db, hash: string): Promise<StoredPicture | undefined> {
  const row = await readPictureRow(db, hash)
  if (!row) return undefined
  const [uses = []] = await findUses(db, [nameOf(row)])
  const history = await findTextsInHistory(db, hash)
  return { ...toPicture(row), uses, is_in_history: history.length > 0 }
}

/**
 * Stores a picture, unless it is stored already. The version of the content is the same afterwards:
 * no page shows a picture before an entry refers to it.
 */
export async function storePicture(
  db: Db,
  { bytes, extension, width, height }: NewPicture,
  values: Partial<Pick<PictureRow, 'alt' | 'focus_x' | 'focus_y' | 'created_at'>> = {},
): Promise<{ hash: string; isNew: boolean }> {
  const hash = hashOf(bytes)
  const created_at = new Date().toISOString()
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('pictures')
    .values({
      ...{ hash, extension, width, height, size: bytes.length, created_at },
      ...values,
      bytes,
    })
    .onConflict((conflict) => conflict.column('hash').doNothing())
    .executeTakeFirst()
  return { hash, isNew: numInsertedOrUpdatedRows === 1n }
}

export async function updatePicture(
  transaction: WriteTransaction,
  hash: string,
  { alt, focus }: PictureChanges,
): Promise<void> {
  const changes = {
    ...(alt !== undefined && { alt: alt?.trim() ? alt : null }),
    ...(focus !== undefined && { focus_x: focus?.x ?? null, focus_y: focus?.y ?? null }),
  }
  if (Object.keys(changes).length === 0) return
  await transaction.updateTable('pictures').set(changes).where('hash', '=', hash).execute()
}

export async function deletePicture(transaction: WriteTransaction, hash: string): Promise<void> {
  await transaction.deleteFrom('pictures').where('hash', '=', hash).execute()
}

export function hashOf(bytes: Buffer): string {
  return createHash('sha256').update(bytes).digest('hex')
}

const nameOf = ({ hash, extension }: PictureRow) => `stored/${hash}.${extension}`

function toPicture({ extension, focus_x, focus_y, ...row }: PictureRow) {
  return {
    ...row,
    url: `/pictures/stored/${row.hash}.${extension}`,
    type: `image/${extension === 'jpg' ? 'jpeg' : extension}`,
    focus: focus_x === null || focus_y === null ? null : { x: focus_x, y: focus_y },
  }
}

/** The pictures in the database, for a `PictureStore`. */
export function storedPictures(db: Db): StoredPictures {
  return {
    list: async () => (await selectPictures(db).execute()).map(toFile),
    find: async (name) => {
      const row = await readPictureRow(db, hashIn(name))
      const file = row && toFile(row)
      return file?.name === name ? file : undefined
    },
    read: (name) => readPictureBytes(db, hashIn(name)),
  }
}

function hashIn(name: string): string {
  return /^stored\/([0-9a-f]{64})\.\w+$/.exec(name)?.[1] ?? ''
}

function toFile(row: PictureRow): PictureFile {
  const { hash, extension, size } = row
  const name = nameOf(row)
  return { name, path: name, extension: `.${extension}`, size, stamp: hash, isStored: true }
}
