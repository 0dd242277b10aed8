import { existsSync, linkSync, mkdirSync, rmSync } from 'node:fs'
import path from 'node:path'
import { migrate } from '../database/migrations'
import type { Db } from '../database/schema'
import { openSqlite } from '../database/sqlite'
import { StartError } from '../StartError'
import { importContent } from './importContent'
import { readContent } from './readContent'

interface Place {
  /** The folder that the database lies in. */
  dataDir: string
  /** What a new database starts with. */
  contentFile: string
}

/**
 * Opens the embedded database; the first time, makes one with the content of a file. A
 * database that exists keeps its content.
 * @throws StartError where folder, file or database cannot be used; nothing is overwritten
 */
export async function openContentDatabase({ dataDir, contentFile }: Place): Promise<Db> {
  const file = path.join(dataDir, 'karya.db')
  if (!existsSync(file)) await createDatabase(file, contentFile)
  const db = open(file)
  await migrate(db)
  return db
}

/** Builds the database beside its place and moves it there when it is whole. */
async function createDatabase(file: string, contentFile: string): Promise<void> {
  const content = readContent(contentFile)
  makeFolder(path.dirname(file))
  const draft = `${file}.${process.pid}.new`
  try {
    const db = open(draft)
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

function open(file: string): Db {
  try {
    return openSqlite(file)
  } catch (error) {
    throw new StartError(`The database ${file} cannot be opened: ${(error as Error).message}`)
  }
}
