import startRun from './startRun.mjs'

/** Starts PostgreSQL for the second run of the server's tests. */
export default async function startPostgres() {
  startRun()
  if (process.env.TEST_DATABASE_URL) return
  const { startPostgres: start } = await import('../../scripts/lib/postgres.mjs')
  const server = await start()
  process.env.TEST_DATABASE_URL = server.url
  globalThis.stopPostgres = server.stop
}
