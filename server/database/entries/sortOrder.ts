import { sql } from 'kysely'
import type { WriteTransaction } from '../contentWrites'
import type { SortedTable } from '../schema'

/** The `sort_order` that puts a new row before or after all others. */
export async function sortOrderOf(
  place: 'first' | 'last',
  transaction: WriteTransaction,
  table: SortedTable,
): Promise<number> {
  const { first, last } = await transaction
    .selectFrom(table)
    .select(({ fn }) => [fn.min('sort_order').as('first'), fn.max('sort_order').as('last')])
    .executeTakeFirstOrThrow()
  return place === 'first' ? (first ?? 1) - 1 : (last ?? -1) + 1
}

/**
 * Sorts all rows of a table.
 * @param ids the ids of all rows in their new order
 * @returns false, without a change, if other rows exist than these
 */
export async function putOrder(
  transaction: WriteTransaction,
  table: SortedTable,
  ids: readonly number[],
): Promise<boolean> {
  const rows = await transaction.selectFrom(table).select(['id', 'sort_order']).execute()
  const orders = new Map(rows.map(({ id, sort_order }) => [id, sort_order]))
  if (ids.length !== rows.length || !ids.every((id) => orders.has(id))) return false
  for (const [sort_order, id] of ids.entries()) {
    if (orders.get(id) === sort_order) continue
    await transaction.updateTable(table).set({ sort_order }).where('id', '=', id).execute()
  }
  if (table === 'categories') await copySkillColumns(transaction)
  return true
}

/** Copies the order of the categories, and whether skills are active, to the tables that repeat it. */
export async function copySkillColumns(transaction: WriteTransaction): Promise<void> {
  await sql`update skills set category_order =
    (select sort_order from categories where categories.id = category_id)`.execute(transaction)
  await sql`update profile_skills set
    category_order = (select category_order from skills where skills.id = skill_id),
    skill_is_active = (select is_active from skills where skills.id = skill_id)`.execute(
    transaction,
  )
}
