import { readFileSync, writeFileSync } from 'node:fs'
import { expect, test } from '@playwright/test'
import { Client } from 'pg'
import { parse, stringify } from 'yaml'
import { startPostgres } from '../scripts/lib/postgres.mjs'
import { Installation, checkIntegrity, type Server } from './installation'
import { killWhileStarting, killWhileWriting, writeFromEverywhere } from './writers'

interface Content {
  profile: { full_name: string }
  projects: { title: string }[]
}

/** `npm run soak` sets these; without them the tests are short. */
const kills = Number(process.env.SOAK_KILLS ?? 4)
const soakTime = Number(process.env.SOAK_MINUTES ?? 0) * 60_000

/** Long enough for a busy machine; the content version is read every 400 ms. */
const visible = { timeout: 15_000 }

async function startPostgresDatabase() {
  const server = await startPostgres()
  return { url: `${server.url}/postgres`, stop: server.stop }
}

const engines = [
  { engine: 'the embedded database', start: () => ({ url: undefined, stop: () => undefined }) },
  { engine: 'PostgreSQL', start: startPostgresDatabase },
]

async function readName(server: Server): Promise<string> {
  const { profile } = await server.get<{ profile: { full_name: string } }>('/profiles/1')
  return profile.full_name
}

/** Imports the sample content under another name and expects the server to show it. */
async function importAs(installation: Installation, server: Server, name: string) {
  const file = installation.file('content.yaml')
  await installation.succeed('content', 'export', file)
  const content = parse(readFileSync(file, 'utf8')) as Content
  content.profile.full_name = name
  writeFileSync(file, stringify(content))
  await installation.succeed('content', 'import', file)
  await expect.poll(() => readName(server), visible).toBe(name)
  await expect.poll(() => server.page('/about'), visible).toContain(name)
}

/** Changes eight projects through the API; returns their new titles. */
async function putProjects(server: Server, prefix: string): Promise<string[]> {
  const titles = Array.from({ length: 8 }, (_, index) => `${prefix} ${index + 1}`)
  for (const [index, title] of titles.entries()) {
    expect(await server.send('PUT', `/projects/${index + 1}`, { title })).toMatchObject({
      status: 200,
    })
  }
  await expect.poll(() => server.page('/projects'), visible).toContain(titles[0])
  return titles
}

async function exportTitles(installation: Installation): Promise<string[]> {
  const file = installation.file('export.yaml')
  await installation.succeed('content', 'export', file)
  return (parse(readFileSync(file, 'utf8')) as Content).projects.map(({ title }) => title)
}

/** The commands of the README's owner chapter beside a server that was not restarted. */
async function ownerChapter(installation: Installation, server: Server, round: string) {
  await importAs(installation, server, `Pemilik ${round} A`)
  const titles = await putProjects(server, `Proyek ${round}`)
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

for (const { engine, start } of engines) {
  test.describe(`on ${engine}`, () => {
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

    test('import, PUT, import, export and backup see one another, on the first and on a later start', async () => {
      test.setTimeout(180_000)
      const first = await installation.startServer()
      const titles = await ownerChapter(installation, first, 'pertama')
      await first.kill('SIGTERM')
      expectIntegrity(installation)

      const later = await installation.startServer()
      expect(await readName(later)).toBe('Pemilik pertama B')
      expect(await later.page('/projects')).toContain(titles[0])
      await ownerChapter(installation, later, 'kedua')
      await later.kill('SIGTERM')
      expectIntegrity(installation)
    })

    test('two servers started on an empty data folder and a command line lose no write', async () => {
      test.setTimeout(180_000 + soakTime)
      const end = Date.now() + soakTime
      for (let round = 0; round < 2 || Date.now() < end; round += 1) {
        await writeFromEverywhere(installation, round, 25)
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

test('a server logs a lost idle connection to PostgreSQL and goes on', async () => {
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
      .poll(() => server.output(), visible)
      .toContain('An idle connection to PostgreSQL was lost')
    await expect.poll(() => readName(server), visible).toBe('Raka Contoh')
    await server.kill('SIGTERM')
  } finally {
    await installation.remove()
    stop()
  }
})

test('a first start that is killed leaves nothing half-made', async () => {
  test.setTimeout(180_000)
  const installation = new Installation()
  await killWhileStarting(installation, kills)
  expectIntegrity(installation)
  await installation.remove()
})
