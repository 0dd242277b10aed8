import { sql, type Transaction, type Updateable } from 'kysely'
import type { Database, Db, TrackedTable, WritableTable } from './schema'

/** A transaction that holds the lock on the content version. */
export type WriteTransaction = Transaction<Database>

/**
 * Runs a write in one transaction and increments the content version. The version is updated
 * first because its row serves as a lock: writes of all processes run one after another, so
 * that what `work` has read is still true when it writes.
 */
export async function write<T>(
  db: Db,
  work: (transaction: WriteTransaction) => Promise<T>,
): Promise<T> {
  return db.transaction().execute(async (transaction) => {
    await transaction
      .insertInto('meta')
      .values({ key: 'content_version', value: '1' })
      .onConflict((conflict) =>
        conflict
          .column('key')
          .doUpdateSet({ value: sql<string>`cast(cast(meta.value as bigint) + 1 as text)` }),
      )
      .execute()
    await putMeta(transaction, 'content_changed_at', new Date().toISOString())
    return work(transaction)
  })
}

export async function readContentChangedAt(db: Db): Promise<Date | undefined> {
  const value = await readMeta(db, 'content_changed_at')
  return value === undefined ? undefined : new Date(value)
}

/** The number of writes so far, as text: it changes with every write of every process. */
export async function readContentVersion(db: Db): Promise<string> {
  return (await readMeta(db, 'content_version')) ?? '0'
}

/** Returns an id that no row of the table has or had, and stores it as the last one. */
export async function allocateId(
  transaction: WriteTransaction,
  table: WritableTable,
): Promise<number> {
  const id = (await readHighestId(transaction, table)) + 1
  await storeLastId(transaction, table, id)
  return id
}

export async function readHighestId(
  transaction: WriteTransaction,
  table: WritableTable,
): Promise<number> {
  const { highest } = await transaction
    .selectFrom(table)
    .select(({ fn }) => fn.max('id').as('highest'))
    .executeTakeFirstOrThrow()
  const last = await readMeta(transaction, `last_id/${table}`)
  return Math.max(highest ?? 0, Number(last ?? 0))
}

export async function storeLastId(
  transaction: WriteTransaction,
  table: string,
  id: number,
): Promise<void> {
  await putMeta(transaction, `last_id/${table}`, String(id))
}

const editedAt = 'edited_at'

/** Notes that the owner has changed the content in the studio or by the API. */
export async function markEdited(transaction: WriteTransaction): Promise<void> {
  await putMeta(transaction, editedAt, new Date().toISOString())
}

/** The time of the last change that no content file has yet; undefined if there is none. */
export async function readEditedAt(db: Db): Promise<string | undefined> {
  return readMeta(db, editedAt)
}

/** Notes that a content file has the changes until a time, or that an import has replaced them. */
export async function clearEditedAt(db: Db, until: string): Promise<void> {
  await db.deleteFrom('meta').where('key', '=', editedAt).where('value', '<=', until).execute()
}

export async function putMeta(
  transaction: WriteTransaction,
  key: string,
  value: string,
): Promise<void> {
  await transaction
    .insertInto('meta')
    .values({ key, value })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ value }))
    .execute()
}

export async function readMeta(db: Db, key: string): Promise<string | undefined> {
  const row = await db.selectFrom('meta').select('value').where('key', '=', key).executeTakeFirst()
  return row?.value
}

/** Changes the given columns of a row; `undefined` leaves a column as it is. */
export async function updateRow<Table extends TrackedTable>(
  transaction: WriteTransaction,
  table: Table,
  id: number,
  changes: Updateable<Database[Table]>,
): Promise<void> {
  const set = Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined))
  if (Object.keys(set).length === 0) return
  await transaction.updateTable<TrackedTable>(table).set(set).where('id', '=', id).execute()
}

export async function hasRow(db: Db, table: TrackedTable, id: number): Promise<boolean> {
  const row = await db.selectFrom(table).select('id').where('id', '=', id).executeTakeFirst()
  return row !== undefined
}

/** Finds the first row of a table with these values whose id is not `ownId`. */
export function findOther(
  transaction: WriteTransaction,
  table: WritableTable,
  values: Record<string, string | number | null>,
  ownId = 0,
): Promise<{ id: number } | undefined> {
  let others = transaction.selectFrom(table).select('id').where('id', '!=', ownId)
  for (const [column, value] of Object.entries(values)) {
    others = others.where(transaction.dynamic.ref(column), '=', value)
  }
  return others.executeTakeFirst()
}
