import { sql } from 'kysely'
import type { Db } from './schema'
import { deleteExpired, hashSecret } from './secrets'

/** Milliseconds in which messages of strangers are counted. */
export const countedTime = 600_000

/**
 * Counts a request in the database, so that a limit holds for all processes in sum.
 * @param key what it is counted for; only its hash is stored
 * @param period milliseconds from the first request of a key until its count is deleted
 * @returns the requests of this period with this one, and the time when they are forgotten
 */
export async function countRequest(db: Db, key: string, period = countedTime) {
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

export async function forgetRequests(db: Db, key: string): Promise<void> {
  await db.deleteFrom('request_counts').where('key', '=', hashSecret(key)).execute()
}
