import {
  closeSync,
  cpSync,
  openSync,
  readFileSync,
  statSync,
  writeFileSync,
  writeSync,
} from 'node:fs'
import path from 'node:path'
import { sql } from 'kysely'
import Sqlite from 'libsql'
import { buildApp } from '../../app'
import { databaseFile } from '../../content/openContentDatabase'
import { readContent } from '../../content/readContent'
import { takeBackup } from '../../database/backups'
import { openSqliteFile } from '../../database/openDatabase'
import { restoreBackup } from '../../database/restoreBackup'
import { checkDatabase } from '../../doctor/checkDatabase'
import { en } from '../../language/en'
import { paths } from '../../paths'
import { cleanUp, temporaryFolder } from '../../testing/cleanUp'
import { createTestApp, get, openTestDatabase, send, token } from '../../testing/testApp'

afterEach(cleanUp)

const project = (slug: string) => ({ title: slug, slug, description: 'x'.repeat(15_000) })

it('responds with 503 when it cannot write, loses nothing, and writes again later', async () => {
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
  await sql`pragma query_only = 1`.execute(database)
  expect((await send(app, 'DELETE', '/projects/1')).statusCode).toBe(503)
  expect((await get(app, '/projects/1')).statusCode).toBe(200)
})

it('responds with 503 within two seconds while another process writes, and still serves reads', async () => {
  const { app, database, dataDir } = await createTestApp()
  const other = new Sqlite(databaseFile(dataDir))
  other.exec('begin immediate')
  const { rows } = await sql<{ timeout: number }>`pragma busy_timeout`.execute(database)
  expect(rows[0]?.timeout).toBeLessThan(2000)
  const busy = await send(app, 'DELETE', '/projects/1')
  expect([busy.statusCode, busy.message]).toEqual([503, 'The database is busy'])
  expect(busy.headers['retry-after']).toBe('1')
  expect((await get(app, '/projects/1')).statusCode).toBe(200)
  // A write in no transaction is refused, too, and must not block later ones.
  await expect(database.deleteFrom('page_views').execute()).rejects.toThrow(/locked/)
  other.exec('rollback')
  other.close()
  const later = await send(app, 'DELETE', '/projects/1')
  expect([later.statusCode, later.message]).toEqual([200, undefined])
})

/** Overwrites the last part of a file. */
function damage(file: string, share: number): void {
  const from = 4096 * Math.ceil((statSync(file).size / 4096) * (1 - share))
  const handle = openSync(file, 'r+')
  writeSync(handle, Buffer.alloc(statSync(file).size - from, 0xa5), 0, undefined, from)
  closeSync(handle)
}

describe('a damaged database', () => {
  const sample = readContent(paths.sampleContent).content

  /** A database that was closed after a backup. @returns its path, and the backup */
  async function closedDatabase() {
    const { database, dataDir } = await openTestDatabase(sample)
    const backup = await takeBackup(database, dataDir, 'daily')
    await database.destroy()
    return { file: databaseFile(dataDir), backup }
  }

  it.each([
    ['completely', (file: string) => damage(file, 0.95), /karya\.db cannot be opened: .*malformed/],
    ['in one list', (file: string) => damage(file, 0.05), /karya\.db cannot be opened: /],
    [
      'by a file of another kind',
      (file: string) => writeFileSync(file, 'no database '.repeat(800)),
      /karya\.db cannot be opened: /,
    ],
  ])(
    'is reported, not changed, and repaired by the backup that is named: %s',
    async (_how, change, message) => {
      const { file, backup } = await closedDatabase()
      change(file)
      const before = readFileSync(file)
      await expect(openSqliteFile(file)).rejects.toThrow(message)
      const [finding] = await checkDatabase(file)
      expect(finding?.file).toBe(file)
      expect(finding?.message(en)).toContain(`npm run restore -- ${backup}`)
      await expect(restoreBackup(__filename, file)).rejects.toThrow(/is not a database/)
      expect(readFileSync(file).equals(before)).toBe(true)
      // In another folder: the connection that has failed is still open.
      const repaired = temporaryFolder()
      cpSync(path.dirname(file), repaired, { recursive: true })
      await restoreBackup(backup, databaseFile(repaired))
      const restored = await openSqliteFile(databaseFile(repaired))
      expect(await restored.selectFrom('projects').selectAll().execute()).not.toEqual([])
      await restored.destroy()
    },
  )

  it('causes responses with 503 when it is damaged later, and is not changed', async () => {
    const { database, dataDir } = await openTestDatabase(sample)
    await sql`pragma wal_checkpoint(truncate)`.execute(database)
    await sql`pragma cache_size = 0`.execute(database)
    damage(databaseFile(dataDir), 0.25)
    const before = readFileSync(databaseFile(dataDir))
    const app = await buildApp({ database, tokens: [token] })
    const lists = ['projects', 'testimonials', 'skills', 'experience', 'education']
    const responses = await Promise.all(lists.map((list) => get(app, `/${list}?limit=1000`)))
    const failed = responses.filter(({ statusCode }) => statusCode !== 200)
    expect(failed.length).toBeGreaterThan(0)
    for (const { statusCode, message } of failed) {
      expect([statusCode, message]).toEqual([503, 'The database is damaged'])
    }
    await app.close()
    expect(readFileSync(databaseFile(dataDir)).equals(before)).toBe(true)
  })
})

it('has no finding about a database that does not exist yet', async () => {
  expect(await checkDatabase(path.join(temporaryFolder(), 'karya.db'))).toEqual([])
})
