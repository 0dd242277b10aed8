import { repeat } from '../repeat'
import { listBackups, takeBackup } from './backups'
import type { Db } from './schema'

const hour = 3_600_000
const day = 24 * hour

interface DailyBackupsOptions {
  db: Db
  dataDir: string
  onError: (error: unknown) => void
}

/**
 * Takes a backup when the newest one is a day old; checks this now and every hour.
 * @returns a function that stops the checks and waits for a backup in progress
 */
export function startDailyBackups({
  db,
  dataDir,
  onError,
}: DailyBackupsOptions): () => Promise<void> {
  const takeIfDue = async () => {
    const [newest] = listBackups(dataDir)
    if (newest && Date.now() - newest.takenAt.getTime() < day) return
    await takeBackup(db, dataDir, 'daily')
  }
  const { run, stop } = repeat(takeIfDue, { interval: hour, onError })
  void run()
  return stop
}
