import { readFileSync, writeFileSync } from 'node:fs'
import { expect, test } from '@playwright/test'
import { Client } from 'pg'
import { parse, stringify } from 'yaml'
import { startPostgres } from '../scripts/lib/postgres.mjs'
import { killWhileStarting, killWhileWriting, writeConcurrently } from './concurrentWriters'
import { checkIntegrity, Installation } from './installation'
import type { ServerProcess } from './serverProcess'

interface Content {
  profile: { full_name: string }
  projects: { title: string }[]
}

/** `npm run soak` sets higher values. */
const kills = Number(process.env.SOAK_KILLS ?? 4)
const soakTime = Number(process.env.SOAK_MINUTES ?? 0) * 60_000

/** Long enough for a busy machine; servers poll the content version every 400 ms. */
const pollOptions = { timeout: 15_000 }

async function startPostgresDatabase() {
  const server = await startPostgres()
  return { url: `${server.url}/postgres`, stop: server.stop }
}

const databases = [
  { name: 'the embedded database', start: () => ({ url: undefined, stop: () => undefined }) },
  { name: 'PostgreSQL', start: startPostgresDatabase },
]

async function readName(server: ServerProcess): Promise<string> {
  const { profile } = await server.get<{ profile: { full_name: string } }>('/profiles/1')
  return profile.full_name
}

/** Imports the content with another owner name and expects the server to return it. */
async function importAs(installation: Installation, server: ServerProcess, name: string) {
  const file = installation.file('content.yaml')
  await installation.succeed('content', 'export', file)
  const content = parse(readFileSync(file, 'utf8')) as Content
  content.profile.full_name = name
  writeFileSync(file, stringify(content))
  await installation.succeed('content', 'import', file)
  await expect.poll(() => readName(server), pollOptions).toBe(name)
  await expect.poll(() => server.page('/about'), pollOptions).toContain(name)
}

/** Updates eight projects through the API. @returns their new titles */
async function updateProjects(server: ServerProcess, prefix: string): Promise<string[]> {
  const titles = Array.from({ length: 8 }, (_, index) => `${prefix} ${index + 1}`)
  for (const [index, title] of titles.entries()) {
    expect(await server.send('PUT', `/projects/${index + 1}`, { title })).toMatchObject({
      status: 200,
    })
  }
  await expect.poll(() => server.page('/projects'), pollOptions).toContain(titles[0])
  return titles
}

async function exportTitles(installation: Installation): Promise<string[]> {
  const file = installation.file('export.yaml')
  await installation.succeed('content', 'export', file)
  return (parse(readFileSync(file, 'utf8')) as Content).projects.map(({ title }) => title)
}

/** Imports, updates, exports and backs up the content while the server runs. */
async function runCommands(installation: Installation, server: ServerProcess, round: string) {
  await importAs(installation, server, `Pemilik ${round} A`)
  const titles = await updateProjects(server, `Proyek ${round}`)
  expect(await exportTitles(installation)).toEqual(expect.arrayContaining(titles))
  await importAs(installation, server, `Pemilik ${round} B`)
  expect(await exportTitles(installation)).toEqual(expect.arrayContaining(titles))
  if (installation.databaseUrl === undefined) {
    const copy = installation.file(`backup-${round}.db`)
    await installation.succeed('backup', copy)
    expect(checkIntegrity(copy)).toEqual(['ok'])
    expect(server.deletedFiles()).toEqual([])
  }
  return titles
}

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
      test.setTimeout(180_000)
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
      for (let round = 0; round < 2 || Date.now() < end; round += 1) {
        await writeConcurrently(installation, round, 25)
        expectIntegrity(installation)
      }
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
    const client = new Client({ connectionString: url })
    await client.connect()
    await client.query(
      'select pg_terminate_backend(pid) from pg_stat_activity where pid <> pg_backend_pid() and datname = current_database()',
    )
    await client.end()
    await expect
      .poll(() => server.output(), pollOptions)
      .toContain('An idle connection to PostgreSQL was lost')
    await expect.poll(() => readName(server), pollOptions).toBe('Raka Contoh')
    await server.kill('SIGTERM')
  } finally {
    await installation.remove()
    stop()
  }
})

test('a killed first start leaves no incomplete database', async () => {
  test.setTimeout(180_000)
  const installation = new Installation()
  await killWhileStarting(installation, kills)
  expectIntegrity(installation)
  await installation.remove()
})
