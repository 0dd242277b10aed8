import { existsSync, mkdirSync } from 'node:fs'
import path from 'node:path'
import { readConfig, type Config } from '../configuration'
import { databaseFile, openEmbedded } from '../content/openContentDatabase'
import { listBackups, writeSnapshot } from '../database/backups'
import { restoreBackup } from '../database/restoreBackup'
import { UserFacingError } from '../UserFacingError'

const notForPostgres =
  'Only the embedded database can be backed up and restored. For PostgreSQL use pg_dump, or "npm run content -- export FILE".'

/** @throws UserFacingError when PostgreSQL is configured */
function embeddedConfig(): Config {
  const config = readConfig(process.env)
  if (config.databaseUrl !== undefined) throw new UserFacingError(notForPostgres)
  return config
}

/** `backup FILE`: writes a copy of the database, also while the server runs. */
export async function backup([file]: string[]): Promise<void> {
  if (!file) throw new UserFacingError('Usage: npm run backup -- FILE')
  const { dataDir, contentFile } = embeddedConfig()
  const source = databaseFile(dataDir)
  if (!existsSync(source))
    throw new UserFacingError(`The database ${source} does not exist: nothing was written.`)
  if (existsSync(file))
    throw new UserFacingError(`${file} exists already: nothing was written. Choose another name.`)
  mkdirSync(path.dirname(path.resolve(file)), { recursive: true })
  const db = await openEmbedded(dataDir, contentFile)
  try {
    await writeSnapshot(db, path.resolve(file))
  } finally {
    await db.destroy()
  }
  console.log(`The database was copied to ${file}.`)
}

/** `restore` lists the backups; `restore FILE` replaces the database by a copy. */
export async function restore([file]: string[]): Promise<void> {
  const { dataDir } = embeddedConfig()
  if (!file) return printBackups(dataDir)
  const target = databaseFile(dataDir)
  mkdirSync(dataDir, { recursive: true })
  const replaced = await restoreBackup(file, target)
  if (replaced) console.log(`The replaced database was saved as ${replaced}.`)
  console.log(`${file} was restored to ${target}. Start the server.`)
}

function printBackups(dataDir: string): void {
  const backups = listBackups(dataDir)
  if (backups.length === 0) {
    console.log(`There are no backups in ${path.join(dataDir, 'backups')}.`)
  } else {
    console.log(`Backups in ${path.join(dataDir, 'backups')}, the newest first:`)
  }
  for (const { file, takenAt, size } of backups) {
    console.log(`${takenAt.toISOString()}  ${Math.ceil(size / 1024)} KB  ${file}`)
  }
  console.log('To restore one, stop the server first: npm run restore -- FILE')
}
