import type { Selectable } from 'kysely'
import type { Database, Db } from '../../database/schema'
import { consumeSecret } from '../../database/secrets'
import { pendingSecret } from './links'

type Subscriber = Selectable<Database['subscribers']>

/**
 * Confirms a pending subscription. A repeated confirmation succeeds until it is cancelled.
 * @param email normalised
 * @returns whether the address is subscribed; false for an expired or an unknown link
 */
export async function confirmSubscription(
  db: Db,
  { email, token }: Pick<Subscriber, 'email' | 'token'>,
): Promise<boolean> {
  return db.transaction().execute(async (transaction) => {
    const secret = pendingSecret(email, token)
    if (await consumeSecret(transaction, 'pending_subscriptions', secret)) {
      await transaction
        .insertInto('subscribers')
        .values({ email, token, confirmed_at: new Date(Date.now()).toISOString() })
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

export async function cancelSubscription(db: Db, token: string): Promise<void> {
  await db.deleteFrom('subscribers').where('token', '=', token).execute()
}

export async function listSubscribers(db: Db): Promise<Subscriber[]> {
  return db.selectFrom('subscribers').selectAll().orderBy('confirmed_at').orderBy('email').execute()
}

export async function deleteSubscriber(db: Db, email: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('subscribers')
    .where('email', '=', email)
    .executeTakeFirstOrThrow()
  return numDeletedRows > 0
}
