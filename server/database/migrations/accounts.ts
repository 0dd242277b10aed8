import type { Kysely, Migration } from 'kysely'

/** Adds the owner's account: ways to sign in, sessions, invitations. Times are in milliseconds. */
export const accounts: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('owners')
      .addColumn('id', 'integer', (column) => column.primaryKey())
      .addColumn('user_handle', 'text', (column) => column.notNull())
      .addColumn('password_hash', 'text')
      .addColumn('opened_at', 'double precision')
      .execute()
    await db.schema
      .createTable('passkeys')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('credential_id', 'text', (column) => column.notNull().unique())
      .addColumn('public_key', 'text', (column) => column.notNull())
      .addColumn('counter', 'double precision', (column) => column.notNull())
      .addColumn('transports', 'text', (column) => column.notNull())
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('created_at', 'double precision', (column) => column.notNull())
      .addColumn('used_at', 'double precision')
      .execute()
    await db.schema
      .createTable('sessions')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('token_hash', 'text', (column) => column.notNull().unique())
      .addColumn('device', 'text', (column) => column.notNull())
      .addColumn('signed_in_at', 'double precision', (column) => column.notNull())
      .addColumn('used_at', 'double precision', (column) => column.notNull())
      .execute()
    for (const table of ['invitations', 'challenges']) {
      await db.schema
        .createTable(table)
        .addColumn('hash', 'text', (column) => column.primaryKey())
        .addColumn('expires_at', 'double precision', (column) => column.notNull())
        .execute()
    }
    await db.schema
      .createTable('sign_in_attempts')
      .addColumn('key', 'text', (column) => column.primaryKey())
      .addColumn('failures', 'integer', (column) => column.notNull())
      .addColumn('failed_at', 'double precision', (column) => column.notNull())
      .addColumn('retry_at', 'double precision', (column) => column.notNull())
      .execute()
  },
}
