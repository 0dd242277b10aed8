import { Kysely, PostgresDialect } from 'kysely'
import { Pool, types } from 'pg'
import type { Database, Db } from './schema'

/** PostgreSQL's name for a 64-bit integer: counts come as that, and never beyond 2^53. */
const int8 = 20

types.setTypeParser(int8, Number)

/**
 * Opens a PostgreSQL. Connections are made when they are needed; the driver is known only
 * here.
 * @param url `postgres://user:password@host:port/database`
 * @param onLost hears of connections that break while nobody uses them
 */
export function openPostgres(url: string, onLost: (error: Error) => void = () => undefined): Db {
  const pool = new Pool({
    connectionString: url,
    max: 10,
    connectionTimeoutMillis: 3000,
    idleTimeoutMillis: 30_000,
    statement_timeout: 30_000,
  })
  pool.on('error', onLost)
  return new Kysely<Database>({ dialect: new PostgresDialect({ pool }) })
}
