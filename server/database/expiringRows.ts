import type { Db } from './schema'

/** The tables of secrets that are stored as hashes, and can be used once. */
type HashTable = 'invitations' | 'challenges' | 'pending_subscriptions'

/** Deletes the rows that have expired. @param now milliseconds since 1970 */
export async function deleteExpired(
  db: Db,
  table: HashTable | 'preview_links' | 'request_counts',
  now: number,
): Promise<void> {
  await db.deleteFrom(table).where('expires_at', '<=', now).execute()
}

/** Stores the hash of a secret, and deletes the expired ones. @param lifetime milliseconds */
export async function storeHash(
  db: Db,
  table: HashTable,
  hash: string,
  now: number,
  lifetime: number,
): Promise<void> {
  await deleteExpired(db, table, now)
  await db
    .insertInto(table)
    .values({ hash, expires_at: now + lifetime })
    .execute()
}

/** Deletes the hash of a secret. @returns whether it was stored, and has not expired */
export async function takeHash(
  db: Db,
  table: HashTable,
  hash: string,
  now: number,
): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom(table)
    .where('hash', '=', hash)
    .where('expires_at', '>', now)
    .executeTakeFirstOrThrow()
  return numDeletedRows > 0
}
