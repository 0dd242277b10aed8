import type { SelectQueryBuilder } from 'kysely'
import type { Db } from './schema'

export interface PageRequest {
  page: number
  limit: number
}

export interface Page<Row> {
  rows: Row[]
  total: number
}

/**
 * Reads one page of a list, and the list's length, from one snapshot of the database.
 * @param list selects the rows of all pages, in their order
 */
export function readPage<DB, Table extends keyof DB, Row>(
  db: Db,
  { page, limit }: PageRequest,
  list: (snapshot: Db) => SelectQueryBuilder<DB, Table, Row>,
): Promise<Page<Row>> {
  const read = async (snapshot: Db) => {
    const all = list(snapshot)
    const count = await all
      .clearSelect()
      .clearOrderBy()
      .select(({ fn }) => fn.countAll().as('total'))
      .executeTakeFirstOrThrow()
    const rows = await all
      .limit(limit)
      .offset((page - 1) * limit)
      .execute()
    return { rows, ...(count as { total: number }) }
  }
  if (db.isTransaction) return read(db)
  return db
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute(read)
}
