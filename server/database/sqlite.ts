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
    prepare: (sql) => prepare(connection, sql),
    close() {
      // Leaves one whole file behind, without its write-ahead log.
      connection.exec('PRAGMA wal_checkpoint(TRUNCATE)')
      connection.close()
    },
  }
  return new Kysely<Database>({ dialect: new SqliteDialect({ database }) })
}

type Statement = ReturnType<SqliteDatabase['prepare']>

/**
 * What Kysely leaves to the driver about transactions. Every one of ours writes, so that it
 * asks for the right to at its beginning, when refusing costs nothing. A prepared statement
 * that was refused would stay in progress and keep everything after it from being committed:
 * `exec` leaves none behind. And where the disk is full, SQLite has rolled back by itself
 * already: that there is nothing left to roll back must not hide why.
 */
function prepare(connection: Sqlite.Database, sql: string): Statement {
  switch (sql) {
    case 'begin':
      return once(() => connection.exec('begin immediate'))
    case 'commit':
      return once(() => connection.exec('commit'))
    case 'rollback':
      return once(() => {
        if (connection.inTransaction) connection.exec('rollback')
      })
    default:
      return connection.prepare(sql)
  }
}

/** A statement that answers nothing. */
function once(run: () => void): Statement {
  return {
    reader: false,
    all: () => [],
    run: () => {
      run()
      return { changes: 0, lastInsertRowid: 0 }
    },
    iterate: () => [][Symbol.iterator](),
  }
}
