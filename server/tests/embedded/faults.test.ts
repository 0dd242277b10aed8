import { closeSync, openSync, readFileSync, statSync, writeSync } from 'node:fs'
import path from 'node:path'
import { sql } from 'kysely'
import Sqlite from 'libsql'
import { buildApp } from '../../app'
import { databaseFile, openContentDatabase } from '../../content/openContentDatabase'
import { openSqliteFile } from '../../database/openDatabase'
import { checkDatabase } from '../../doctor/checkDatabase'
import { en } from '../../language/en'
import { paths } from '../../paths'
import { cleanUp, temporaryFolder } from '../../testing/cleanUp'
import { createTestApp, get, send, token } from '../../testing/testApp'

afterAll(cleanUp)

const project = (slug: string) => ({ title: slug, slug, description: 'x'.repeat(15_000) })

it('responds with 503 when the disk is full, loses nothing, and writes again later', async () => {
  const { app, database } = await createTestApp()
  const { rows } = await sql<{ page_count: number }>`pragma page_count`.execute(database)
  await sql`pragma max_page_count = ${sql.lit((rows[0]?.page_count ?? 0) + 10)}`.execute(database)
  const statuses: number[] = []
  for (let index = 0; index < 10; index += 1) {
    const { statusCode, message } = await send(app, 'POST', '/projects', project(`p-${index}`))
    statuses.push(statusCode)
    if (statusCode !== 201) expect(message).toBe('The database cannot be written to')
  }
  expect(new Set(statuses)).toEqual(new Set([201, 503]))
  const created = statuses.filter((status) => status === 201).length
  const { data } = await get<{ pagination: { totalData: number } }>(app, '/projects')
  expect(data.pagination.totalData).toBe(3 + created)

  await sql`pragma max_page_count = 100000`.execute(database)
  expect((await send(app, 'POST', '/projects', project('later'))).statusCode).toBe(201)
})

it('still serves reads when it cannot write', async () => {
  const { app, database } = await createTestApp()
  await sql`pragma query_only = 1`.execute(database)
  const { statusCode, message } = await send(app, 'DELETE', '/projects/1')
  expect([statusCode, message]).toEqual([503, 'The database cannot be written to'])
  expect((await get(app, '/projects/1')).statusCode).toBe(200)
})

it('responds with 503 within two seconds while another process writes, and still serves reads', async () => {
  const dataDir = temporaryFolder()
  const database = await openContentDatabase({ dataDir, contentFile: paths.sampleContent })
  const app = await buildApp({ database, tokens: [token] })
  const other = new Sqlite(databaseFile(dataDir))
  other.exec('begin immediate')
  const { rows } = await sql<{ timeout: number }>`pragma busy_timeout`.execute(database)
  expect(rows[0]?.timeout).toBeLessThan(2000)
  const busy = await send(app, 'DELETE', '/projects/1')
  expect([busy.statusCode, busy.message]).toEqual([503, 'The database is busy'])
  expect(busy.headers['retry-after']).toBe('1')
  expect((await get(app, '/projects/1')).statusCode).toBe(200)
  other.exec('rollback')
  other.close()
  const later = await send(app, 'DELETE', '/projects/1')
  expect([later.statusCode, later.message]).toEqual([200, undefined])
  await app.close()
  await database.destroy()
})

/** Overwrites the last part of a file. */
function damage(file: string, share: number): void {
  const from = 4096 * Math.ceil((statSync(file).size / 4096) * (1 - share))
  const handle = openSync(file, 'r+')
  writeSync(handle, Buffer.alloc(statSync(file).size - from, 0xa5), 0, undefined, from)
  closeSync(handle)
}

describe('a damaged database', () => {
  /** The path of a damaged database with the sample content. */
  async function damagedDatabase(share: number): Promise<string> {
    const dataDir = temporaryFolder()
    const whole = await openContentDatabase({ dataDir, contentFile: paths.sampleContent })
    await whole.destroy()
    damage(databaseFile(dataDir), share)
    return databaseFile(dataDir)
  }

  it('is reported at the start, and not changed', async () => {
    const file = await damagedDatabase(0.95)
    const before = readFileSync(file)
    await expect(openSqliteFile(file)).rejects.toThrow(/karya\.db cannot be opened: .*malformed/)
    expect(readFileSync(file).equals(before)).toBe(true)
  })

  it('is reported when only one list is damaged', async () => {
    const file = await damagedDatabase(0.05)
    const before = readFileSync(file)
    await expect(openSqliteFile(file)).rejects.toThrow(/karya\.db cannot be opened: /)
    expect(readFileSync(file).equals(before)).toBe(true)
  })

  it('is reported by the doctor with SQLite’s message', async () => {
    const file = await damagedDatabase(0.05)
    const [finding] = await checkDatabase(file)
    expect(finding?.file).toBe(file)
    expect(finding?.message(en)).toMatch(/karya\.db cannot be opened: .+ npm run restore/s)
    expect(await checkDatabase(path.join(temporaryFolder(), 'karya.db'))).toEqual([])
  })

  it('causes responses with 503 when it is damaged later, and is not changed', async () => {
    const dataDir = temporaryFolder()
    const database = await openContentDatabase({ dataDir, contentFile: paths.sampleContent })
    const file = databaseFile(dataDir)
    await sql`pragma wal_checkpoint(truncate)`.execute(database)
    await sql`pragma cache_size = 0`.execute(database)
    damage(file, 0.25)
    const before = readFileSync(file)
    const app = await buildApp({ database, tokens: [token] })
    const responses = []
    for (const list of ['projects', 'testimonials', 'skills', 'experience', 'education']) {
      responses.push(await get(app, `/${list}?limit=1000`))
    }
    const failed = responses.filter(({ statusCode }) => statusCode !== 200)
    expect(failed.length).toBeGreaterThan(0)
    for (const { statusCode, message } of failed) {
      expect([statusCode, message]).toEqual([503, 'The database is damaged'])
    }
    await app.close()
    await database.destroy()
    expect(readFileSync(file).equals(before)).toBe(true)
  })
})
