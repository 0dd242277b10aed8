import { setImmediate as pause } from 'node:timers/promises'
import type { Db } from '../database/schema'
import { write, type WriteTransaction } from '../database/contentWrites'
import { contentRows, type ContentRows, type ContentTable } from './contentRows'
import type { Content } from './contentSchema'
import { planIds } from './idPlan'

/** Rows that go into the database with one statement: a statement takes 32,766 values at most. */
const batchSize = 500

type AnyRow = Record<string, unknown>

/** Hears how far an import is: rows looked at, of all rows, table by table. */
export type Progress = (table: ContentTable, done: number, total: number) => void

/**
 * Makes the database hold exactly what a file holds, all of it or nothing. What it has
 * already keeps its id; what has not changed is not touched.
 */
export async function importContent(
  db: Db,
  content: Content,
  progress: Progress = () => undefined,
): Promise<void> {
  await write(db, (transaction) => putContent(transaction, content, progress))
}

/**
 * Fills a database that has no profile yet. Several processes may try at once: one of them
 * does it, and what another has written in the meantime is kept.
 * @param read called when the database is empty
 */
export async function importIntoEmpty(db: Db, read: () => Content): Promise<void> {
  if (await hasProfile(db)) return
  const content = read()
  await write(db, async (transaction) => {
    if (await hasProfile(transaction)) return
    await putContent(transaction, content, () => undefined)
  })
}

async function hasProfile(db: Db): Promise<boolean> {
  return (await db.selectFrom('profiles').select('id').executeTakeFirst()) !== undefined
}

async function putContent(
  transaction: WriteTransaction,
  content: Content,
  progress: Progress,
): Promise<void> {
  const ids = await planIds(transaction, content)
  const rows = contentRows(content, ids, new Date().toISOString())
  const tables = Object.keys(rows) as ContentTable[]
  const gone: [ContentTable, AnyRow[]][] = []
  for (const table of tables)
    gone.unshift([table, await putRows(transaction, table, rows, progress)])
  for (const [table, leftovers] of gone) await deleteRows(transaction, table, leftovers)
}

/**
 * Adds and changes the rows of a table.
 * @returns the rows of the database that the file does not have
 */
async function putRows(
  transaction: WriteTransaction,
  table: ContentTable,
  rows: ContentRows,
  progress: Progress,
): Promise<AnyRow[]> {
  const stored = (await transaction.selectFrom(table).selectAll().execute()) as AnyRow[]
  const left = new Map(stored.map((row) => [keyOf(table, row), row]))
  const fresh: AnyRow[] = []
  const wanted = rows[table] as AnyRow[]
  for (const [index, given] of wanted.entries()) {
    const old = left.get(keyOf(table, given))
    const row = { ...emptied(old), ...given }
    left.delete(keyOf(table, row))
    if (!old) fresh.push(row)
    else if (differs(old, row))
      await changeRow(transaction, table, { ...row, ...createdAt(old, row) })
    if (index % batchSize === 0) {
      progress(table, index, wanted.length)
      await pause()
    }
  }
  for (let start = 0; start < fresh.length; start += batchSize) {
    await transaction
      .insertInto(table)
      .values(fresh.slice(start, start + batchSize))
      .execute()
    progress(table, wanted.length - fresh.length + start, wanted.length)
    await pause()
  }
  progress(table, wanted.length, wanted.length)
  return [...left.values()]
}

/** What a row is told apart by. */
function keyOf(table: ContentTable, row: AnyRow): string {
  return table === 'project_skills'
    ? `${String(row.project_id)}/${String(row.skill_id)}`
    : String(row.id)
}

/** When a row was made and changed follows from the import, and makes no difference itself. */
const stamps = new Set(['created_at', 'updated_at'])

/** What a row had and its entry no longer says: it goes, and does not stay from before. */
function emptied(old: AnyRow = {}): AnyRow {
  return Object.fromEntries(
    Object.keys(old).flatMap((column) => (stamps.has(column) ? [] : [[column, null]])),
  )
}

function differs(old: AnyRow, row: AnyRow): boolean {
  return Object.entries(row).some(
    ([column, value]) =>
      old[column] !== value &&
      !(stamps.has(column) && 'sort_order' in row) &&
      column !== 'updated_at',
  )
}

/** A skill keeps the day on which it first came; a project's day is the owner's to say. */
function createdAt(old: AnyRow, row: AnyRow): AnyRow {
  if (!('updated_at' in row)) return {}
  const updated_at = new Date().toISOString()
  return 'sort_order' in row ? { created_at: old.created_at, updated_at } : { updated_at }
}

async function changeRow(
  transaction: WriteTransaction,
  table: ContentTable,
  row: AnyRow,
): Promise<void> {
  const update = transaction.updateTable(table as 'projects').set(row)
  await (table === 'project_skills'
    ? transaction
        .updateTable('project_skills')
        .set({ sort_order: row.sort_order as number })
        .where('project_id', '=', row.project_id as number)
        .where('skill_id', '=', row.skill_id as number)
        .execute()
    : update.where('id', '=', row.id as number).execute())
}

async function deleteRows(
  transaction: WriteTransaction,
  table: ContentTable,
  rows: readonly AnyRow[],
): Promise<void> {
  for (const row of rows) {
    await (table === 'project_skills'
      ? transaction
          .deleteFrom('project_skills')
          .where('project_id', '=', row.project_id as number)
          .where('skill_id', '=', row.skill_id as number)
          .execute()
      : transaction
          .deleteFrom(table)
          .where('id', '=', row.id as number)
          .execute())
  }
}
