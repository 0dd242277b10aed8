import Sqlite from 'libsql'
import { Kysely, SqliteDialect, type SqliteDatabase } from 'kysely'
import type { Database, Db } from './schema'

/** Milliseconds to wait for another process's write: more would freeze every other request. */
const busyTimeout = 100

/**
 * Opens an embedded database file; creates it where there is none. The driver is known
 * only here.
 * @throws where the file cannot be read or is no database
 */
export function openSqlite(file: string): Db {
  const connection = new Sqlite(file)
  try {
    // In this order: the change to WAL may itself have to wait.
    connection.exec(`PRAGMA busy_timeout = ${busyTimeout}`)
    connection.exec('PRAGMA journal_mode = WAL')
    connection.exec('PRAGMA synchronous = FULL')
    connection.exec('PRAGMA foreign_keys = ON')
  } catch (error) {
    connection.close()
    throw error
  }
  const database: SqliteDatabase = {
    prepare: (sql) => connection.prepare(sql),
    close() {
      // Leaves one whole file behind, without its write-ahead log.
      connection.exec('PRAGMA wal_checkpoint(TRUNCATE)')
      connection.close()
    },
  }
  return new Kysely<Database>({ dialect: new SqliteDialect({ database }) })
}
