import { sql } from 'kysely'
import type { Db } from '../../database/schema'
import { dayMs } from '../../dates'

const attemptsWithoutDelay = 5
// Milliseconds.
const firstDelay = 5000
const maxDelay = 15 * 60_000
const countLifetime = dayMs

/**
 * The time of the next attempt after a number of wrong passwords: 5 s, 10 s, 20 s, … 15 minutes
 * later. Without a delay it is 0 and not `now`, which may be later than the start of a simultaneous
 * attempt.
 */
function nextAttempt(failures: number, now: number): number {
  if (failures < attemptsWithoutDelay) return 0
  return now + Math.min(firstDelay * 2 ** (failures - attemptsWithoutDelay), maxDelay)
}

/**
 * Counts an attempt as failed before its password is checked, so that simultaneous attempts, also
 * of several processes, cannot pass by each other.
 * @param key under which attempts are counted
 * @returns 0, or the milliseconds to wait; the attempt is not counted then
 */
export async function countAttempt(db: Db, key: string, now: number): Promise<number> {
  await db
    .deleteFrom('sign_in_attempts')
    .where('failed_at', '<=', now - countLifetime)
    .execute()
  return db.transaction().execute(async (transaction) => {
    const failures = await increment(transaction, key, now)
    if (failures === undefined) {
      const { retry_at } = await transaction
        .selectFrom('sign_in_attempts')
        .select('retry_at')
        .where('key', '=', key)
        .executeTakeFirstOrThrow()
      return retry_at - now
    }
    await transaction
      .updateTable('sign_in_attempts')
      .set({ retry_at: nextAttempt(failures, now) })
      .where('key', '=', key)
      .execute()
    return 0
  })
}

/**
 * The first statement of a transaction: it holds the row until the end.
 * @returns the number of wrong passwords; undefined while the next one must wait
 */
async function increment(db: Db, key: string, now: number): Promise<number | undefined> {
  const row = await db
    .insertInto('sign_in_attempts')
    .values({ key, failures: 1, failed_at: now, retry_at: 0 })
    .onConflict((conflict) =>
      conflict
        .column('key')
        .doUpdateSet({ failures: sql`sign_in_attempts.failures + 1`, failed_at: now })
        .where('sign_in_attempts.retry_at', '<=', now),
    )
    .returning('failures')
    .executeTakeFirst()
  return row?.failures
}

export async function deleteAttempts(db: Db, key: string): Promise<void> {
  await db.deleteFrom('sign_in_attempts').where('key', '=', key).execute()
}
