import path from 'node:path'
import { sql } from 'kysely'
import { UserFacingError } from '../UserFacingError'
import { listBackups } from './backups'
import type { Db } from './schema'

/**
 * What SQLite finds wrong with a database file; nothing when it is whole.
 * @param check `quick_check` skips comparing indexes with their tables
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

/**
 * The error for a database file that cannot be used: it names the newest backup and the command
 * that restores it.
 */
export function unusableDatabase(file: string, reason: string): UserFacingError {
  const [newest] = listBackups(path.dirname(file))
  const advice = newest
    ? `To go back to the newest backup, of ${newest.takenAt.toISOString()}: npm run restore -- ${newest.file}`
    : 'There is no backup in its folder; to use one of your own: npm run restore -- FILE'
  return new UserFacingError(`The database ${file} cannot be opened: ${reason}. ${advice}`)
}
