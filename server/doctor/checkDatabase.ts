import { existsSync } from 'node:fs'
import { findDamage, unusableDatabase } from '../database/openDatabase'
import { openCopy, openMemory } from '../database/sqlite'
import type { Content } from '../content/contentSchema'
import { exportContent } from '../content/exportContent'
import { importContent } from '../content/importContent'
import { readContentChangedAt } from '../database/contentWrites'
import { migrate } from '../database/migrations'
import type { Db } from '../database/schema'
import { type Finding, finding, type FindingInFile } from './finding'

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
  const inFile = await normalise(content)
  const stored = await exportContent(db)
  const lists = Object.keys(inFile) as (keyof Content)[]
  const different = lists
    .filter((list) => list !== 'posts' || content.posts)
    .filter(
      (list) => JSON.stringify(sortKeys(inFile[list])) !== JSON.stringify(sortKeys(stored[list])),
    )
  if (different.length === 0) return []
  const storedAt = await readContentChangedAt(db)
  const newer = !storedAt
    ? 'differ'
    : storedAt > changedAt
      ? `differ, and the database is newer (${formatTime(storedAt)})`
      : `differ, and the file is newer (${formatTime(changedAt)})`
  return finding(
    'should',
    `the file and the database ${newer}, in ${different.join(', ')}: "npm run content -- import FILE" shows the file's content on the site, "npm run content -- export FILE" writes the database's into the file.`,
  )
}

/** The content as an import and an export would return it. */
async function normalise(content: Content): Promise<Content> {
  const db = openMemory()
  try {
    await migrate(db)
    await importContent(db, content)
    return await exportContent(db)
  } finally {
    await db.destroy()
  }
}

/** The same value with the keys of every object sorted, for comparisons as text. */
function sortKeys(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sortKeys)
  if (typeof value !== 'object' || value === null) return value
  const entries = Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1))
  return Object.fromEntries(entries.map(([key, item]) => [key, sortKeys(item)]))
}

function formatTime(time: Date): string {
  return `${time.toISOString().slice(0, 16).replace('T', ' ')} UTC`
}
