import { constants, copyFileSync, existsSync, mkdirSync } from 'node:fs'
import path from 'node:path'
import { sql } from 'kysely'
import { readConfig } from '../config'
import { databaseFile } from '../content/openContentDatabase'
import { openFile } from '../database/openDatabase'
import { StartError } from '../StartError'

const forPostgres =
  'This copies the embedded database. For PostgreSQL use pg_dump, or "npm run content -- export FILE".'

/** The embedded database of this configuration. */
function embeddedFile(): string {
  const { dataDir, databaseUrl } = readConfig(process.env)
  if (databaseUrl !== undefined) throw new StartError(forPostgres)
  return databaseFile(dataDir)
}

/** `backup FILE`: a copy of the database as it is at one moment, also while the server runs. */
export async function backup([file]: string[]): Promise<void> {
  if (!file) throw new StartError('npm run backup -- FILE')
  const source = embeddedFile()
  if (!existsSync(source)) throw new StartError(`There is no database ${source}.`)
  if (existsSync(file)) throw new StartError(`${file} exists already: nothing was written.`)
  mkdirSync(path.dirname(path.resolve(file)), { recursive: true })
  const db = openFile(source)
  try {
    await sql`vacuum into ${sql.lit(path.resolve(file))}`.execute(db)
  } finally {
    await db.destroy()
  }
  console.log(`${file} holds the database as it was a moment ago.`)
}

/** `restore FILE`: puts a copy in the place of a database that is not there any more. */
export async function restore([file]: string[]): Promise<void> {
  if (!file) throw new StartError('npm run restore -- FILE')
  const target = embeddedFile()
  if (existsSync(target)) {
    throw new StartError(`${target} is there already: stop the server and move it away first.`)
  }
  await checkCopy(file)
  mkdirSync(path.dirname(target), { recursive: true })
  copyFileSync(file, target, constants.COPYFILE_EXCL)
  console.log(`${target} holds what ${file} holds. Start the server.`)
}

async function checkCopy(file: string): Promise<void> {
  if (!existsSync(file)) throw new StartError(`There is no file ${file}.`)
  try {
    const db = openFile(file)
    await db.selectFrom('meta').selectAll().execute()
    await db.destroy()
  } catch {
    throw new StartError(`${file} is no database of this site.`)
  }
}
