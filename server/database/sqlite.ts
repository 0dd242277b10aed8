import Sqlite from 'libsql'
import {
  CompiledQuery,
  Kysely,
  sql,
  SqliteAdapter,
  SqliteDialect,
  SqliteDriver,
  type DatabaseConnection,
  type DialectAdapter,
  type Driver,
  type SqliteDatabase,
  type TransactionSettings,
} from 'kysely'
import type { Database, Db } from './schema'

/** Milliseconds that a server waits for another process's write: meanwhile it answers nothing. */
const serverBusyTimeout = 100

/** Milliseconds that a command waits, and a server before it answers requests. */
const usualBusyTimeout = 10_000

/**
 * Opens an embedded database file; creates it where there is none. The driver is known
 * only here and in `folderLock.ts`.
 * @param onClose called when the connection was closed
 * @throws where the file cannot be read or is no database
 */
export function openSqlite(file: string, onClose: () => void = () => undefined): Db {
  const connection = new Sqlite(file)
  try {
    // In this order: the change to WAL may itself have to wait.
    connection.exec(`PRAGMA busy_timeout = ${usualBusyTimeout}`)
    connection.exec('PRAGMA journal_mode = WAL')
    connection.exec('PRAGMA synchronous = FULL')
    connection.exec('PRAGMA foreign_keys = ON')
  } catch (error) {
    connection.close()
    throw error
  }
  return createKysely(connection, () => {
    // Leaves one whole file behind, without its write-ahead log.
    connection.exec('PRAGMA wal_checkpoint(TRUNCATE)')
    connection.close()
    onClose()
  })
}

/** Opens a database that exists only in memory, to be written to a file as a whole. */
export function openMemory(): Db {
  const connection = new Sqlite(':memory:')
  connection.exec('PRAGMA foreign_keys = ON')
  return createKysely(connection, () => connection.close())
}

/** Opens a copy of a database to read it, without changing its format as `openSqlite` does. */
export function openCopy(file: string): Db {
  const connection = new Sqlite(file)
  return createKysely(connection, () => connection.close())
}

/**
 * Ends the write-ahead log of a database file that no process has open.
 * @throws with the code SQLITE_BUSY where one has
 */
export function leaveWal(file: string): void {
  const connection = new Sqlite(file)
  try {
    connection.exec('PRAGMA busy_timeout = 0')
    connection.exec('PRAGMA journal_mode = DELETE')
  } finally {
    connection.close()
  }
}

/** From now on a write of another process is waited for only as long as a request may take. */
export async function limitBusyTimeout(db: Db): Promise<void> {
  await sql`pragma busy_timeout = ${sql.lit(serverBusyTimeout)}`.execute(db)
}

/** Kysely's adapter, with SQLite's own ability to undo a change of the schema. */
class TransactionalSqliteAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true
  }
}

/**
 * A transaction that writes takes the write lock at its beginning, when refusing costs nothing;
 * one that only reads takes none.
 */
class LockingSqliteDriver extends SqliteDriver {
  override async beginTransaction(
    connection: DatabaseConnection,
    { accessMode }: TransactionSettings = {},
  ): Promise<void> {
    const mode = accessMode === 'read only' ? 'deferred' : 'immediate'
    await connection.executeQuery(CompiledQuery.raw(`begin ${mode}`))
  }
}

class KaryaSqliteDialect extends SqliteDialect {
  constructor(private readonly database: SqliteDatabase) {
    super({ database })
  }

  override createAdapter(): DialectAdapter {
    return new TransactionalSqliteAdapter()
  }

  override createDriver(): Driver {
    return new LockingSqliteDriver({ database: this.database })
  }
}

function createKysely(connection: Sqlite.Database, close: () => void): Db {
  const database: SqliteDatabase = { prepare: (text) => prepare(connection, text), close }
  return new Kysely<Database>({ dialect: new KaryaSqliteDialect(database) })
}

type Statement = ReturnType<SqliteDatabase['prepare']>

/**
 * What Kysely leaves to the driver about transactions. A prepared statement that was refused
 * would stay in progress and keep everything after it from being committed: `exec` leaves none
 * behind. And where the disk is full, SQLite has rolled back by itself already: that there is
 * nothing left to roll back must not hide why.
 */
function prepare(connection: Sqlite.Database, text: string): Statement {
  switch (text) {
    case 'begin immediate':
    case 'begin deferred':
    case 'commit':
      return once(() => connection.exec(text))
    case 'rollback':
      return once(() => {
        if (connection.inTransaction) connection.exec('rollback')
      })
    default:
      return connection.prepare(text)
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
