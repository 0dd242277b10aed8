import type { Selectable } from 'kysely'
import { ownerId, type Database, type Db } from '../../database/schema'
import {
  createPublicId,
  createSecret,
  hashSecret,
  storeSecret,
  consumeSecret,
} from '../../database/secrets'

type Owner = Selectable<Database['owners']>
export type StoredPasskey = Selectable<Database['passkeys']>

const invitationLifetime = 30 * 60_000

/** The owner's account; undefined before the first invitation. */
export function findOwner(db: Db): Promise<Owner | undefined> {
  return db.selectFrom('owners').selectAll().where('id', '=', ownerId).executeTakeFirst()
}

export async function hasAccount(db: Db): Promise<boolean> {
  return typeof (await findOwner(db))?.opened_at === 'number'
}

/**
 * Creates an invitation, and the account if it does not exist; it stays closed until the invitation
 * is accepted.
 * @param now milliseconds since 1970
 * @returns the secret of the link, which is stored as a hash only
 */
export async function createInvitation(db: Db, now: number): Promise<string> {
  await db
    .insertInto('owners')
    .values({
      id: ownerId,
      user_handle: createSecret(),
      device_key: createSecret(),
      password_hash: null,
      opened_at: null,
    })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute()
  const secret = createSecret()
  await storeSecret(db, 'invitations', secret, invitationLifetime, now)
  return secret
}

export async function isInvited(db: Db, secret: string, now: number): Promise<boolean> {
  const row = await db
    .selectFrom('invitations')
    .select('hash')
    .where('hash', '=', hashSecret(secret))
    .where('expires_at', '>', now)
    .executeTakeFirst()
  return row !== undefined
}

/** Deletes an invitation, and all others with it. @returns whether it could be accepted */
export async function consumeInvitation(db: Db, secret: string): Promise<boolean> {
  const isConsumed = await consumeSecret(db, 'invitations', secret)
  if (isConsumed) await db.deleteFrom('invitations').execute()
  return isConsumed
}

export async function openAccount(db: Db): Promise<void> {
  await db
    .updateTable('owners')
    .set({ opened_at: Date.now() })
    .where('id', '=', ownerId)
    .where('opened_at', 'is', null)
    .execute()
}

export async function putPasswordHash(db: Db, hash: string | undefined): Promise<void> {
  await db
    .updateTable('owners')
    .set({ password_hash: hash ?? null })
    .where('id', '=', ownerId)
    .execute()
}

/** Locks the account until the end of a transaction: others that lock it wait, on every process. */
export async function lockAccount(transaction: Db): Promise<void> {
  await transaction.updateTable('owners').set({ id: ownerId }).where('id', '=', ownerId).execute()
}

export async function hasSignInMethod(db: Db): Promise<boolean> {
  const passkey = await db.selectFrom('passkeys').select('id').limit(1).executeTakeFirst()
  return passkey !== undefined || Boolean((await findOwner(db))?.password_hash)
}

export function listPasskeys(db: Db): Promise<StoredPasskey[]> {
  return db.selectFrom('passkeys').selectAll().orderBy('created_at').orderBy('id').execute()
}

export function findPasskey(db: Db, credentialId: string): Promise<StoredPasskey | undefined> {
  return db
    .selectFrom('passkeys')
    .selectAll()
    .where('credential_id', '=', credentialId)
    .executeTakeFirst()
}

export async function storePasskey(
  db: Db,
  passkey: Omit<StoredPasskey, 'id' | 'created_at' | 'used_at'>,
  now: number,
): Promise<string> {
  const id = createPublicId()
  await db
    .insertInto('passkeys')
    .values({ ...passkey, id, created_at: now, used_at: null })
    .execute()
  return id
}

export async function touchPasskey(db: Db, id: string, counter: number): Promise<void> {
  const changes = { counter, used_at: Date.now() }
  await db.updateTable('passkeys').set(changes).where('id', '=', id).execute()
}

export async function renamePasskey(db: Db, id: string, name: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('passkeys')
    .set({ name })
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  return numUpdatedRows > 0
}
