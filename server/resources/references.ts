import { hasRow, type WritableTable, type WriteTransaction } from '../database/contentWrites'
import { badRequest } from '../http/HttpError'

/**
 * Makes sure that an id names something; one that says nothing is left alone.
 * @throws HttpError 400 that names the field
 */
export async function requireReference(
  transaction: WriteTransaction,
  path: string,
  table: WritableTable | 'categories',
  id: number | null | undefined,
): Promise<void> {
  if (id === null || id === undefined) return
  if (await hasRow(transaction, table, id)) return
  throw badRequest([{ path, message: `names none of the ${table}` }])
}
