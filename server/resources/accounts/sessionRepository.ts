import type { Selectable } from 'kysely'
import type { Database, Db } from '../../database/schema'
import { createPublicId, createSecret, hashSecret } from '../../database/secrets'
import { dayMs } from '../../dates'

export type StoredSession = Selectable<Database['sessions']>

const maxIdleTime = 7 * dayMs
export const maxSessionAge = 30 * dayMs
const touchInterval = 60_000

/** The time at which a session ends if it is not used again. */
export function expiryOf({ signed_in_at, used_at }: StoredSession): number {
  return Math.min(signed_in_at + maxSessionAge, used_at + maxIdleTime)
}

/**
 * Creates a session, and deletes the expired ones and the one that it replaces.
 * @param options.replaced the id of the session with which the owner has signed in again
 * @returns the session and its token, which is stored as a hash only
 */
export async function createSession(
  db: Db,
  device: string,
  now: number,
  { passkeyId, replaced = '' }: { passkeyId?: string; replaced?: string } = {},
): Promise<{ session: StoredSession; token: string }> {
  await db
    .deleteFrom('sessions')
    .where((where) =>
      where.or([
        where('signed_in_at', '<=', now - maxSessionAge),
        where('used_at', '<=', now - maxIdleTime),
        where('id', '=', replaced),
      ]),
    )
    .execute()
  const token = createSecret()
  const session: StoredSession = {
    id: createPublicId(),
    token_hash: hashSecret(token),
    device,
    signed_in_at: now,
    used_at: now,
    passkey_id: passkeyId ?? null,
  }
  await db.insertInto('sessions').values(session).execute()
  return { session, token }
}

/** The session of a token, if it has not expired; stores that it has been used. */
export async function findSession(
  db: Db,
  token: string,
  now: number,
): Promise<StoredSession | undefined> {
  const session = await validSessions(db, now)
    .where('token_hash', '=', hashSecret(token))
    .executeTakeFirst()
  if (session && session.used_at <= now - touchInterval) {
    await db.updateTable('sessions').set({ used_at: now }).where('id', '=', session.id).execute()
  }
  return session
}

export function listSessions(db: Db, now: number): Promise<StoredSession[]> {
  return validSessions(db, now).orderBy('used_at', 'desc').orderBy('id').execute()
}

function validSessions(db: Db, now: number) {
  return db
    .selectFrom('sessions')
    .selectAll()
    .where('signed_in_at', '>', now - maxSessionAge)
    .where('used_at', '>', now - maxIdleTime)
}

export async function deleteSessions(db: Db, except = ''): Promise<void> {
  await db.deleteFrom('sessions').where('id', '!=', except).execute()
}

/** The session does not end with the passkey of its sign-in. */
export async function detachPasskey(db: Db, id: string): Promise<void> {
  await db.updateTable('sessions').set({ passkey_id: null }).where('id', '=', id).execute()
}
