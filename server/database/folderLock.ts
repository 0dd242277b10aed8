import { accessSync, chownSync, constants, statSync } from 'node:fs'
import path from 'node:path'
import Sqlite from 'libsql'
import { UserFacingError } from '../UserFacingError'

/**
 * Locks the data folder without waiting. The lock is a file lock of SQLite, which the operating
 * system releases when the process ends or is killed.
 * @param mode `shared` while a process has the database open, `exclusive` while its file is replaced
 * @returns a function that releases it; `undefined` when another process has a conflicting lock
 * @throws UserFacingError when the folder cannot be written to
 */
export function tryLockFolder(
  folder: string,
  mode: 'shared' | 'exclusive',
): (() => void) | undefined {
  if (!isWritable(folder)) throw new UserFacingError(({ database }) => database.readOnly(folder))
  const file = path.join(folder, 'karya.lock')
  let connection: Sqlite.Database | undefined
  try {
    connection = new Sqlite(file)
    giveToFolderOwner(file)
    // Only `exec`: after a prepared statement, libsql does not close the file on `close`.
    connection.exec('PRAGMA busy_timeout = 0')
    connection.exec(mode === 'exclusive' ? 'BEGIN EXCLUSIVE' : 'BEGIN')
    connection.exec('SELECT count(*) FROM sqlite_master')
  } catch (error) {
    connection?.close()
    if ((error as { code?: string }).code === 'SQLITE_BUSY') return undefined
    throw new UserFacingError(({ database }) =>
      database.folderNotLocked((error as Error).message, file),
    )
  }
  return () => connection.close()
}

/** Whether this user may write to a folder, and its file system allows it. */
export function isWritable(folder: string): boolean {
  try {
    accessSync(folder, constants.W_OK)
    return true
  } catch {
    return false
  }
}

/** Gives a file that root has created to the owner of its folder. */
export function giveToFolderOwner(file: string): void {
  if (process.getuid?.() !== 0) return
  const { uid, gid } = statSync(path.dirname(file))
  chownSync(file, uid, gid)
}
