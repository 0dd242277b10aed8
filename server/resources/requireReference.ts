import { hasRow, type WriteTransaction } from '../database/contentWrites'
import type { WritableTable } from '../database/schema'
import { badRequest } from '../http/HttpError'

/**
 * Checks that an id refers to an existing row; without an id there is nothing to check.
 * @param path the field of the request's body that holds the id
 * @throws HttpError 400 that names the field
 */
export async function requireReference(
  transaction: WriteTransaction,
  path: string,
  table: WritableTable,
  id: number | null | undefined,
): Promise<void> {
  if (id === null || id === undefined) return
  if (await hasRow(transaction, table, id)) return
  throw badRequest([{ path, message: `names none of the ${table}` }])
}
