import { existsSync } from 'node:fs'
import { findDamage, unusableDatabase } from '../database/openDatabase'
import { openWithoutWal } from '../database/sqlite'
import { findDifferences, normaliseContent } from '../content/database/compareContent'
import type { Content } from '../content/contentSchema'
import { exportContent } from '../content/database/exportContent'
import { readContentChangedAt } from '../database/contentWrites'
import type { Db } from '../database/schema'
import { finding, problem, type Finding, type FindingInFile } from './finding'

/** Runs SQLite's complete integrity check on a file, if it exists. */
export async function checkDatabase(file: string): Promise<Finding[]> {
  if (!existsSync(file)) return []
  const db = openWithoutWal(file)
  const damage = await findDamage(db, 'integrity_check')
  await db.destroy()
  if (damage.length === 0) return []
  const message = unusableDatabase(file, damage.join('; ')).text
  return [{ severity: 'must', file, code: 'damage', message }]
}

/**
 * Compares the owner's content file with the database, and names the newer one.
 * @param content of the file
 * @param changedAt the time of the file's last change
 */
export async function compareDatabase(
  db: Db,
  content: Content,
  changedAt: Date,
): Promise<FindingInFile[]> {
  const found = findDifferences(await normaliseContent(content), await exportContent(db))
  const different = found.filter((list) => content[list])
  if (different.length === 0) return []
  const storedAt = await readContentChangedAt(db)
  const newer = storedAt && (storedAt > changedAt ? 'database' : 'file')
  return finding('should', problem('differs', different.join(', '), newer))
}
