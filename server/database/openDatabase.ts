import { findDamage, unusableDatabase } from './integrity'
import { migrate } from './migrations'
import { openPostgres } from './postgres'
import type { Db } from './schema'
import { openSqlite } from './sqlite'

/**
 * Opens the embedded database file.
 * @param onClose called when the database was closed
 * @throws UserFacingError where it is damaged or cannot be used; it is left as it is
 */
export async function openFile(file: string, onClose?: () => void): Promise<Db> {
  let db: Db
  try {
    db = openSqlite(file, onClose)
  } catch (error) {
    throw unusableDatabase(file, (error as Error).message)
  }
  const [damage] = await findDamage(db, 'quick_check')
  if (damage === undefined) return db
  // Not closed: that would write the log into the damaged file.
  throw unusableDatabase(file, damage)
}

/**
 * Opens a PostgreSQL and brings its schema up to date.
 * @throws UserFacingError where it does not answer
 */
export async function openServer(url: string, onLost?: (error: Error) => void): Promise<Db> {
  const db = openPostgres(url, onLost)
  try {
    await migrate(db)
    return db
  } catch (error) {
    await db.destroy()
    throw error
  }
}
