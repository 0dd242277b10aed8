import { sql } from 'kysely'
import type { Db } from '../../database/schema'

/** @throws when the database does not answer a query */
export async function pingDatabase(db: Db): Promise<void> {
  await sql`select 1`.execute(db)
}
