import { existsSync, mkdirSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { takeBackup } from '../database/backups'
import { tryLockFolder, type Release } from '../database/folderLock'
import { hasPendingMigrations, migrate } from '../database/migrations'
import { openFile, openServer } from '../database/openDatabase'
import type { Db } from '../database/schema'
import { writeSnapshot } from '../database/snapshot'
import { limitBusyTimeout, openMemory } from '../database/sqlite'
import { UserFacingError } from '../UserFacingError'
import type { Content } from './contentSchema'
import { importContent, importIntoEmpty } from './importContent'
import { readContent } from './readContent'

interface Place {
  /** The folder that the embedded database lies in. */
  dataDir: string
  /** A PostgreSQL to use in its place. */
  databaseUrl?: string
  /** What a new database starts with. */
  contentFile: string
  /** Whether to wait long for another process's write, as a command may and a server may not. */
  isCommand?: boolean
  /** Called when an idle connection to PostgreSQL breaks. */
  onLost?: (error: Error) => void
}

/** Milliseconds that a start waits while another process creates or restores the database. */
const lockTimeout = 30_000
const lockRetryInterval = 50

/**
 * Opens the database; the first time, makes one with the content of a file. A database that
 * exists keeps its content.
 * @throws UserFacingError where folder, file or database cannot be used; nothing is overwritten
 */
export async function openContentDatabase(place: Place): Promise<Db> {
  const { dataDir, databaseUrl, contentFile, isCommand = false, onLost } = place
  if (databaseUrl !== undefined) {
    const db = await openServer(databaseUrl, onLost)
    await importIntoEmpty(db, () => readContent(contentFile))
    return db
  }
  const db = await openEmbedded(dataDir, contentFile)
  if (await hasPendingMigrations(db)) await takeBackup(db, dataDir, 'before-migration')
  await migrate(db)
  if (!isCommand) await limitBusyTimeout(db)
  return db
}

/** Where the embedded database lies in its folder. */
export function databaseFile(dataDir: string): string {
  return path.join(dataDir, 'karya.db')
}

/**
 * Opens the database file under a shared lock, after creating it under an exclusive one where
 * there is none. Several processes may do so at once: one creates, all open. The schema stays
 * as it is.
 * @throws UserFacingError where folder or file cannot be used
 */
export async function openEmbedded(dataDir: string, contentFile: string): Promise<Db> {
  const file = databaseFile(dataDir)
  // Read first, so that a mistake in it leaves nothing behind.
  const content = existsSync(file) ? undefined : readContent(contentFile)
  makeFolder(dataDir)
  for (let waited = 0; waited <= lockTimeout; waited += lockRetryInterval) {
    if (content && !existsSync(file)) await tryToCreate(file, content)
    const release = existsSync(file) ? tryLockFolder(dataDir, 'shared') : undefined
    if (release) return openLocked(file, release)
    await delay(lockRetryInterval)
  }
  throw new UserFacingError(
    `The data folder ${dataDir} is in use by another process: stop it, then try again.`,
  )
}

async function openLocked(file: string, release: Release): Promise<Db> {
  try {
    return await openFile(file, release)
  } catch (error) {
    release()
    throw error
  }
}

/**
 * Builds the database in memory and writes it as one complete file, so that the file that is
 * opened later was never open under another name. Does nothing while another process does it.
 */
async function tryToCreate(file: string, content: Content): Promise<void> {
  const release = tryLockFolder(path.dirname(file), 'exclusive')
  if (!release) return
  try {
    if (existsSync(file)) return
    const db = openMemory()
    await migrate(db)
    await importContent(db, content)
    await writeSnapshot(db, file)
    await db.destroy()
  } finally {
    release()
  }
}

function makeFolder(folder: string): void {
  try {
    mkdirSync(folder, { recursive: true })
  } catch (error) {
    throw new UserFacingError(
      `The data folder ${folder} cannot be made: ${(error as Error).message}`,
    )
  }
}
