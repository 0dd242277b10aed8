import { copyFileSync, constants, existsSync, renameSync, rmSync, statSync } from 'node:fs'
import path from 'node:path'
import { UserFacingError } from '../UserFacingError'
import { backupFile, deleteOldBackups, writeSnapshot } from './backups'
import { giveToFolderOwner, tryLockFolder } from './folderLock'
import { findDamage } from './openDatabase'
import { leaveWalMode, openWithoutWal } from './sqlite'

/**
 * Replaces the database by a copy, atomically. The replaced database becomes a backup, and all
 * sessions of the copy end.
 * @param file the copy; it is not changed
 * @param target the path of the embedded database
 * @returns the path of the replaced database's backup, if there was a database
 * @throws UserFacingError when the copy is damaged or a process has the database open
 */
export async function restoreBackup(file: string, target: string): Promise<string | undefined> {
  const dataDir = path.dirname(target)
  const release = tryLockFolder(dataDir, 'exclusive')
  if (!release) throw inUse(target)
  const restored = `${target}.restored`
  try {
    await writeChecked(file, restored)
    const replaced = existsSync(target) ? backUpReplaced(target, dataDir) : undefined
    renameSync(restored, target)
    return replaced
  } finally {
    rmSync(restored, { force: true })
    release()
  }
}

function inUse(target: string): UserFacingError {
  return new UserFacingError(({ backup }) => backup.inUse(target))
}

/** Copies a database into a new file, after checking that it is a complete database of Karya. */
async function writeChecked(file: string, restored: string): Promise<void> {
  if (!statSync(file, { throwIfNoEntry: false })?.isFile())
    throw new UserFacingError(({ backup }) => backup.noFile(file))
  const copy = openWithoutWal(file)
  try {
    const [damage] = await findDamage(copy, 'integrity_check')
    if (damage !== undefined) {
      throw new UserFacingError(({ backup }) => backup.damaged(file, damage))
    }
    await copy
      .selectFrom('meta')
      .selectAll()
      .execute()
      .catch(() => {
        throw new UserFacingError(({ backup }) => backup.foreign(file))
      })
    await writeSnapshot(copy, restored)
  } finally {
    await copy.destroy()
  }
  await revokeAccess(restored)
}

/**
 * Deletes the sessions, the open invitations and the links to previews of a database: some of them
 * may have been ended since it was copied.
 */
async function revokeAccess(file: string): Promise<void> {
  const db = openWithoutWal(file)
  for (const name of ['sessions', 'invitations', 'challenges', 'preview_links'] as const) {
    await db.deleteFrom(name).execute()
  }
  await db.destroy()
}

/** Copies the current database to the backups and moves its write-ahead log there. */
function backUpReplaced(target: string, dataDir: string): string {
  const backup = backupFile(dataDir, 'before-restore')
  try {
    leaveWalMode(target)
  } catch (error) {
    if ((error as { code?: string }).code === 'SQLITE_BUSY') throw inUse(target)
    // The log of a damaged database cannot be merged into it: it is stored beside the backup.
  }
  copyFileSync(target, backup, constants.COPYFILE_EXCL)
  giveToFolderOwner(backup)
  for (const ending of ['-wal', '-shm']) {
    if (existsSync(target + ending)) renameSync(target + ending, backup + ending)
  }
  deleteOldBackups(dataDir, 'before-restore')
  return backup
}
