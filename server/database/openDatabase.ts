import { findDamage, unusableDatabase } from './integrity'
import { migrate } from './migrations'
import type { Db } from './schema'
import { openSqlite } from './sqlite'

/**
 * Opens a SQLite file and checks it.
 * @param onClose called after the database was closed
 * @throws UserFacingError when the file is damaged or cannot be used; it is not changed
 */
export async function openSqliteFile(file: string, onClose?: () => void): Promise<Db> {
  let db: Db
  try {
    db = openSqlite(file, onClose)
  } catch (error) {
    throw unusableDatabase(file, (error as Error).message)
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
    await migrate(db)
    return db
  } catch (error) {
    await db.destroy()
    throw error
  }
}
