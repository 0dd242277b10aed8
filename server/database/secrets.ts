import { createHash, randomBytes } from 'node:crypto'
import type { Db } from './schema'

/** 256 random bits as 43 characters. */
export function createSecret(): string {
  return randomBytes(32).toString('base64url')
}

/** The form in which a secret with 256 random bits is stored. */
export function hashSecret(secret: string): string {
  return createHash('sha256').update(secret).digest('base64url')
}

export function createPublicId(): string {
  return randomBytes(16).toString('base64url')
}

type SecretTable = 'invitations' | 'challenges' | 'pending_subscriptions'

export async function deleteExpired(
  db: Db,
  table: SecretTable | 'preview_links' | 'request_counts',
  now = Date.now(),
): Promise<void> {
  await db.deleteFrom(table).where('expires_at', '<=', now).execute()
}

/** Stores a secret, and deletes the expired ones. @param lifetime milliseconds */
export async function storeSecret(
  db: Db,
  table: SecretTable,
  secret: string,
  lifetime: number,
  now = Date.now(),
): Promise<void> {
  await deleteExpired(db, table, now)
  const row = { hash: hashSecret(secret), expires_at: now + lifetime }
  await db.insertInto(table).values(row).execute()
}

/** Deletes a secret, which can be used once. @returns whether it was stored and has not expired */
export async function consumeSecret(db: Db, table: SecretTable, secret: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom(table)
    .where('hash', '=', hashSecret(secret))
    .where('expires_at', '>', Date.now())
    .executeTakeFirstOrThrow()
  return numDeletedRows > 0
}
