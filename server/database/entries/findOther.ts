import type { WriteTransaction } from '../contentWrites'
import type { WritableTable } from '../schema'

/** Finds the first row of a table with these values whose id is not `ownId`. */
export function findOther(
  transaction: WriteTransaction,
  table: WritableTable,
  values: Record<string, string | number | null>,
  ownId = 0,
): Promise<{ id: number } | undefined> {
  return Object.entries(values)
    .reduce(
      (rows, [column, value]) => rows.where(transaction.dynamic.ref(column), '=', value),
      transaction.selectFrom(table).select('id').where('id', '!=', ownId),
    )
    .executeTakeFirst()
}
