import {
  chmodSync,
  closeSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs'
import path from 'node:path'
import { sql } from 'kysely'
import { repeat } from '../repeat'
import { giveToFolderOwner } from './folderLock'
import type { Db } from './schema'
import { dayMs, hourMs } from '../dates'

/** The number of backups that are kept, for each reason. */
const maxBackups = 7

export type BackupReason = 'daily' | 'before-import' | 'before-migration' | 'before-restore'

interface Backup {
  file: string
  takenAt: Date
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
 * deletes all but the newest seven with the same reason.
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
  deleteOldBackups(dataDir, reason)
  return file
}

export function deleteOldBackups(dataDir: string, reason: BackupReason): void {
  const folder = path.join(dataDir, 'backups')
  const unfinished = readdirSync(folder).filter((name) => name.endsWith('.db.new'))
  for (const file of unfinished.map((name) => path.join(folder, name))) {
    // Left by a process that was killed; a newer one may be in progress.
    const stats = statSync(file, { throwIfNoEntry: false })
    if (stats && Date.now() - stats.mtimeMs > dayMs) rmSync(file, { force: true })
  }
  const backups = listBackups(dataDir).filter(({ file }) => file.endsWith(`Z-${reason}.db`))
  for (const { file } of backups.slice(maxBackups)) {
    for (const ending of ['', '-wal', '-shm']) rmSync(file + ending, { force: true })
  }
}

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

/** The newest backup, without what `restore` has replaced, which may be damaged. */
export const newestBackup = (dataDir: string): Backup | undefined =>
  listBackups(dataDir).find(({ file }) => !file.endsWith('Z-before-restore.db'))

/**
 * Takes a backup when the newest one is a day old; checks this now and every hour.
 * @returns a function that stops the checks and waits for a backup in progress
 */
export function startDailyBackups(
  db: Db,
  dataDir: string,
  onError: (error: unknown) => void,
): () => Promise<void> {
  const takeIfDue = async () => {
    const newest = newestBackup(dataDir)
    if (newest && Date.now() - newest.takenAt.getTime() < dayMs) return
    await takeBackup(db, dataDir, 'daily')
  }
  const { run, stop } = repeat(takeIfDue, { interval: hourMs, onError })
  void run()
  return stop
}

/**
 * Writes the current state of a database into one file, without a write-ahead log. The file gets
 * its name when it is complete and on disk.
 * @param file replaced if it exists
 */
export async function writeSnapshot(db: Db, file: string): Promise<void> {
  const unfinished = `${file}.new`
  rmSync(unfinished, { force: true })
  try {
    await sql`vacuum into ${sql.lit(unfinished)}`.execute(db)
    // It contains the messages of visitors.
    chmodSync(unfinished, 0o600)
    giveToFolderOwner(unfinished)
    syncToDisk(unfinished)
    renameSync(unfinished, file)
    syncToDisk(path.dirname(file))
  } finally {
    rmSync(unfinished, { force: true })
  }
}

/** Waits until a file, or the list of files in a folder, is on disk. */
function syncToDisk(target: string): void {
  const descriptor = openSync(target, 'r')
  try {
    fsyncSync(descriptor)
  } finally {
    closeSync(descriptor)
  }
}
