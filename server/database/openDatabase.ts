import path from 'node:path'
import { sql } from 'kysely'
import { UserFacingError } from '../UserFacingError'
import { newestBackup } from './backups'
import { isWritable } from './folderLock'
import { migrate } from './migrations'
import type { Db } from './schema'
import { openSqlite } from './sqlite'

/**
 * Opens a SQLite file and checks it.
 * @throws UserFacingError when the file is damaged or cannot be used; it is not changed
 */
export async function openSqliteFile(file: string, onClose?: () => void): Promise<Db> {
  let db: Db
  try {
    db = openSqlite(file, onClose)
  } catch (error) {
    const { message, code = '' } = error as Error & { code?: string }
    throw unusableDatabase(file, message, /^SQLITE_(IOERR|FULL|CANTOPEN)/.test(code))
  }
  const [damage] = await findDamage(db, 'quick_check')
  if (damage === undefined) return db
  // Not closed, because that would write the log into the damaged file.
  throw unusableDatabase(file, damage)
}

/**
 * Opens a PostgreSQL database and applies pending migrations.
 * @param onLost called when an idle connection breaks
 * @throws UserFacingError when the database cannot be reached or migrated
 */
export async function openPostgresServer(
  url: string,
  onLost?: (error: Error) => void,
): Promise<Db> {
  // Imported here: the library slows down the start, and most sites use the embedded database.
  const { openPostgres } = await import('./postgres')
  const db = openPostgres(url, onLost)
  try {
    await pingDatabase(db).catch((error: NodeJS.ErrnoException) => {
      // The message is empty where a name has several addresses.
      const reason = error.message || error.code || ''
      throw new UserFacingError(({ database }) => database.unreachable(reason))
    })
    await migrate(db)
    return db
  } catch (error) {
    await db.destroy()
    throw error
  }
}

/** @param check `quick_check` does not compare indexes with their tables */
export async function findDamage(
  db: Db,
  check: 'quick_check' | 'integrity_check',
): Promise<string[]> {
  try {
    const { rows } = await sql<Record<string, string>>`${sql.raw(`pragma ${check}`)}`.execute(db)
    const lines = rows.flatMap((row) => Object.values(row))
    return lines.length === 1 && lines[0] === 'ok' ? [] : lines
  } catch (error) {
    return [(error as Error).message]
  }
}

/**
 * An error for a database file that cannot be used, with the command that restores a backup.
 * @param isDiskFault whether the file may be intact
 */
export function unusableDatabase(
  file: string,
  reason: string,
  isDiskFault = false,
): UserFacingError {
  const folder = path.dirname(file)
  if (!isWritable(folder)) return new UserFacingError(({ database }) => database.readOnly(file))
  const newest = newestBackup(folder)
  return new UserFacingError(({ database }) => {
    if (isDiskFault) return database.unusable(file, reason, database.checkDisk)
    const advice = newest
      ? database.restoreNewest(newest.takenAt.toISOString(), newest.file)
      : database.noBackup
    return database.unusable(file, reason, advice)
  })
}

export async function pingDatabase(db: Db): Promise<void> {
  await sql`select 1`.execute(db)
}
