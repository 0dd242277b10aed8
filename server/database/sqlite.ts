import Sqlite from 'libsql'
import {
  CompiledQuery,
  Kysely,
  sql,
  SqliteAdapter,
  SqliteDriver,
  SqliteIntrospector,
  SqliteQueryCompiler,
  type DatabaseConnection,
  type SqliteDatabase,
  type TransactionSettings,
} from 'kysely'
import type { Database, Db } from './schema'

/** Milliseconds that a server waits for another process's write; it cannot respond meanwhile. */
const serverBusyTimeout = 100

/** Milliseconds that a command waits, and a server during its start. */
const defaultBusyTimeout = 10_000

/**
 * Opens a database file; creates it if it does not exist.
 * @throws when the file cannot be read or is not a database
 */
export function openSqlite(file: string, onClose: () => void = () => undefined): Db {
  const connection = new Sqlite(file)
  try {
    // First, because the change to WAL may have to wait, too.
    connection.exec(`PRAGMA busy_timeout = ${defaultBusyTimeout}`)
    connection.exec('PRAGMA journal_mode = WAL')
    connection.exec('PRAGMA synchronous = FULL')
    connection.exec('PRAGMA foreign_keys = ON')
  } catch (error) {
    connection.close()
    throw error
  }
  return createKysely(connection, () => {
    try {
      // Merges the write-ahead log into the file.
      connection.exec('PRAGMA wal_checkpoint(TRUNCATE)')
    } catch {
      // A file that cannot be written keeps its log: a later process merges it.
    }
    connection.close()
    onClose()
  })
}

export function openMemory(): Db {
  const connection = new Sqlite(':memory:')
  connection.exec('PRAGMA foreign_keys = ON')
  return createKysely(connection, () => connection.close())
}

/** Opens a copy of a database without changing it to WAL mode. */
export function openWithoutWal(file: string): Db {
  const connection = new Sqlite(file)
  return createKysely(connection, () => connection.close())
}

/**
 * Merges the write-ahead log of a database file into it and deletes the log.
 * @throws with the code SQLITE_BUSY when a process has the database open
 */
export function leaveWalMode(file: string): void {
  const connection = new Sqlite(file)
  try {
    connection.exec('PRAGMA busy_timeout = 0')
    connection.exec('PRAGMA journal_mode = DELETE')
  } finally {
    connection.close()
  }
}

/** Shortens the wait for other processes' writes to what a request may take. */
export async function limitBusyTimeout(db: Db): Promise<void> {
  await sql`pragma busy_timeout = ${sql.lit(serverBusyTimeout)}`.execute(db)
}

/** SQLite can roll back changes of the schema, which Kysely's adapter does not use. */
class TransactionalSqliteAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true
  }
}

/**
 * Takes the write lock at the beginning of a transaction that writes, so that it cannot fail in
 * the middle because of another process. Read-only transactions take no lock.
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

function createKysely(connection: Sqlite.Database, close: () => void): Db {
  const database: SqliteDatabase = { prepare: (text) => prepare(connection, text), close }
  return new Kysely<Database>({
    dialect: {
      createAdapter: () => new TransactionalSqliteAdapter(),
      createDriver: () => new LockingSqliteDriver({ database }),
      createIntrospector: (db) => new SqliteIntrospector(db),
      createQueryCompiler: () => new SqliteQueryCompiler(),
    },
  })
}

type Statement = ReturnType<SqliteDatabase['prepare']>

/**
 * Takes and releases locks with `exec`: a prepared command that fails because of another process's
 * lock stays open and blocks later commits. On a full disk SQLite rolls back by itself, and a second
 * rollback would hide the error.
 */
function prepare(connection: Sqlite.Database, text: string): Statement {
  switch (text) {
    case 'begin immediate':
    case 'begin deferred':
    case 'commit':
      return commandStatement(() => connection.exec(text))
    case 'rollback':
      return commandStatement(() => {
        if (connection.inTransaction) connection.exec('rollback')
      })
    default: {
      const statement = connection.prepare(text)
      const takesLock = /^(insert|update|delete) /i.test(text) && !connection.inTransaction
      return takesLock ? withTransaction(connection, statement) : statement
    }
  }
}

/** Runs a write that is in no transaction in one of its own. */
function withTransaction(connection: Sqlite.Database, statement: Statement): Statement {
  const run = <Result>(execute: () => Result): Result => {
    connection.exec('begin immediate')
    try {
      const result = execute()
      connection.exec('commit')
      return result
    } catch (error) {
      if (connection.inTransaction) connection.exec('rollback')
      throw error
    }
  }
  return {
    reader: statement.reader,
    all: (parameters) => run(() => statement.all(parameters)),
    run: (parameters) => run(() => statement.run(parameters)),
    iterate: (parameters) => statement.iterate(parameters),
  }
}

function commandStatement(run: () => void): Statement {
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
