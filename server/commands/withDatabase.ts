import { readConfig } from '../configuration'
import { UserFacingError } from '../UserFacingError'
import { existsSync } from 'node:fs'
import { databaseFile, openContentDatabase } from '../content/database/openContentDatabase'
import { openPostgresServer } from '../database/openDatabase'
import { takeBackup, type BackupReason } from '../database/backups'
import type { Db } from '../database/schema'

export async function withDatabase<T>(work: (db: Db) => Promise<T>): Promise<T> {
  const { dataDir, databaseUrl, contentFile } = readConfig(process.env)
  const options = { dataDir, databaseUrl, contentFile, isCommand: true }
  try {
    return await closeAfter(await openContentDatabase(options), work)
  } catch (error) {
    if ((error as { code?: string }).code !== 'SQLITE_READONLY') throw error
    throw new UserFacingError(({ database }) => database.readOnly(databaseFile(dataDir)))
  }
}

async function closeAfter<T>(db: Db, work: (db: Db) => Promise<T>): Promise<T> {
  try {
    return await work(db)
  } finally {
    await db.destroy()
  }
}

/** Like `withDatabase`, but fills no new database. @returns undefined if there is none */
export async function withExistingDatabase<T>(
  work: (db: Db) => Promise<T>,
): Promise<T | undefined> {
  const { dataDir, databaseUrl } = readConfig(process.env)
  if (databaseUrl === undefined) {
    return existsSync(databaseFile(dataDir)) ? withDatabase(work) : undefined
  }
  return closeAfter(await openPostgresServer(databaseUrl), work)
}

/** Like `withDatabase`, but backs up the embedded database first. */
export async function withBackup<T>(
  reason: BackupReason,
  work: (db: Db) => Promise<T>,
): Promise<T> {
  const { dataDir, databaseUrl } = readConfig(process.env)
  return withDatabase(async (db) => {
    if (databaseUrl === undefined) await takeBackup(db, dataDir, reason)
    return work(db)
  })
}
