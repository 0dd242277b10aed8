import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { StoredPictureData } from '../../../src/contract/pictures'
import { databaseFile, openContentDatabase } from '../../content/openContentDatabase'
import * as backups from '../../database/backups'
import { migrate } from '../../database/migrations'
import { openCopy, openSqlite } from '../../database/sqlite'
import { paths } from '../../paths'
import { createToken, hashSubscription } from '../../resources/subscribers/links'
import { drawHalves } from '../../testing/pictures'
import { bundleServer, ServerProcess } from '../../testing/serverProcess'
import { cleanUp, temporaryFolder } from '../../testing/cleanUp'

/** `npm run soak` kills the built server more often. */
const rounds = Number(process.env.SOAK_KILLS ?? 3)
const API_TOKEN = 'a-token-for-tests-of-32-letters-and-more'
const headers = { authorization: `Bearer ${API_TOKEN}`, 'content-type': 'application/json' }

let bundle: string
let commands: string

beforeAll(async () => {
  bundle = await bundleServer()
  commands = path.join(path.dirname(bundle), 'commands.cjs')
})
afterEach(() => jest.restoreAllMocks())
afterAll(cleanUp)

/** Creates projects until the server ends, and reports each acknowledged one. */
async function writeUntilEnd(
  address: string,
  prefix: string,
  onAcknowledged: (slug: string) => void,
): Promise<void> {
  for (let index = 0; ; index += 1) {
    const slug = `${prefix}-${index}`
    try {
      const response = await fetch(`${address}/api/projects`, {
        method: 'POST',
        headers,
        body: JSON.stringify({ title: slug, slug, skill_names: [{ id: 1 }, { id: 2 }] }),
      })
      if (response.status === 201) onAcknowledged(slug)
      await response.arrayBuffer()
    } catch {
      return
    }
  }
}

interface ListResponse {
  data: { projects: { slug: string; skill_names: unknown[] }[]; pagination: { totalPages: number } }
}

async function readAll(address: string): Promise<Map<string, number>> {
  const found = new Map<string, number>()
  for (let page = 1, pages = 1; page <= pages; page += 1) {
    const response = await fetch(`${address}/api/projects?limit=1000&page=${page}`)
    const { data } = (await response.json()) as ListResponse
    for (const { slug, skill_names } of data.projects) found.set(slug, skill_names.length)
    pages = data.pagination.totalPages
  }
  return found
}

it(`loses no acknowledged write when it is killed ${rounds} times`, async () => {
  const DATA_DIR = temporaryFolder()
  const acknowledged: string[] = []
  for (let round = 0; round < rounds; round += 1) {
    const server = new ServerProcess(bundle, [], { DATA_DIR, API_TOKEN })
    const address = await server.address()
    // At that moment the other writers have requests in progress.
    const killedAt = acknowledged.length + 1 + Math.floor(Math.random() * 20)
    const onAcknowledged = (slug: string) => {
      acknowledged.push(slug)
      if (acknowledged.length === killedAt) server.child.kill('SIGKILL')
    }
    const writers = [0, 1, 2].map((writer) =>
      writeUntilEnd(address, `r${round}-w${writer}`, onAcknowledged),
    )
    await Promise.all(writers)
    await server.ended
  }
  const server = new ServerProcess(bundle, [], { DATA_DIR, API_TOKEN })
  const found = await readAll(await server.address())
  await server.kill('SIGTERM')
  expect(acknowledged.length).toBeGreaterThanOrEqual(rounds)
  expect(acknowledged.filter((slug) => !found.has(slug))).toEqual([])
  // Every write is complete, acknowledged or not.
  const incomplete = [...found].filter(([slug, skills]) => /^r\d+-w/.test(slug) && skills !== 2)
  expect(incomplete).toEqual([])
}, 180_000)

/** Stores a picture. @returns its address, and what a visitor gets there */
async function uploadPicture(address: string) {
  const response = await fetch(`${address}/api/pictures`, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'image/png' },
    body: new Uint8Array(await (await drawHalves()).png().toBuffer()),
  })
  const { data } = (await response.json()) as { data: StoredPictureData }
  const { url } = data.picture
  return { url, bytes: Buffer.from(await (await fetch(address + url)).arrayBuffer()) }
}

