import type { Db } from './schema'

/**
 * Runs queries that all see the database as it was at the first of them, whatever others write
 * meanwhile: a list's total agrees with its rows.
 */
export function readConsistently<T>(db: Db, work: (snapshot: Db) => Promise<T>): Promise<T> {
  if (db.isTransaction) return work(db)
  return db
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute(work)
}
