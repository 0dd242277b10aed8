import { expect, test } from '@playwright/test'
import { Client } from 'pg'
import { killWhileStarting, killWhileWriting, writeConcurrently } from './concurrentWriters'
import { readName, runCommands } from './contentCommands'
import { databases, startPostgresDatabase } from './databases'
import { checkIntegrity, Installation } from './installation'

/** `npm run soak` sets higher values. */
const kills = Number(process.env.SOAK_KILLS ?? 4)
const soakTime = Number(process.env.SOAK_MINUTES ?? 0) * 60_000

function expectIntegrity({ databaseUrl, dataDir }: Installation): void {
  if (databaseUrl === undefined) expect(checkIntegrity(`${dataDir}/karya.db`)).toEqual(['ok'])
}

for (const { name, start } of databases) {
  test.describe(`on ${name}`, () => {
    let installation: Installation
    let stop: () => void

    test.beforeEach(async () => {
      const database = await start()
      stop = database.stop
      installation = new Installation(database.url)
    })
    test.afterEach(async () => {
      await installation.remove()
      stop()
    })

    test('import, PUT, export and backup use the same data, also after a restart', async () => {
      const first = await installation.startServer()
      const titles = await runCommands(installation, first, 'pertama')
      await first.kill('SIGTERM')
      expectIntegrity(installation)

      const second = await installation.startServer()
      expect(await readName(second)).toBe('Pemilik pertama B')
      expect(await second.page('/projects')).toContain(titles[0])
      await runCommands(installation, second, 'kedua')
      await second.kill('SIGTERM')
      expectIntegrity(installation)
    })

    test('two servers and a command line lose no write on a new data folder', async () => {
      test.setTimeout(180_000 + soakTime)
      const end = Date.now() + soakTime
      let round = 0
      do {
        await writeConcurrently(installation, round, 25)
        expectIntegrity(installation)
        round += 1
      } while (Date.now() < end)
    })

    test('every acknowledged write survives kill -9', async () => {
      test.setTimeout(180_000 + soakTime)
      await killWhileWriting(installation, kills)
      expectIntegrity(installation)
    })
  })
}

test('a server logs a lost idle connection to PostgreSQL and continues', async () => {
  const { url, stop } = await startPostgresDatabase()
  const installation = new Installation(url)
  try {
    const server = await installation.startServer()
    // The last query of the start.
    await expect.poll(() => server.output()).toContain('/studio/undangan')
    const client = new Client({ connectionString: url })
    await client.connect()
    await client.query(
      'select pg_terminate_backend(pid) from pg_stat_activity where pid <> pg_backend_pid() and datname = current_database()',
    )
    await client.end()
    await expect.poll(() => server.output()).toContain('An idle connection to PostgreSQL was lost')
    // The pool may use another lost connection before it has noticed: that read is answered with 503.
    await expect.poll(() => readName(server).catch(() => undefined)).toBe('Raka Contoh')
    await server.kill('SIGTERM')
  } finally {
    await installation.remove()
    stop()
  }
})

test('a killed first start leaves no incomplete database', async () => {
  const installation = new Installation()
  await killWhileStarting(installation, kills)
  expectIntegrity(installation)
  await installation.remove()
})
