import type { SelectQueryBuilder } from 'kysely'
import type { Database, Db } from './schema'

/** Which part of a list to read: `page` counts from 1. */
export interface PageRequest {
  page: number
  limit: number
}

/** The rows of one page, and the number of rows on all pages. */
export interface Page<Row> {
  rows: Row[]
  total: number
}

/** A query for the ids of some rows. */
export type IdQuery<Table extends keyof Database> = SelectQueryBuilder<
  Database,
  Table,
  { id: number }
>

interface List<Table extends keyof Database, Row> {
  /** The ids of all rows, in the list's order; one index should hold all the columns it names. */
  ids: IdQuery<Table>
  /** Reads the rows with these ids, in the list's order. */
  rowsOf: (ids: IdQuery<Table>) => Promise<Row[]>
}

/** Reads one page of a list, and the list's length, from one snapshot of the database. */
export function readPage<Table extends keyof Database, Row>(
  db: Db,
  { page, limit }: PageRequest,
  listIn: (snapshot: Db) => List<Table, Row>,
): Promise<Page<Row>> {
  return readConsistently(db, async (snapshot) => {
    const { ids, rowsOf } = listIn(snapshot)
    const { total } = await ids
      .clearSelect()
      .clearOrderBy()
      .select(({ fn }) => fn.countAll<number>().as('total'))
      .executeTakeFirstOrThrow()
    return { rows: await rowsOf(ids.limit(limit).offset((page - 1) * limit)), total }
  })
}

/** Runs queries that all read the state of the database at the first of them. */
function readConsistently<T>(db: Db, work: (snapshot: Db) => Promise<T>): Promise<T> {
  if (db.isTransaction) return work(db)
  return db
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute(work)
}
