import type { Selectable } from 'kysely'
import type { Database, Db } from '../../database/schema'
import { hashSubscription } from './links'

/** A confirmed subscriber of the blog. */
export type Subscriber = Selectable<Database['subscribers']>

/** Milliseconds in which a subscription must be confirmed. */
const confirmationTime = 24 * 3_600_000

/**
 * Stores the hash of a subscription that is not confirmed yet.
 * @param now milliseconds since 1970
 */
export async function storePending(db: Db, hash: string, now: number): Promise<void> {
  await db
    .insertInto('pending_subscriptions')
    .values({ hash, expires_at: now + confirmationTime })
    .execute()
}

export async function deletePending(db: Db, hash: string): Promise<void> {
  await db.deleteFrom('pending_subscriptions').where('hash', '=', hash).execute()
}

/** Deletes the subscriptions that were not confirmed in time. */
export async function deleteExpired(db: Db, now: number): Promise<void> {
  await db.deleteFrom('pending_subscriptions').where('expires_at', '<=', now).execute()
}

/**
 * Confirms a pending subscription. A repeated confirmation succeeds until it is cancelled.
 * @param email normalised
 * @returns whether the address is subscribed; false for an expired or an unknown link
 */
export async function confirmSubscription(
  db: Db,
  { email, token }: Pick<Subscriber, 'email' | 'token'>,
  now: number,
): Promise<boolean> {
  return db.transaction().execute(async (transaction) => {
    const { numDeletedRows } = await transaction
      .deleteFrom('pending_subscriptions')
      .where('hash', '=', hashSubscription(email, token))
      .where('expires_at', '>', now)
      .executeTakeFirstOrThrow()
    if (numDeletedRows > 0) {
      await transaction
        .insertInto('subscribers')
        .values({ email, token, confirmed_at: new Date(now).toISOString() })
        .onConflict((conflict) => conflict.column('email').doNothing())
        .execute()
      return true
    }
    return (await findSubscriber(transaction, email))?.token === token
  })
}

export async function findSubscriber(db: Db, email: string): Promise<Subscriber | undefined> {
  return db.selectFrom('subscribers').selectAll().where('email', '=', email).executeTakeFirst()
}

/** Deletes the subscriber whose links have this token, if there is one. */
export async function cancelSubscription(db: Db, token: string): Promise<void> {
  await db.deleteFrom('subscribers').where('token', '=', token).execute()
}

/** Returns all subscribers, the oldest subscription first. */
export async function listSubscribers(db: Db): Promise<Subscriber[]> {
  return db.selectFrom('subscribers').selectAll().orderBy('confirmed_at').orderBy('email').execute()
}

/** @param email normalised @returns whether there was such a subscriber */
export async function deleteSubscriber(db: Db, email: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('subscribers')
    .where('email', '=', email)
    .executeTakeFirstOrThrow()
  return numDeletedRows > 0
}
