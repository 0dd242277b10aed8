import type { RevisionAction } from '../../../src/contract/studio'
import type { WriteTransaction } from '../contentWrites'
import type { TrackedTable, Db } from '../schema'

const maxRevisions = 50

export function readRevisions(db: Db, table: TrackedTable, rowId: number) {
  return latestFirst(db, table, rowId).select(['id', 'action', 'saved_at', 'data']).execute()
}

/**
 * Adds a revision, and deletes the oldest ones. Does nothing if the latest one has the same data.
 * @param data the writable fields of the row as JSON
 */
export async function addRevision(
  transaction: WriteTransaction,
  table: TrackedTable,
  rowId: number,
  action: RevisionAction,
  data: string,
): Promise<void> {
  const latest = await latestFirst(transaction, table, rowId).select('data').executeTakeFirst()
  if (latest?.data === data) return
  const { highest } = await transaction
    .selectFrom('revisions')
    .select(({ fn }) => fn.max('id').as('highest'))
    .executeTakeFirstOrThrow()
  await transaction
    .insertInto('revisions')
    .values({
      id: (highest ?? 0) + 1,
      table_name: table,
      row_id: rowId,
      action,
      data,
      saved_at: new Date().toISOString(),
    })
    .execute()
  const superfluous = await latestFirst(transaction, table, rowId)
    .select('id')
    .offset(maxRevisions)
    .limit(1)
    .executeTakeFirst()
  if (!superfluous) return
  await transaction
    .deleteFrom('revisions')
    .where('table_name', '=', table)
    .where('row_id', '=', rowId)
    .where('id', '<=', superfluous.id)
    .execute()
}

function latestFirst(db: Db, table: TrackedTable, rowId: number) {
  return db
    .selectFrom('revisions')
    .where('table_name', '=', table)
    .where('row_id', '=', rowId)
    .orderBy('id', 'desc')
}
