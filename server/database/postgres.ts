import { Kysely, PostgresDialect } from 'kysely'
import { Pool, types } from 'pg'
import type { Database, Db } from './schema'

/** The type id of a 64-bit integer, the type of counts and sums; they are below 2^53. */
const int8 = 20

types.setTypeParser(int8, Number)

export function openPostgres(url: string, onLost: (error: Error) => void = () => undefined): Db {
  const pool = new Pool({
    connectionString: url,
    max: 10,
    connectionTimeoutMillis: 3000,
    idleTimeoutMillis: 30_000,
    statement_timeout: 30_000,
  })
  pool.on('error', onLost)
  // Without a listener, a connection that breaks between two queries would end the process.
  pool.on('connect', (client) => client.on('error', () => undefined))
  return new Kysely<Database>({ dialect: new PostgresDialect({ pool }) })
}