it('is backed up during writes, and restored from the copy', async () => {
  const DATA_DIR = temporaryFolder()
  const copy = path.join(temporaryFolder(), 'backup.db')
  const server = new ServerProcess(bundle, [], { DATA_DIR, API_TOKEN })
  const address = await server.address()
  const written: string[] = []
  const writing = writeUntilEnd(address, 'before', (slug) => written.push(slug))
  while ((await readAll(address)).size < 30) await new Promise((resolve) => setImmediate(resolve))

  const picture = await uploadPicture(address)
  const backup = await new ServerProcess(commands, ['backup', copy], { DATA_DIR }).ended
  expect([backup.code, backup.errors]).toEqual([0, ''])
  const again = await new ServerProcess(commands, ['backup', copy], { DATA_DIR }).ended
  expect(again.errors).toMatch(/exists already/)
  await server.kill('SIGTERM')
  await writing

  const restored = temporaryFolder()
  const restore = await new ServerProcess(commands, ['restore', copy], { DATA_DIR: restored }).ended
  expect([restore.code, restore.errors]).toEqual([0, ''])
  expect(existsSync(path.join(restored, 'karya.db'))).toBe(true)
  const second = new ServerProcess(bundle, [], { DATA_DIR: restored })
  const found = await readAll(await second.address())
  const shown = await fetch((await second.address()) + picture.url)
  expect(shown.status).toBe(200)
  expect(Buffer.from(await shown.arrayBuffer())).toEqual(picture.bytes)
  await second.kill('SIGTERM')
  // The copy is a snapshot, so that it contains the first writes.
  const own = [...found.keys()].filter((slug) => slug.startsWith('before')).length
  expect(own).toBeGreaterThan(0)
  expect([...found.keys()]).toEqual(expect.arrayContaining(written.slice(0, own)))
})

/** The names of the tables in each backup that was taken before a migration. */
async function tablesBeforeMigration(dataDir: string): Promise<string[][]> {
  const files = backups
    .listBackups(dataDir)
    .filter(({ file }) => file.endsWith('before-migration.db'))
  return Promise.all(
    files.map(async ({ file }) => {
      const backup = openCopy(file)
      const tables = await backup.introspection.getTables()
      await backup.destroy()
      return tables.map(({ name }) => name)
    }),
  )
}

it('is backed up and migrated when two servers start after an upgrade', async () => {
  const DATA_DIR = temporaryFolder()
  // A database without tables: all migrations are pending.
  await openSqlite(databaseFile(DATA_DIR)).destroy()

  const servers = [0, 1].map(() => new ServerProcess(bundle, [], { DATA_DIR, API_TOKEN }))
  for (const server of servers) {
    const response = await fetch(`${await server.address()}/api/projects`)
    expect(await response.json()).toMatchObject({ data: { projects: [] } })
  }
  for (const server of servers) expect((await server.kill('SIGTERM')).errors).toBe('')
  const tables = await tablesBeforeMigration(DATA_DIR)
  expect(tables.length).toBeGreaterThan(0)
  expect(tables.flat()).toEqual([])
})

it('keeps no copy of a database that the other server has migrated meanwhile', async () => {
  const dataDir = temporaryFolder()
  const other = openSqlite(databaseFile(dataDir))
  const { takeBackup } = backups
  jest.spyOn(backups, 'takeBackup').mockImplementation(async (...args) => {
    await migrate(other)
    return takeBackup(...args)
  })
  const db = await openContentDatabase({ dataDir, contentFile: paths.sampleContent })
  expect(backups.listBackups(dataDir)).toEqual([])
  await Promise.all([db.destroy(), other.destroy()])
})

it('has the texts of the main language, also when that has changed', async () => {
  const DATA_DIR = temporaryFolder()
  const translations = { en: { title: 'Flood Watch' } }
  const titles: string[] = []
  for (const SITE_LANGUAGES of ['id,en', 'en,id', 'id,en']) {
    const server = new ServerProcess(bundle, [], { DATA_DIR, API_TOKEN, SITE_LANGUAGES })
    const url = `${await server.address()}/api/projects/1`
    if (titles.length === 0) {
      const body = JSON.stringify({ title: 'Siaga Banjir', translations })
      await fetch(url, { method: 'PUT', headers, body })
    }
    const { data } = (await (await fetch(url)).json()) as { data: { project: { title: string } } }
    titles.push(data.project.title)
    await server.kill('SIGTERM')
  }
  expect(titles).toEqual(['Siaga Banjir', 'Flood Watch', 'Siaga Banjir'])
})

