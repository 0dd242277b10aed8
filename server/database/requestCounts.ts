import { sql } from 'kysely'
import type { Db } from './schema'
import { deleteExpired, hashSecret } from './secrets'

/** Milliseconds of the default period of a count. */
export const defaultCountPeriod = 600_000

/**
 * Counts a request in the database, so that a limit holds for all processes in sum.
 * @param key what it is counted for; only its hash is stored
 * @param period milliseconds from the first request of a key until its count is deleted
 * @returns the requests of this period including this one, and the time when their count is deleted
 */
export async function countRequest(db: Db, key: string, period = defaultCountPeriod) {
  const now = Date.now()
  await deleteExpired(db, 'request_counts', now)
  return db
    .insertInto('request_counts')
    .values({ key: hashSecret(key), count: 1, expires_at: now + period })
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet({ count: sql`request_counts.count + 1` }),
    )
    .returning(['count', 'expires_at'])
    .executeTakeFirstOrThrow()
}

export async function deleteRequestCount(db: Db, key: string): Promise<void> {
  await db.deleteFrom('request_counts').where('key', '=', hashSecret(key)).execute()
}
