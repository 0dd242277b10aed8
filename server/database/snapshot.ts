import { chmodSync, closeSync, fsyncSync, openSync, renameSync, rmSync } from 'node:fs'
import path from 'node:path'
import { sql } from 'kysely'
import { giveToFolderOwner } from './folderLock'
import type { Db } from './schema'

/**
 * Writes a database, as it is at this moment, into a file of its own: complete, without a
 * write-ahead log and open in no process. The file appears under its name when it is on disk.
 * @param file is replaced if it exists
 */
export async function writeSnapshot(db: Db, file: string): Promise<void> {
  const draft = `${file}.new`
  rmSync(draft, { force: true })
  try {
    await sql`vacuum into ${sql.lit(draft)}`.execute(db)
    // It contains the messages of visitors.
    chmodSync(draft, 0o600)
    giveToFolderOwner(draft)
    syncToDisk(draft)
    renameSync(draft, file)
    syncToDisk(path.dirname(file))
  } finally {
    rmSync(draft, { force: true })
  }
}

/** Waits until a file, or a folder's list of names, is on disk. */
function syncToDisk(place: string): void {
  const descriptor = openSync(place, 'r')
  try {
    fsyncSync(descriptor)
  } finally {
    closeSync(descriptor)
  }
}
