import { readFileSync } from 'node:fs'
import { expect } from '@playwright/test'
import { parse } from 'yaml'
import type { Installation, ServerProcess } from '../helpers/Installation'

/** A write with the response 201. Times are milliseconds since 1970. */
interface AcknowledgedWrite {
  id: number
  slug: string
  sentAt: number
}

interface ListedProject {
  id: number
  slug: string
}

/**
 * Creates projects one after another; a write that fails with 503 (database busy) is repeated.
 * @param mayContinue is called before each write
 * @returns the acknowledged writes until then or until the connection was closed
 */
async function createProjects(
  server: ServerProcess,
  prefix: string,
  mayContinue: () => boolean,
  onAcknowledged: () => void = () => undefined,
): Promise<AcknowledgedWrite[]> {
  const written: AcknowledgedWrite[] = []
  for (let attempt = 0; mayContinue(); attempt += 1) {
    const slug = `${prefix}-${attempt}`
    const sentAt = Date.now()
    try {
      const { status, id } = await server.send('POST', '/projects', { title: slug, slug })
      expect([201, 503]).toContain(status)
      if (id === undefined) continue
      written.push({ id, slug, sentAt })
      onAcknowledged()
    } catch (error) {
      if (error instanceof TypeError) return written
      throw error
    }
  }
  return written
}

export async function listProjects(server: ServerProcess): Promise<ListedProject[]> {
  const found: ListedProject[] = []
  for (let page = 1, pages = 1; page <= pages; page += 1) {
    const { projects, pagination } = await server.get<{
      projects: ListedProject[]
      pagination: { totalPages: number }
    }>(`/projects?limit=1000&page=${page}`)
    found.push(...projects)
    pages = pagination.totalPages
  }
  return found
}

function expectUniqueIds(writes: readonly AcknowledgedWrite[]): void {
  const ids = writes.map(({ id }) => id)
  expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([])
}

/**
 * Imports the sample content, which deletes all created projects, and exports it.
 * @returns the time when the import was complete
 */
async function importAndExport(installation: Installation): Promise<number> {
  await installation.succeed('content', 'import', installation.file('sample.yaml'))
  const endedAt = Date.now()
  const exported = installation.file('exported.yaml')
  await installation.succeed('content', 'export', exported)
  const { projects } = parse(readFileSync(exported, 'utf8')) as { projects: unknown[] }
  expect(projects.length).toBeGreaterThan(0)
  return endedAt
}

/**
 * Starts two servers at once on a new database and writes to both while commands import and
 * export; then expects unique ids and, on both servers, every write after the last import.
 * @param round makes the slugs unique
 * @param count number of writes after the last import, for both servers together
 */
export async function writeConcurrently(
  installation: Installation,
  round: number,
  count: number,
): Promise<void> {
  const servers = await Promise.all([installation.startServer(), installation.startServer()])
  await installation.succeed('content', 'export', installation.file('sample.yaml'))
  let lastImport = Infinity
  let remaining = count
  const mayContinue = () => lastImport === Infinity || (remaining -= 1) >= 0
  const writers = servers.map((server, index) =>
    createProjects(server, `r${round}-s${index}`, mayContinue),
  )
  await importAndExport(installation)
  lastImport = await importAndExport(installation)
  const written = (await Promise.all(writers)).flat()

  expectUniqueIds(written)
  const expected = written.filter(({ sentAt }) => sentAt > lastImport).map(({ slug }) => slug)
  expect(expected.length).toBeGreaterThan(0)
  for (const server of servers) {
    await expect
      .poll(async () => (await listProjects(server)).map(({ slug }) => slug))
      .toEqual(expect.arrayContaining(expected))
    await server.kill('SIGTERM')
  }
}

/**
 * Repeatedly kills a server with SIGKILL after a random number of acknowledged writes, while
 * others are in progress; then expects every acknowledged write and unique ids.
 */
export async function killWhileWriting(installation: Installation, kills: number): Promise<void> {
  const written: AcknowledgedWrite[] = []
  for (let round = 0; round < kills; round += 1) {
    const server = await installation.startServer()
    let remaining = 1 + Math.floor(Math.random() * 60)
    const killWhenDue = () => {
      remaining -= 1
      if (remaining === 0) void server.kill('SIGKILL')
    }
    const writers = [0, 1, 2].map((writer) =>
      createProjects(server, `k${round}-${writer}`, () => true, killWhenDue),
    )
    written.push(...(await Promise.all(writers)).flat())
  }
  const server = await installation.startServer()
  expectUniqueIds(written)
  const found = (await listProjects(server)).map(({ slug }) => slug)
  expect(found).toEqual(expect.arrayContaining(written.map(({ slug }) => slug)))
  await server.kill('SIGTERM')
}
