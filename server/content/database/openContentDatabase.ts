import { existsSync, mkdirSync, rmSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { takeBackup, writeSnapshot } from '../../database/backups'
import { tryLockFolder } from '../../database/folderLock'
import { changeMainLanguage } from '../../database/mainLanguage'
import { hasPendingMigrations, migrate } from '../../database/migrations'
import { openSqliteFile, openPostgresServer } from '../../database/openDatabase'
import type { Db } from '../../database/schema'
import { limitBusyTimeout, openMemory } from '../../database/sqlite'
import { UserFacingError } from '../../UserFacingError'
import type { Content } from '../contentSchema'
import { importContent, importIntoEmpty } from './importContent'
import { mainLanguage } from '../translations'

interface DatabaseOptions {
  dataDir: string
  databaseUrl?: string
  contentFile: string
  /** A command may wait long for another process's write; a server may not. */
  isCommand?: boolean
  /** Called when an idle connection to PostgreSQL breaks. */
  onLost?: (error: Error) => void
}

/** Also checks the pictures beside the file. Only a new database needs this code, which is large. */
async function readContentOf(contentFile: string): Promise<Content> {
  if (!existsSync(contentFile)) {
    throw new UserFacingError(({ settings }) => settings.noContentFile(contentFile))
  }
  const { readContent } = await import('../readContent')
  const { checkPictureFiles } = await import('../contentPictures')
  const { content } = readContent(contentFile)
  await checkPictureFiles(contentFile)
  return content
}

const importPicturesOf = async (db: Db, contentFile: string) =>
  (await import('../contentPictures')).importPictures(db, contentFile)

/** Milliseconds to wait while another process creates or restores the database. */
const lockTimeout = 30_000
const lockRetryInterval = 50

/**
 * Opens the database, or creates it from the content file, and applies pending migrations.
 * @throws UserFacingError when folder, file or database cannot be used; nothing is overwritten
 */
export async function openContentDatabase(options: DatabaseOptions): Promise<Db> {
  const { dataDir, databaseUrl, contentFile, onLost } = options
  const db = await (databaseUrl === undefined
    ? openEmbedded(dataDir, contentFile)
    : openPostgresServer(databaseUrl, onLost))
  try {
    await prepare(db, options)
    return db
  } catch (error) {
    await db.destroy()
    throw error
  }
}

async function prepare(db: Db, { dataDir, databaseUrl, contentFile, isCommand }: DatabaseOptions) {
  const isEmbedded = databaseUrl === undefined
  if (isEmbedded) {
    await backUpBeforeMigration(db, dataDir)
    await migrate(db)
  } else if (await importIntoEmpty(db, () => readContentOf(contentFile))) {
    await importPicturesOf(db, contentFile)
  }
  if (isCommand) return
  await changeMainLanguage(db, mainLanguage())
  if (isEmbedded) await limitBusyTimeout(db)
}

async function backUpBeforeMigration(db: Db, dataDir: string): Promise<void> {
  if (!(await hasPendingMigrations(db))) return
  const file = await takeBackup(db, dataDir, 'before-migration')
  // Another server that was started at the same time may have migrated before the copy. It has
  // taken its own backup.
  if (!(await hasPendingMigrations(db))) rmSync(file)
}

export const databaseFile = (dataDir: string) => path.join(dataDir, 'karya.db')

/**
 * Opens the database file under a shared lock, without migrating it. A file that does not exist
 * is created first, under an exclusive lock, by one of the processes that start at the same time.
 */
export async function openEmbedded(dataDir: string, contentFile: string): Promise<Db> {
  const file = databaseFile(dataDir)
  // Read before anything is created, because it may contain mistakes.
  const content = existsSync(file) ? undefined : await readContentOf(contentFile)
  try {
    mkdirSync(dataDir, { recursive: true })
  } catch (error) {
    const { message } = error as Error
    throw new UserFacingError(({ database }) => database.folderNotCreated(dataDir, message))
  }
  for (let waited = 0; waited <= lockTimeout; waited += lockRetryInterval) {
    if (content && !existsSync(file)) await createIfUnlocked(file, content, contentFile)
    const release = existsSync(file) ? tryLockFolder(dataDir, 'shared') : undefined
    try {
      if (release) return await openSqliteFile(file, release)
    } catch (error) {
      release?.()
      throw error
    }
    await delay(lockRetryInterval)
  }
  throw new UserFacingError(({ database }) => database.folderInUse(dataDir))
}

/** Creates the database in memory and writes it as one complete file. */
async function createIfUnlocked(file: string, content: Content, contentFile: string) {
  const release = tryLockFolder(path.dirname(file), 'exclusive')
  if (!release) return
  try {
    if (existsSync(file)) return
    const db = openMemory()
    await migrate(db)
    await importPicturesOf(db, contentFile)
    await importContent(db, content)
    await writeSnapshot(db, file)
    await db.destroy()
  } finally {
    release()
  }
}
