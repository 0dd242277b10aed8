import path from 'node:path'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { clearEditedAt, readEditedAt, write } from '../../database/contentWrites'
import type { WriteTransaction } from '../../database/contentWrites'
import { recordFormerSlugs } from '../../database/entries/formerSlugs'
import { exchangeMainLanguage } from '../../database/mainLanguage'
import type { Db, TrackedTable } from '../../database/schema'
import { paths } from '../../paths'
import { UserFacingError } from '../../UserFacingError'
import { contentRows } from './contentRows'
import type { Content } from '../contentSchema'
import { planIds } from './idPlan'
import { mainLanguage } from '../translations'

/**
 * Makes the content of the database equal to a content file, in one transaction. Entries that are
 * there already keep their ids; lists that the content does not have stay as they are.
 * @param options.keepsEdits refuses to overwrite what was edited since the last import or export
 */
export async function importContent(
  db: Db,
  content: Content,
  { keepsEdits }: { keepsEdits?: boolean } = {},
): Promise<void> {
  await write(db, async (transaction) => {
    if (keepsEdits) await assertNotEdited(transaction)
    const editedAt = await readEditedAt(transaction)
    if (editedAt !== undefined) await clearEditedAt(transaction, editedAt)
    await recordFormerSlugs(transaction, () => replaceContent(transaction, content))
  })
}

/** @throws UserFacingError if the database has changes that no content file has */
export async function assertNotEdited(db: Db): Promise<void> {
  const editedAt = await readEditedAt(db)
  if (editedAt === undefined) return
  const file = path.relative(paths.root, paths.ownContent)
  throw new UserFacingError(({ content }) => content.edited(editedAt, file))
}

/**
 * Imports the content if the database has no profile. Of several processes that do so at the same
 * time, only one writes; returns whether it is this one.
 */
export async function importIntoEmpty(db: Db, read: () => Promise<Content>): Promise<boolean> {
  if (await hasProfile(db)) return false
  const content = await read()
  return write(db, async (transaction) => {
    if (await hasProfile(transaction)) return false
    await replaceContent(transaction, content)
    return true
  })
}

const hasProfile = async (db: Db) =>
  (await db.selectFrom('profiles').select('id').executeTakeFirst()) !== undefined

export async function replaceContent(transaction: WriteTransaction, content: Content) {
  await exchangeMainLanguage(transaction, mainLanguage())
  const ids = await planIds(transaction, content)
  const { project_skills, ...rows } = contentRows(content, ids)
  const tables = (Object.keys(rows) as (keyof typeof rows)[]).filter(
    (table) => table === 'profiles' || table === 'profile_skills' || content[table],
  )
  const removed = new Map<keyof typeof rows, number[]>()
  for (const table of tables) {
    removed.set(table, await putRows(transaction, table, rows[table]))
  }
  await transaction.deleteFrom('project_skills').execute()
  for (const row of project_skills) {
    await transaction.insertInto('project_skills').values(row).execute()
  }
  // In reverse, because tables refer to those before them.
  for (const table of tables.reverse()) {
    for (const id of removed.get(table) ?? []) {
      await transaction.deleteFrom(table).where('id', '=', id).execute()
    }
  }
}

type Row = { id: number } & Record<string, string | number | null | undefined>

async function putRows(transaction: WriteTransaction, table: TrackedTable, given: Row[]) {
  const rows: Row[] = await transaction.selectFrom(table).selectAll().execute()
  const stored = new Map(rows.map((row) => [row.id, row]))
  for (const row of given) {
    const old = stored.get(row.id)
    const changed = old && changedRow(table, old, row)
    if (changed)
      await transaction.updateTable(table).set(changed).where('id', '=', row.id).execute()
    if (!old) await transaction.insertInto(table).values(row).execute()
    stored.delete(row.id)
    // Lets the process respond to other requests.
    await nextTurn()
  }
  return [...stored.keys()]
}

/**
 * The new values of a row, or nothing when it is equal. Columns that the content file leaves out
 * become null, but the time of creation that it does not have stays, and `updated_at` changes.
 */
function changedRow(table: TrackedTable, old: Row, given: Row): Row | undefined {
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
  if (Object.entries(row).every(([column, value]) => old[column] === value)) return undefined
  return updated_at === undefined ? row : { ...row, updated_at: new Date().toISOString() }
}
