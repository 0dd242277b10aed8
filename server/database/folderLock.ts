import { chownSync, statSync } from 'node:fs'
import path from 'node:path'
import Sqlite from 'libsql'
import { UserFacingError } from '../UserFacingError'

/** `shared` by every process that has the database open, `exclusive` while its file is replaced. */
export type LockMode = 'shared' | 'exclusive'

export type Release = () => void

/**
 * Locks the data folder, if that is possible now. The lock is one of SQLite's own file locks, so
 * the operating system releases it when the process ends, in whatever way.
 * @returns how to release it, or nothing when another process holds a conflicting lock
 * @throws UserFacingError when the folder cannot be written to
 */
export function tryLockFolder(folder: string, mode: LockMode): Release | undefined {
  const file = path.join(folder, 'karya.lock')
  const connection = openLockFile(file)
  try {
    // Only `exec`: libsql keeps the file open after `close` once a statement was prepared.
    connection.exec('PRAGMA busy_timeout = 0')
    connection.exec(mode === 'exclusive' ? 'BEGIN EXCLUSIVE' : 'BEGIN')
    connection.exec('SELECT count(*) FROM sqlite_master')
  } catch (error) {
    connection.close()
    if ((error as { code?: string }).code === 'SQLITE_BUSY') return undefined
    throw new UserFacingError(
      `The data folder cannot be locked: ${(error as Error).message} (${file})`,
    )
  }
  return () => connection.close()
}

function openLockFile(file: string): Sqlite.Database {
  try {
    const connection = new Sqlite(file)
    giveToFolderOwner(file)
    return connection
  } catch (error) {
    throw new UserFacingError(
      `The data folder cannot be used: ${(error as Error).message} (${file})`,
    )
  }
}

/** A file that root creates in another user's data folder belongs to that user. */
export function giveToFolderOwner(file: string): void {
  if (process.getuid?.() !== 0) return
  const { uid, gid } = statSync(path.dirname(file))
  chownSync(file, uid, gid)
}
