import { existsSync, mkdirSync } from 'node:fs'
import path from 'node:path'
import { readConfig, type Config } from '../configuration'
import { databaseFile, openEmbedded } from '../content/database/openContentDatabase'
import { listBackups, writeSnapshot } from '../database/backups'
import { restoreBackup } from '../database/restoreBackup'
import { commandTexts } from '../language/catalogues'
import { UserFacingError } from '../UserFacingError'
import { isOneName } from './isOneName'

/** @throws UserFacingError when PostgreSQL is configured */
function embeddedConfig(): Config {
  const config = readConfig(process.env)
  if (config.databaseUrl !== undefined)
    throw new UserFacingError((texts) => texts.backup.notForPostgres)
  return config
}

/** `backup FILE`: writes a copy of the database, also while the server runs. */
export async function backup(args: string[]): Promise<void> {
  const [file] = args
  if (!file || !isOneName(args)) throw new UserFacingError((texts) => texts.backup.usage)
  const { dataDir, contentFile } = embeddedConfig()
  const source = databaseFile(dataDir)
  if (!existsSync(source)) throw new UserFacingError((texts) => texts.backup.noDatabase(source))
  if (existsSync(file)) throw new UserFacingError((texts) => texts.files.exists(file))
  mkdirSync(path.dirname(path.resolve(file)), { recursive: true })
  const db = await openEmbedded(dataDir, contentFile)
  try {
    await writeSnapshot(db, path.resolve(file))
  } finally {
    await db.destroy()
  }
  console.log(commandTexts().backup.copied(file))
}

/** `restore` lists the backups; `restore FILE` replaces the database by a copy. */
export async function restore(args: string[]): Promise<void> {
  const [file] = args
  if (file !== undefined && !isOneName(args))
    throw new UserFacingError((texts) => texts.backup.restoreUsage)
  const { dataDir } = embeddedConfig()
  if (!file) return printBackups(dataDir)
  const target = databaseFile(dataDir)
  mkdirSync(dataDir, { recursive: true })
  const replaced = await restoreBackup(file, target)
  const texts = commandTexts().backup
  if (replaced) console.log(texts.replaced(replaced))
  console.log(texts.restored(file, target))
}

function printBackups(dataDir: string): void {
  const backups = listBackups(dataDir)
  const texts = commandTexts().backup
  const folder = path.join(dataDir, 'backups')
  console.log(backups.length === 0 ? texts.none(folder) : texts.list(folder))
  for (const { file, takenAt, size } of backups) {
    console.log(`${takenAt.toISOString()}  ${Math.ceil(size / 1024)} KB  ${file}`)
  }
  console.log(texts.hint)
}
