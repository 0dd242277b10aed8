import type { Selectable } from 'kysely'
import type { Database, Db } from '../../database/schema'
import { createPublicId } from './secrets'

export type StoredPasskey = Selectable<Database['passkeys']>

/** A new passkey, as the authenticator has created it. */
export type NewPasskey = Pick<
  StoredPasskey,
  'credential_id' | 'public_key' | 'counter' | 'transports' | 'name'
>

/** All passkeys, the oldest first. */
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
  passkey: NewPasskey,
  now: number,
): Promise<StoredPasskey> {
  const stored = { ...passkey, id: createPublicId(), created_at: now, used_at: null }
  await db.insertInto('passkeys').values(stored).execute()
  return stored
}

/** Stores the signature counter of a passkey with which the owner has signed in. */
export async function touchPasskey(
  db: Db,
  id: string,
  counter: number,
  now: number,
): Promise<void> {
  await db.updateTable('passkeys').set({ counter, used_at: now }).where('id', '=', id).execute()
}

/** @returns whether there is such a passkey */
export async function renamePasskey(db: Db, id: string, name: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('passkeys')
    .set({ name })
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  return numUpdatedRows > 0
}

/** @returns whether there was such a passkey */
export async function deletePasskey(db: Db, id: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('passkeys')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  return numDeletedRows > 0
}
