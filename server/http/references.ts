import { hasRow, type WrittenTable, type Writing } from '../database/write'
import { refusal } from './HttpError'

/**
 * Makes sure that an id names something; one that says nothing is left alone.
 * @throws HttpError 400 that names the field
 */
export async function requireReference(
  transaction: Writing,
  path: string,
  table: WrittenTable | 'categories',
  id: number | null | undefined,
): Promise<void> {
  if (id === null || id === undefined) return
  if (await hasRow(transaction, table, id)) return
  throw refusal([{ path, message: `names none of the ${table}` }])
}
