import { readConfig } from '../config'
import { openContentDatabase } from '../content/openContentDatabase'
import type { Db } from '../database/schema'
import { paths } from '../paths'

/** Does some work with the database of this configuration, and closes it. */
export async function withDatabase<T>(work: (db: Db) => Promise<T>): Promise<T> {
  const { dataDir, databaseUrl } = readConfig(process.env)
  const db = await openContentDatabase({ dataDir, databaseUrl, contentFile: paths.sampleContent })
  try {
    return await work(db)
  } finally {
    await db.destroy()
  }
}
