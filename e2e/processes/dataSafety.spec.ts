import { mkdirSync, rmSync, watch } from 'node:fs'
import { expect, test } from '@playwright/test'
import { Client } from 'pg'
import {
  expectIntactDatabase,
  expectSameDataEverywhere,
  exportContent,
  readName,
} from '../helpers/contentCommands'
import { databases, startPostgresDatabase } from '../helpers/databases'
import { Installation, type ServerProcess } from '../helpers/Installation'

/** `npm run soak` sets higher values, and also kills servers that write, and uses PostgreSQL. */
const kills = Number(process.env.SOAK_KILLS ?? 2)
const isSoak = process.env.SOAK_KILLS !== undefined
const soakTime = Number(process.env.SOAK_MINUTES ?? 0) * 60_000

async function listSlugs(server: ServerProcess): Promise<string[]> {
  const slugs: string[] = []
  for (let page = 1, pages = 1; page <= pages; page += 1) {
    const { projects, pagination } = await server.get<{
      projects: { slug: string }[]
      pagination: { totalPages: number }
    }>(`/projects?limit=1000&page=${page}`)
    slugs.push(...projects.map(({ slug }) => slug))
    pages = pagination.totalPages
  }
  return slugs
}

/** A write with the response 201. */
interface AcknowledgedWrite {
  id: number
  slug: string
  /** Milliseconds since 1970. */
  sentAt: number
}

/**
 * Creates projects one after another; a write that fails with 503 (database busy) is repeated.
 * @param mayContinue is called before each write
 * @returns the acknowledged writes until then or until the connection was closed
 */
async function createProjects(server: ServerProcess, prefix: string, mayContinue: () => boolean) {
  const written: AcknowledgedWrite[] = []
  for (let attempt = 0; mayContinue(); attempt += 1) {
    const slug = `${prefix}-${attempt}`
    const sentAt = Date.now()
    try {
      const { status, id } = await server.send('POST', '/projects', { title: slug, slug })
      expect([201, 503]).toContain(status)
      if (id !== undefined) written.push({ id, slug, sentAt })
    } catch (error) {
      if (error instanceof TypeError) return written
      throw error
    }
  }
  return written
}

function expectUniqueIds(writes: readonly AcknowledgedWrite[]): void {
  expect(new Set(writes.map(({ id }) => id)).size).toBe(writes.length)
}

/**
 * Starts two servers at once and writes to both while commands import, which deletes all created
 * projects, and export; then expects every write after the last import on both servers.
 */
async function writeConcurrently(installation: Installation, round: number): Promise<void> {
  const servers = await Promise.all([installation.startServer(), installation.startServer()])
  await exportContent(installation)
  let lastImport = Infinity
  let remaining = 25
  const mayContinue = () => lastImport === Infinity || (remaining -= 1) >= 0
  const writers = servers.map((server, index) =>
    createProjects(server, `r${round}-s${index}`, mayContinue),
  )
  await installation.succeed('content', 'import', installation.file('content.yaml'))
  expect((await exportContent(installation)).projects.length).toBeGreaterThan(0)
  await installation.succeed('content', 'import', installation.file('content.yaml'))
  lastImport = Date.now()
  const written = (await Promise.all(writers)).flat()

  expectUniqueIds(written)
  const expected = written.filter(({ sentAt }) => sentAt > lastImport).map(({ slug }) => slug)
  expect(expected.length).toBeGreaterThan(0)
  for (const server of servers) {
    await expect.poll(() => listSlugs(server)).toEqual(expect.arrayContaining(expected))
    await server.kill('SIGTERM')
  }
}

/** Kills a server with SIGKILL after a random number of writes, while others are in progress. */
async function killWhileWriting(installation: Installation): Promise<void> {
  const written: AcknowledgedWrite[] = []
  for (let round = 0; round < kills; round += 1) {
    const server = await installation.startServer()
    let remaining = 3 + Math.floor(Math.random() * 60)
    const killWhenDue = () => {
      remaining -= 1
      if (remaining === 0) void server.kill('SIGKILL')
      return true
    }
    const writers = [0, 1, 2].map((writer) =>
      createProjects(server, `k${round}-${writer}`, killWhenDue),
    )
    written.push(...(await Promise.all(writers)).flat())
  }
  const server = await installation.startServer()
  expectUniqueIds(written)
  const slugs = written.map(({ slug }) => slug)
  expect(await listSlugs(server)).toEqual(expect.arrayContaining(slugs))
  await server.kill('SIGTERM')
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

    test('import, PUT, export and backup use the same data, also after a restart', () =>
      expectSameDataEverywhere(installation))

    if (name === 'PostgreSQL' && !isSoak) return

    test('two servers and a command line lose no write on a new data folder', async () => {
      test.setTimeout(180_000 + soakTime)
      const end = Date.now() + soakTime
      let round = 0
      do {
        await writeConcurrently(installation, round)
        expectIntactDatabase(installation)
        round += 1
      } while (Date.now() < end)
    })

    if (!isSoak) return

    test('every acknowledged write survives kill -9', async () => {
      test.setTimeout(180_000 + soakTime)
      await killWhileWriting(installation)
      expectIntactDatabase(installation)
    })
  })
}

test('a server logs a lost idle connection to PostgreSQL and continues', async () => {
  const { url, stop } = await startPostgresDatabase()
  const installation = new Installation(url)
  try {
    const server = await installation.startServer()
    // The last query of the start.
    await server.invitation()
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

/** Starts a server on an empty data folder and kills it at a random step of its start. */
async function killWhileStarting(installation: Installation): Promise<void> {
  const { dataDir } = installation
  rmSync(dataDir, { recursive: true, force: true })
  const child = installation.spawn('server.cjs', [], { PORT: '0' })
  const exited = new Promise((resolve) => child.once('exit', resolve))
  mkdirSync(dataDir)
  let remaining = 1 + Math.floor(Math.random() * 8)
  const watcher = watch(dataDir, () => {
    remaining -= 1
    if (remaining === 0) child.kill('SIGKILL')
  })
  child.stdout?.once('data', () => child.kill('SIGKILL'))
  await exited
  watcher.close()
}

test('a killed first start leaves no incomplete database', async () => {
  const installation = new Installation()
  for (let kill = 0; kill < kills; kill += 1) await killWhileStarting(installation)
  const server = await installation.startServer()
  expect((await listSlugs(server)).length).toBeGreaterThan(10)
  expect(await server.page('/')).toContain('Raka Contoh')
  await server.kill('SIGTERM')
  expectIntactDatabase(installation)
  await installation.remove()
})
