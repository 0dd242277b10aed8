import { existsSync, mkdirSync, readdirSync, rmSync, statSync } from 'node:fs'
import path from 'node:path'
import { giveToFolderOwner } from './folderLock'
import type { Db } from './schema'
import { writeSnapshot } from './snapshot'

/** Older backups than these are deleted. */
const maxBackups = 7

export type BackupReason = 'daily' | 'before-import' | 'before-migration' | 'before-restore'

export interface Backup {
  file: string
  takenAt: Date
  /** Bytes. */
  size: number
}

const fileName = /^karya-(\d{4}-\d\d-\d\dT)(\d\d)-(\d\d)-(\d\d)-(\d{3})Z-[\w-]+\.db$/

/** Returns the path of a new backup, whose name contains the time; creates the folder. */
export function backupFile(dataDir: string, reason: BackupReason, now = new Date()): string {
  const folder = path.join(dataDir, 'backups')
  if (!existsSync(folder)) {
    mkdirSync(folder, { recursive: true, mode: 0o700 })
    giveToFolderOwner(folder)
  }
  return path.join(folder, `karya-${now.toISOString().replace(/[:.]/g, '-')}-${reason}.db`)
}

/**
 * Writes a backup of the embedded database into the folder `backups` of the data folder, and
 * deletes all but the newest seven.
 * @returns the path of the backup
 */
export async function takeBackup(
  db: Db,
  dataDir: string,
  reason: BackupReason,
  now = new Date(),
): Promise<string> {
  const file = backupFile(dataDir, reason, now)
  await writeSnapshot(db, file)
  for (const backup of listBackups(dataDir).slice(maxBackups)) {
    for (const ending of ['', '-wal', '-shm']) rmSync(backup.file + ending, { force: true })
  }
  return file
}

/** The backups in the data folder, the newest first. */
export function listBackups(dataDir: string): Backup[] {
  const folder = path.join(dataDir, 'backups')
  if (!existsSync(folder)) return []
  return readdirSync(folder)
    .filter((name) => fileName.test(name))
    .sort()
    .reverse()
    .map((name) => {
      const file = path.join(folder, name)
      const takenAt = new Date(name.replace(fileName, '$1$2:$3:$4.$5Z'))
      return { file, takenAt, size: statSync(file).size }
    })
}
