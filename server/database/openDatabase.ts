import { StartError } from '../StartError'
import { migrate } from './migrations'
import { openPostgres } from './postgres'
import type { Db } from './schema'
import { openSqlite } from './sqlite'

/**
 * Opens the embedded database file.
 * @throws StartError where it cannot be used; nothing is overwritten
 */
export function openFile(file: string): Db {
  try {
    return openSqlite(file)
  } catch (error) {
    throw new StartError(`The database ${file} cannot be opened: ${(error as Error).message}`)
  }
}

/**
 * Opens a PostgreSQL and brings its schema up to date.
 * @throws StartError where it does not answer
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
