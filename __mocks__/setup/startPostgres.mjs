import { startPostgres as start } from '../../scripts/lib/postgres.mjs'
import startRun from './startRun.mjs'

/** Starts the PostgreSQL server of the project `postgres`, unless the environment names one. */
export default async function startPostgres() {
  startRun()
  if (process.env.TEST_DATABASE_URL) return
  const { url, stop } = await start()
  process.env.TEST_DATABASE_URL = url
  process.env.TEST_SERVER_IS_TEMPORARY = '1'
  Object.assign(globalThis, { stopPostgres: stop })
}
