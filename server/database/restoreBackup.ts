import { copyFileSync, constants, existsSync, renameSync } from 'node:fs'
import path from 'node:path'
import { UserFacingError } from '../UserFacingError'
import { backupFile } from './backups'
import { giveToFolderOwner, tryLockFolder } from './folderLock'
import { findDamage } from './integrity'
import { writeSnapshot } from './snapshot'
import { leaveWal, openCopy } from './sqlite'

/**
 * Puts a copy of the database in the place of the current one, which is kept among the backups.
 * At every moment the file is either the old database or the new one.
 * @param file the copy; it is left as it is
 * @param target the path of the embedded database
 * @returns where the replaced database is kept, if there was one
 * @throws UserFacingError when the copy is damaged or a process has the database open
 */
export async function restoreBackup(file: string, target: string): Promise<string | undefined> {
  const dataDir = path.dirname(target)
  const release = tryLockFolder(dataDir, 'exclusive')
  if (!release) throw inUse(target)
  try {
    const restored = `${target}.restored`
    await writeChecked(file, restored)
    const replaced = existsSync(target) ? setAside(target, dataDir) : undefined
    renameSync(restored, target)
    return replaced
  } finally {
    release()
  }
}

function inUse(target: string): UserFacingError {
  return new UserFacingError(
    `The database ${target} is in use: stop the server, then restore again. Nothing was changed.`,
  )
}

/** Writes the content of a copy into a new file, if it is a complete database of this site. */
async function writeChecked(file: string, restored: string): Promise<void> {
  if (!existsSync(file)) throw new UserFacingError(`There is no file ${file}.`)
  const copy = openCopy(file)
  const [damage] = await findDamage(copy, 'integrity_check')
  if (damage !== undefined) {
    throw new UserFacingError(
      `${file} is no database, or a damaged one: ${damage}. Nothing was changed.`,
    )
  }
  try {
    await copy.selectFrom('meta').selectAll().execute()
  } catch {
    throw new UserFacingError(`${file} is no database of this site. Nothing was changed.`)
  }
  await writeSnapshot(copy, restored)
  await copy.destroy()
}

/** Keeps the current database as a backup; the original stays where it is, without its log. */
function setAside(target: string, dataDir: string): string {
  const kept = backupFile(dataDir, 'before-restore')
  try {
    leaveWal(target)
  } catch (error) {
    if ((error as { code?: string }).code === 'SQLITE_BUSY') throw inUse(target)
    // A damaged database cannot take in its log: that is kept beside it.
  }
  copyFileSync(target, kept, constants.COPYFILE_EXCL)
  giveToFolderOwner(kept)
  for (const ending of ['-wal', '-shm']) {
    if (existsSync(target + ending)) renameSync(target + ending, kept + ending)
  }
  return kept
}