describe('restore', () => {
  const run = (DATA_DIR: string, ...args: string[]) =>
    new ServerProcess(commands, args, { DATA_DIR }).ended

  it('refuses while a server has the database open, and a file that is not a database', async () => {
    const DATA_DIR = temporaryFolder()
    const copy = path.join(temporaryFolder(), 'copy.db')
    const server = new ServerProcess(bundle, [], { DATA_DIR })
    await server.address()
    expect((await run(DATA_DIR, 'backup', copy)).code).toBe(0)
    const inUse = await run(DATA_DIR, 'restore', copy)
    expect([inUse.code, inUse.errors]).toEqual([
      1,
      expect.stringMatching(/karya\.db is in use: stop the server, then restore again/),
    ])
    expect(inUse.errors.trim().split('\n')).toHaveLength(1)
    await server.kill('SIGTERM')
    const file = path.join(DATA_DIR, 'karya.db')
    const before = readFileSync(file)
    const none = await run(DATA_DIR, 'restore', bundle)
    expect([none.code, none.errors]).toEqual([1, expect.stringMatching(/is not a database/)])
    expect(readFileSync(file).equals(before)).toBe(true)
  })

  it('lists the backups that were taken by themselves, restores one and keeps what it replaces', async () => {
    const DATA_DIR = temporaryFolder()
    const content = path.join(temporaryFolder(), 'content.yaml')
    expect((await run(DATA_DIR, 'content', 'export', content)).code).toBe(0)
    const text = readFileSync(content, 'utf8')
    writeFileSync(content, text.replace('full_name: Raka Contoh', 'full_name: Nama Baru'))
    expect((await run(DATA_DIR, 'content', 'import', content)).code).toBe(0)

    const { output } = await run(DATA_DIR, 'restore')
    const [beforeImport = ''] = /\S+before-import\.db/.exec(output) ?? []
    const restored = await run(DATA_DIR, 'restore', beforeImport)
    expect([restored.code, restored.errors]).toEqual([0, ''])
    await run(DATA_DIR, 'content', 'export', content)
    expect(readFileSync(content, 'utf8')).toBe(text)

    const [replaced = ''] = /\S+before-restore\.db/.exec(restored.output) ?? []
    expect((await run(DATA_DIR, 'restore', replaced)).code).toBe(0)
    await run(DATA_DIR, 'content', 'export', content)
    expect(readFileSync(content, 'utf8')).toContain('full_name: Nama Baru')
  })

  it('repairs a damaged database with the command in the error message', async () => {
    const DATA_DIR = temporaryFolder()
    const server = new ServerProcess(bundle, [], { DATA_DIR })
    await server.address()
    await server.kill('SIGTERM')
    const file = path.join(DATA_DIR, 'karya.db')
    const whole = readFileSync(file)
    writeFileSync(file, whole.fill(0xa5, Math.floor(whole.length / 2)))

    const refused = await new ServerProcess(bundle, [], { DATA_DIR }).ended
    expect(refused.code).toBe(1)
    expect(refused.errors.trim().split('\n')).toHaveLength(1)
    const [, backup = ''] = /npm run restore -- (\S+)/.exec(refused.errors) ?? []
    expect((await run(DATA_DIR, 'restore', backup)).code).toBe(0)
    const again = new ServerProcess(bundle, [], { DATA_DIR })
    expect((await readAll(await again.address())).size).toBeGreaterThan(0)
    expect((await again.kill('SIGTERM')).errors).toBe('')
  })
})

it('keeps a confirmed subscription when the server is killed after its response', async () => {
  const DATA_DIR = temporaryFolder()
  const open = () => openContentDatabase({ dataDir: DATA_DIR, contentFile: paths.sampleContent })
  const email = 'budi@example.com'
  const token = createToken()
  const before = await open()
  await before
    .insertInto('pending_subscriptions')
    .values({ hash: hashSubscription(email, token), expires_at: Date.now() + 3_600_000 })
    .execute()
  await before.destroy()

  const server = new ServerProcess(bundle, [], { DATA_DIR })
  const query = new URLSearchParams({ email, token }).toString()
  const response = await fetch(`${await server.address()}/subscription/confirm?${query}`, {
    method: 'POST',
    redirect: 'manual',
  })
  await server.kill('SIGKILL')
  expect([response.status, response.headers.get('location')]).toEqual([
    303,
    '/subscription/confirmed',
  ])

  const after = await open()
  const stored = await after.selectFrom('subscribers').select(['email', 'token']).execute()
  await after.destroy()
  expect(stored).toEqual([{ email, token }])
  const listed = await new ServerProcess(commands, ['subscribers'], { DATA_DIR }).ended
  expect(listed).toMatchObject({ code: 0, errors: '' })
  expect(listed.output).toMatch(/^\S+Z {2}budi@example\.com\n$/)
})
