import path from 'node:path'
import { sql } from 'kysely'
import { UserFacingError } from '../UserFacingError'
import { listBackups } from './backups'
import type { Db } from './schema'

/**
 * Returns the errors that SQLite finds in a database file.
 * @param check `quick_check` does not compare indexes with their tables
 */
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

/** An error for a database file that cannot be used, with the command that restores a backup. */
export function unusableDatabase(file: string, reason: string): UserFacingError {
  const [newest] = listBackups(path.dirname(file))
  const advice = newest
    ? `Restore the newest backup, of ${newest.takenAt.toISOString()}: npm run restore -- ${newest.file}`
    : 'Its folder has no backup; restore another copy: npm run restore -- FILE'
  return new UserFacingError(`The database ${file} cannot be opened: ${reason}. ${advice}`)
}
