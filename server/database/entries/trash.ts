import type { Selectable } from 'kysely'
import type { Translations } from '../../../src/contract/schema/values'
import { findOther, hasRow, type WriteTransaction } from '../contentWrites'
import { deletePreviewLinkOf } from '../previewLinks'
import { deleteOrphanedDrafts } from './drafts'
import { findTakenSlug } from './slugs'
import { copySkillColumns } from './sortOrder'
import type { Database, Db, WritableTable } from '../schema'
import { dayMs } from '../../dates'

const retention = 30 * dayMs

interface RestoreConflict {
  column: string
  reason: string
  code: 'taken' | 'unknownReference'
}

const missingReference = (column: string): RestoreConflict => ({
  column,
  reason: 'no longer exists',
  code: 'unknownReference',
})

type DeletedRow = { id: number } & Record<string, string | number | null>

/** A deleted row, and the rows that referred to it: deleted ones, and the ids of changed ones. */
interface DeletedRows {
  row: DeletedRow
  project_skills: Selectable<Database['project_skills']>[]
  profile_skills: Selectable<Database['profile_skills']>[]
  testimonialIds: number[]
}

/** Columns whose values, together, only one row of a table has. */
const uniqueColumns: Partial<Record<WritableTable, [string, ...string[]]>> = {
  categories: ['slug'],
  skills: ['name', 'category_id'],
  profile_skills: ['skill_id'],
}

export async function moveToTrash(
  transaction: WriteTransaction,
  table: WritableTable,
  id: number,
  title: string,
): Promise<void> {
  const row = await transaction
    .selectFrom(table)
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  const rows = { row, ...(await readReferring(transaction, table, id)) }
  await transaction.deleteFrom(table).where('id', '=', id).execute()
  await deletePreviewLinkOf(transaction, { resource: table, entry_id: id })
  await transaction
    .insertInto('trash')
    .values({
      table_name: table,
      row_id: id,
      title,
      rows: JSON.stringify(rows),
      deleted_at: new Date().toISOString(),
    })
    .execute()
}

const oldestTime = () => new Date(Date.now() - retention).toISOString()

export function readTrash(db: Db) {
  return db
    .selectFrom('trash')
    .select(['table_name', 'row_id', 'title', 'deleted_at'])
    .where('deleted_at', '>=', oldestTime())
    .orderBy('deleted_at', 'desc')
    .orderBy('row_id')
    .execute()
}

/**
 * Restores a deleted row, and what referred to it as far as that still exists.
 * @returns `missing` if there is no such row in the trash; why the row cannot be restored; or nothing
 */
export async function restoreFromTrash(
  transaction: WriteTransaction,
  table: WritableTable,
  id: number,
): Promise<'missing' | RestoreConflict | undefined> {
  const place = { table_name: table, row_id: id }
  const entry = await transaction
    .selectFrom('trash')
    .select('rows')
    .where((eb) => eb.and(place))
    .executeTakeFirst()
  if (!entry || (await hasRow(transaction, table, id))) return 'missing'
  const rows = JSON.parse(entry.rows) as DeletedRows
  const conflict =
    (await clearMissingReferences(transaction, table, rows.row)) ??
    (await findTakenValue(transaction, table, rows.row))
  if (conflict) return conflict
  await transaction.insertInto(table).values(rows.row).execute()
  await restoreReferring(transaction, rows)
  if (table === 'skills' || table === 'profile_skills') await copySkillColumns(transaction)
  await transaction
    .deleteFrom('trash')
    .where((eb) => eb.and(place))
    .execute()
  return undefined
}

/** Removes the category of a row if it no longer exists; for rows that need one, it is a conflict. */
async function clearMissingReferences(
  transaction: WriteTransaction,
  table: WritableTable,
  row: DeletedRow,
): Promise<RestoreConflict | undefined> {
  const isMissing = async (column: string, target: WritableTable) =>
    typeof row[column] === 'number' && !(await hasRow(transaction, target, row[column]))
  if (await isMissing('category_id', 'categories')) {
    if (table === 'skills') return missingReference('category_id')
    row.category_id = null
  }
  if (await isMissing('project_id', 'projects')) row.project_id = null
  return (await isMissing('skill_id', 'skills')) ? missingReference('skill_id') : undefined
}

async function findTakenValue(
  transaction: WriteTransaction,
  table: WritableTable,
  row: DeletedRow,
): Promise<RestoreConflict | undefined> {
  const conflictWith = (column: string, other: { id: number } | undefined) =>
    other && { column, reason: `is taken by another entry: ${other.id}`, code: 'taken' as const }
  if (table === 'projects' || table === 'posts') {
    const { slug, translations } = row as DeletedRow & { slug: string; translations: string | null }
    const body = { slug, translations: JSON.parse(translations ?? 'null') as Translations | null }
    const other = await findTakenSlug(transaction, table, body, row.id)
    return conflictWith(other?.path ?? 'slug', other)
  }
  const columns = uniqueColumns[table]
  if (!columns) return undefined
  const values = Object.fromEntries(columns.map((column) => [column, row[column] ?? null]))
  const other = await findOther(transaction, table, values)
  // The slug of a category is that of its name.
  return conflictWith(table === 'categories' ? 'name' : columns[0], other)
}

/** Deletes the rows that cannot be restored any more, with their earlier states and drafts. */
export async function deleteOldTrash(db: Db): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    const expired = await transaction
      .deleteFrom('trash')
      .where('deleted_at', '<', oldestTime())
      .returning(['table_name', 'row_id'])
      .execute()
    for (const row of expired) {
      await transaction
        .deleteFrom('revisions')
        .where((eb) => eb.and(row))
        .execute()
    }
    await deleteOrphanedDrafts(transaction)
  })
}

async function readReferring(transaction: WriteTransaction, table: WritableTable, id: number) {
  const [skill_id, project_id] = [table === 'skills' ? id : 0, table === 'projects' ? id : 0]
  const links = transaction.selectFrom('project_skills').selectAll()
  const profileSkills = transaction.selectFrom('profile_skills').selectAll()
  const testimonials = transaction.selectFrom('testimonials').select('id')
  const ofProject = await testimonials.where('project_id', '=', project_id).execute()
  return {
    project_skills: await links.where((eb) => eb.or({ skill_id, project_id })).execute(),
    profile_skills: await profileSkills.where('skill_id', '=', skill_id).execute(),
    testimonialIds: ofProject.map((testimonial) => testimonial.id),
  }
}

async function restoreReferring(
  transaction: WriteTransaction,
  { row, project_skills, profile_skills, testimonialIds }: DeletedRows,
): Promise<void> {
  for (const link of project_skills) {
    const hasProject = await hasRow(transaction, 'projects', link.project_id)
    if (!hasProject || !(await hasRow(transaction, 'skills', link.skill_id))) continue
    await transaction.insertInto('project_skills').values(link).execute()
  }
  if (profile_skills.length > 0) {
    await transaction.insertInto('profile_skills').values(profile_skills).execute()
  }
  if (testimonialIds.length > 0) {
    await transaction
      .updateTable('testimonials')
      .set({ project_id: row.id })
      .where('id', 'in', testimonialIds)
      .where('project_id', 'is', null)
      .execute()
  }
}
