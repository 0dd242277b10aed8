import { existsSync, linkSync, mkdirSync, rmSync } from 'node:fs'
import path from 'node:path'
import { migrate } from '../database/migrations'
import { openFile, openServer } from '../database/openDatabase'
import type { Db } from '../database/schema'
import { StartError } from '../StartError'
import { importContent } from './importContent'
import { readContent } from './readContent'

interface Place {
  /** The folder that the embedded database lies in. */
  dataDir: string
  /** A PostgreSQL to use in its place. */
  databaseUrl?: string
  /** What a new database starts with. */
  contentFile: string
  /** Hears of connections to a PostgreSQL that break while nobody uses them. */
  onLost?: (error: Error) => void
}

/**
 * Opens the database; the first time, makes one with the content of a file. A database that
 * exists keeps its content.
 * @throws StartError where folder, file or database cannot be used; nothing is overwritten
 */
export async function openContentDatabase(place: Place): Promise<Db> {
  const { dataDir, databaseUrl, contentFile, onLost } = place
  if (databaseUrl !== undefined) {
    const db = await openServer(databaseUrl, onLost)
    await fillIfNew(db, contentFile)
    return db
  }
  const file = databaseFile(dataDir)
  if (!existsSync(file)) await createDatabase(file, contentFile)
  const db = openFile(file)
  await migrate(db)
  return db
}

/** Where the embedded database lies in its folder. */
export function databaseFile(dataDir: string): string {
  return path.join(dataDir, 'karya.db')
}

/** Several servers may start on a new PostgreSQL at once: one of them fills it. */
async function fillIfNew(db: Db, contentFile: string): Promise<void> {
  const { count } = await db
    .selectFrom('profiles')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  if (Number(count) > 0) return
  await importContent(db, readContent(contentFile))
}

/** Builds the database beside its place and moves it there when it is whole. */
async function createDatabase(file: string, contentFile: string): Promise<void> {
  const content = readContent(contentFile)
  makeFolder(path.dirname(file))
  const draft = `${file}.${process.pid}.new`
  try {
    const db = openFile(draft)
    try {
      await migrate(db)
      await importContent(db, content)
    } finally {
      await db.destroy()
    }
    moveUnlessThere(draft, file)
  } finally {
    for (const ending of ['', '-wal', '-shm']) rmSync(draft + ending, { force: true })
  }
}

function makeFolder(folder: string): void {
  try {
    mkdirSync(folder, { recursive: true })
  } catch (error) {
    throw new StartError(`The data folder ${folder} cannot be made: ${(error as Error).message}`)
  }
}

/** A link, unlike a rename, never takes the place of what another process has put there. */
function moveUnlessThere(draft: string, file: string): void {
  try {
    linkSync(draft, file)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  }
}
