import { randomBytes } from 'node:crypto'
import type { Kysely, Migration } from 'kysely'

/** Adds the key of the devices' cookies, and the passkey by which a session was started. */
export const devices: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable('owners').addColumn('device_key', 'text').execute()
    await (db as Kysely<{ owners: { device_key: string } }>)
      .updateTable('owners')
      .set({ device_key: randomBytes(32).toString('base64url') })
      .execute()
    await db.schema
      .alterTable('sessions')
      .addColumn('passkey_id', 'text', (column) =>
        column.references('passkeys.id').onDelete('cascade'),
      )
      .execute()
  },
}
