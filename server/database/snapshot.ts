import { chmodSync, closeSync, fsyncSync, openSync, renameSync, rmSync } from 'node:fs'
import path from 'node:path'
import { sql } from 'kysely'
import { giveToFolderOwner } from './folderLock'
import type { Db } from './schema'

/**
 * Writes the current state of a database into one file, without a write-ahead log. The file gets
 * its name when it is complete and on disk.
 * @param file replaced if it exists
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

/** Waits until a file, or the list of files in a folder, is on disk. */
function syncToDisk(target: string): void {
  const descriptor = openSync(target, 'r')
  try {
    fsyncSync(descriptor)
  } finally {
    closeSync(descriptor)
  }
}
