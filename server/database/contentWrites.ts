import { sql, type Insertable, type Transaction, type Updateable } from 'kysely'
import type { Database, Db } from './schema'

/** A transaction that has announced itself as a write. */
export type WriteTransaction = Transaction<Database>

/** The tables whose rows are written one by one. */
export type WritableTable =
  'experiences' | 'educations' | 'skills' | 'profile_skills' | 'projects' | 'testimonials'

/**
 * Runs a write with all that belongs to it: everything happens, or nothing. The content
 * version goes first, because its row is a lock: writes come one after another, also those
 * of other processes, so that what `work` has looked up still holds when it writes.
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
    return work(transaction)
  })
}

/** How often the content has been written to, as text; every write changes it. */
export async function readContentVersion(db: Db): Promise<string> {
  const row = await db
    .selectFrom('meta')
    .select('value')
    .where('key', '=', 'content_version')
    .executeTakeFirst()
  return row?.value ?? '0'
}

/** Adds a row under an id that no row has ever had. */
export async function insertRow<Table extends WritableTable>(
  transaction: WriteTransaction,
  table: Table,
  values: Omit<Insertable<Database[Table]>, 'id'>,
): Promise<number> {
  const id = await newId(transaction, table)
  const row = { ...withoutUndefined(values), id } as unknown as Insertable<Database[Table]>
  await transaction.insertInto(table).values(row).execute()
  return id
}

/** Changes what is given; a field that is left out stays as it is. */
export async function updateRow<Table extends WritableTable>(
  transaction: WriteTransaction,
  table: Table,
  id: number,
  changes: Updateable<Database[Table]>,
): Promise<void> {
  const set = withoutUndefined(changes)
  if (Object.keys(set).length === 0) return
  const oneOfThem: WritableTable = table
  await transaction.updateTable(oneOfThem).set(set).where('id', '=', id).execute()
}

/** @returns whether there was such a row */
export async function deleteRow(
  transaction: WriteTransaction,
  table: WritableTable,
  id: number,
): Promise<boolean> {
  const { numDeletedRows } = await transaction
    .deleteFrom(table)
    .where('id', '=', id)
    .executeTakeFirst()
  return numDeletedRows > 0
}

export async function hasRow(
  db: Db,
  table: WritableTable | 'categories',
  id: number,
): Promise<boolean> {
  const row = await db.selectFrom(table).select('id').where('id', '=', id).executeTakeFirst()
  return row !== undefined
}

/** The key under which the last id of a table is remembered, also when its row is gone. */
export function lastIdKey(table: string): string {
  return `last_id/${table}`
}

async function newId(transaction: WriteTransaction, table: WritableTable): Promise<number> {
  const key = lastIdKey(table)
  const { highest } = await transaction
    .selectFrom(table)
    .select(({ fn }) => fn.max('id').as('highest'))
    .executeTakeFirstOrThrow()
  const remembered = await transaction
    .selectFrom('meta')
    .select('value')
    .where('key', '=', key)
    .executeTakeFirst()
  const id = Math.max(Number(highest ?? 0), Number(remembered?.value ?? 0)) + 1
  await transaction
    .insertInto('meta')
    .values({ key, value: String(id) })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ value: String(id) }))
    .execute()
  return id
}

/** The drivers take no `undefined`. */
function withoutUndefined(values: object): Record<string, unknown> {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined))
}
