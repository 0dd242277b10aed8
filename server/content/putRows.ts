import { setImmediate as nextTurn } from 'node:timers/promises'
import type { WriteTransaction } from '../database/contentWrites'
import type { ContentTable } from './contentRows'
import type { NumberedTable } from './idPlan'

/** Rows in one statement: SQLite accepts at most 32,766 values. */
const batchSize = 500

type Row = { id: number } & Record<string, string | number | null | undefined>

/** Called with the number of rows of a table that are done, and the number of all. */
export type Progress = (table: ContentTable, done: number, total: number) => void

/**
 * Inserts and updates the rows of a table.
 * @returns the ids of the rows that the content file does not have
 */
export async function putRows(
  transaction: WriteTransaction,
  table: NumberedTable | 'profiles',
  given: Row[],
  progress: Progress,
): Promise<number[]> {
  const rows: Row[] = await transaction.selectFrom(table).selectAll().execute()
  const stored = new Map(rows.map((row) => [row.id, row]))
  let done = 0
  for (const batch of batchesOf(given)) {
    progress(table, done, given.length)
    await insertRows(
      transaction,
      table,
      batch.filter(({ id }) => !stored.has(id)),
    )
    for (const row of batch) {
      const old = stored.get(row.id)
      const changed = old && changedRow(table, old, row)
      if (changed) {
        await transaction.updateTable(table).set(changed).where('id', '=', row.id).execute()
      }
      stored.delete(row.id)
    }
    done += batch.length
    // Lets the process print the progress.
    await nextTurn()
  }
  progress(table, done, given.length)
  return [...stored.keys()]
}

async function insertRows(
  transaction: WriteTransaction,
  table: NumberedTable | 'profiles',
  rows: Row[],
): Promise<void> {
  if (rows.length > 0) await transaction.insertInto(table).values(rows).execute()
}

/**
 * The new values of a row, or nothing when it is equal. Columns that the content file leaves out
 * become null, but the time of creation that it does not have stays, and `updated_at` changes.
 */
function changedRow(table: ContentTable, old: Row, given: Row): Row | undefined {
  // `undefined` would leave a column as it is.
  const values = Object.fromEntries(
    Object.keys(old).map((column) => [column, given[column] ?? null]),
  )
  const { created_at, updated_at } = old
  const row: Row = {
    ...values,
    id: given.id,
    ...(table === 'skills' || table === 'profile_skills' ? { created_at } : {}),
    ...(updated_at === undefined ? {} : { updated_at }),
  }
  if (Object.entries(row).every(([column, value]) => old[column] === value)) {
    return undefined
  }
  return updated_at === undefined ? row : { ...row, updated_at: new Date().toISOString() }
}

/** Splits rows into batches for one statement each. */
export function* batchesOf<T>(items: readonly T[]): Generator<T[]> {
  for (let start = 0; start < items.length; start += batchSize) {
    yield items.slice(start, start + batchSize)
  }
}
