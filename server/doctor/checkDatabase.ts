import { existsSync } from 'node:fs'
import { findDamage, unusableDatabase } from '../database/integrity'
import { openCopy } from '../database/sqlite'
import type { Finding } from './finding'

/**
 * Runs SQLite's complete integrity check.
 * @param file the path of the database; there are no findings if it does not exist
 */
export async function checkDatabase(file: string): Promise<Finding[]> {
  if (!existsSync(file)) return []
  const db = openCopy(file)
  const damage = await findDamage(db, 'integrity_check')
  await db.destroy()
  if (damage.length === 0) return []
  return [{ severity: 'must', file, message: unusableDatabase(file, damage.join('; ')).message }]
}
