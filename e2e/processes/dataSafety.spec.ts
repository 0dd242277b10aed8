import { mkdirSync, readFileSync, rmSync, watch, writeFileSync } from 'node:fs'
import { expect, test } from '@playwright/test'
import { parse, stringify } from 'yaml'
import { startPostgres } from '../../scripts/lib/postgres.mjs'
import { expectIntegrity, Installation, type ServerProcess } from '../helpers/Installation'

/** `npm run soak` sets higher values, and also writes to PostgreSQL. */
const kills = Number(process.env.SOAK_KILLS ?? 2)
const isSoak = process.env.SOAK_KILLS !== undefined
const soakTime = Number(process.env.SOAK_MINUTES ?? 0) * 60_000

interface Content {
  profile: { full_name: string }
  projects: { title: string }[]
}

async function exportContent(installation: Installation): Promise<Content> {
  const file = installation.file('content.yaml')
  await installation.succeed('content', 'export', file)
  return parse(readFileSync(file, 'utf8')) as Content
}

const importContent = (installation: Installation) =>
  installation.succeed('content', 'import', installation.file('content.yaml'))

async function readName(server: ServerProcess): Promise<string> {
  const { profile } = await server.get<Content>('/profiles/1')
  return profile.full_name
}

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

/** Expects the embedded database of an installation to be intact. */
function expectIntactDatabase({ databaseUrl, dataDir }: Installation): void {
  if (databaseUrl === undefined) expectIntegrity(`${dataDir}/karya.db`)
}

/** Import, PUT, export and backup use the same data, also after a restart. */
async function expectSameDataEverywhere(installation: Installation): Promise<void> {
  const first = await installation.startServer()
  const titles = Array.from({ length: 8 }, (_, index) => `Proyek ${index + 1}`)
  for (const [index, title] of titles.entries()) {
    const { status } = await first.send('PUT', `/projects/${index + 1}`, { title })
    expect(status).toBe(200)
  }
  const content = await exportContent(installation)
  content.profile.full_name = 'Pemilik lain'
  writeFileSync(installation.file('content.yaml'), stringify(content))
  await importContent(installation)
  await expect.poll(() => readName(first)).toBe('Pemilik lain')
  await expect.poll(() => first.page('/about')).toContain('Pemilik lain')
  const { projects } = await exportContent(installation)
  expect(projects.map(({ title }) => title)).toEqual(expect.arrayContaining(titles))
  if (installation.databaseUrl === undefined) {
    await installation.succeed('backup', installation.file('backup.db'))
    expectIntegrity(installation.file('backup.db'))
  }
  await first.kill('SIGTERM')
  expectIntactDatabase(installation)

  const second = await installation.startServer()
  expect(await readName(second)).toBe('Pemilik lain')
  expect(await second.page('/projects')).toContain(titles[0])
  await second.kill('SIGTERM')
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
 */
async function createProjects(server: ServerProcess, prefix: string, mayContinue: () => boolean) {
  const written: AcknowledgedWrite[] = []
  for (let attempt = 0; mayContinue(); attempt += 1) {
    const slug = `${prefix}-${attempt}`
    const sentAt = Date.now()
    const { status, id } = await server.send('POST', '/projects', { title: slug, slug })
    expect([201, 503]).toContain(status)
    if (id !== undefined) written.push({ id, slug, sentAt })
  }
  return written
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
  await importContent(installation)
  expect((await exportContent(installation)).projects.length).toBeGreaterThan(0)
  await importContent(installation)
  lastImport = Date.now()
  const written = (await Promise.all(writers)).flat()

  expect(new Set(written.map(({ id }) => id)).size).toBe(written.length)
  const expected = written.filter(({ sentAt }) => sentAt > lastImport).map(({ slug }) => slug)
  expect(expected.length).toBeGreaterThan(0)
  for (const server of servers) {
    await expect.poll(() => listSlugs(server)).toEqual(expect.arrayContaining(expected))
    await server.kill('SIGTERM')
  }
  expectIntactDatabase(installation)
}

for (const name of ['the embedded database', 'PostgreSQL']) {
  test(`on ${name}, commands and servers use the same data, and lose no write`, async () => {
    test.setTimeout(180_000 + soakTime)
    const postgres = name === 'PostgreSQL' ? await startPostgres() : undefined
    const installation = new Installation(postgres && `${postgres.url}/postgres`)
    await expectSameDataEverywhere(installation)
    if (!postgres || isSoak) {
      const end = Date.now() + soakTime
      let round = 0
      do await writeConcurrently(installation, (round += 1))
      while (Date.now() < end)
    }
    await installation.remove()
    postgres?.stop()
  })
}

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
