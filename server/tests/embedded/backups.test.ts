import fs from 'node:fs'
import path from 'node:path'
import { sql } from 'kysely'
import Sqlite from 'libsql'
import { backup, restore } from '../../commands/backup'
import { databaseFile } from '../../content/database/openContentDatabase'
import { readContent } from '../../content/readContent'
import { backupFile, listBackups, startDailyBackups, takeBackup } from '../../database/backups'
import { tryLockFolder } from '../../database/folderLock'
import { findDamage, openSqliteFile } from '../../database/openDatabase'
import { restoreBackup } from '../../database/restoreBackup'
import type { Db } from '../../database/schema'
import { openWithoutWal } from '../../database/sqlite'
import { checkDatabase } from '../../doctor/checkDatabase'
import { en } from '../../language/en'
import { paths } from '../../paths'
import {
  createInvitation,
  findOwner,
  listPasskeys,
  storePasskey,
} from '../../resources/accounts/ownerRepository'
import { createSession, listSessions } from '../../resources/accounts/sessionRepository'
import { storeMessage } from '../../resources/messages/repository'
import { cleanUp, temporaryFolder } from '../../testing/cleanUp'
import { contactMessage } from '../../testing/content'
import { createTestApp, get, openTestDatabase, send } from '../../testing/testApp'

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
  const from = 4096 * Math.ceil((fs.statSync(file).size / 4096) * (1 - share))
  const handle = fs.openSync(file, 'r+')
  fs.writeSync(handle, Buffer.alloc(fs.statSync(file).size - from, 0xa5), 0, undefined, from)
  fs.closeSync(handle)
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
      (file: string) => fs.writeFileSync(file, 'no database '.repeat(800)),
      /karya\.db cannot be opened: /,
    ],
  ])('is reported, kept, and repaired by its backup: %s', async (_how, change, message) => {
    const { file, backup } = await closedDatabase()
    change(file)
    // What an earlier `restore` has replaced.
    fs.copyFileSync(file, backupFile(path.dirname(file), 'before-restore'))
    const before = fs.readFileSync(file)
    await expect(openSqliteFile(file)).rejects.toThrow(message)
    const [finding] = await checkDatabase(file)
    expect(finding?.file).toBe(file)
    expect(finding?.message(en)).toContain(`npm run restore -- ${backup}`)
    await expect(restoreBackup(__filename, file)).rejects.toThrow(/is not a database/)
    await expect(restoreBackup(__dirname, file)).rejects.toThrow('There is no file')
    expect(fs.readFileSync(file).equals(before)).toBe(true)
    // In another folder: the connection that has failed is still open.
    const repaired = temporaryFolder()
    fs.cpSync(path.dirname(file), repaired, { recursive: true })
    await restoreBackup(backup, databaseFile(repaired))
    const restored = await openSqliteFile(databaseFile(repaired))
    expect(await restored.selectFrom('projects').selectAll().execute()).not.toEqual([])
    await restored.destroy()
  })

  it('is not suspected where this user may not write to its folder', async () => {
    const { file } = await closedDatabase()
    damage(file, 0.95)
    const denied = jest.spyOn(fs, 'accessSync').mockImplementation(() => {
      throw new Error('EROFS: read-only file system')
    })
    const [finding] = await checkDatabase(file)
    expect(finding?.message(en)).toContain(`${file} cannot be written to by this user`)
    expect(() => tryLockFolder(path.dirname(file), 'shared')).toThrow('cannot be written to')
    denied.mockRestore()
  })
})

describe('backups', () => {
  const hour = 3_600_000
  let dataDir: string
  let db: Db

  beforeEach(async () => {
    jest.useFakeTimers({
      now: new Date('2026-01-01T00:00:00Z'),
      doNotFake: ['nextTick', 'setImmediate', 'setTimeout'],
    })
    ;({ dataDir, database: db } = await openTestDatabase())
  })
  afterEach(() => jest.useRealTimers())
  const reasonsOf = () =>
    listBackups(dataDir).map(({ file }) => /Z-([\w-]+)\.db$/.exec(file)?.[1] ?? file)

  it('keeps the newest seven backups of each reason, each a complete database', async () => {
    await takeBackup(db, dataDir, 'daily', new Date(Date.UTC(2025, 11, 31)))
    for (let minute = 0; minute < 9; minute += 1) {
      await takeBackup(db, dataDir, 'before-import', new Date(Date.UTC(2026, 0, 1, 0, minute)))
    }
    const backups = listBackups(dataDir)
    expect(backups.map(({ takenAt }) => takenAt.getUTCMinutes())).toEqual([8, 7, 6, 5, 4, 3, 2, 0])
    expect(reasonsOf()[7]).toBe('daily')
    const copy = openWithoutWal(backups[0]?.file ?? '')
    expect(await findDamage(copy, 'integrity_check')).toEqual([])
    expect(await copy.selectFrom('profiles').selectAll().execute()).toHaveLength(1)
    await copy.destroy()
  })

  it('contains the messages and the account; sessions and links end when it is restored', async () => {
    const now = Date.now()
    const passkey = { credential_id: 'a', public_key: 'b', counter: 1, transports: '["usb"]' }
    await storePasskey(db, { ...passkey, name: 'Ponsel' }, now)
    await storeMessage(db, contactMessage)
    await createInvitation(db, now)
    await createSession(db, 'Firefox di Linux', now)
    const link = { id: 'link', resource: 'projects' as const, entry_id: 1, hash: 'hash' }
    await db
      .insertInto('preview_links')
      .values({ ...link, expires_at: now + hour })
      .execute()
    await takeBackup(db, dataDir, 'daily')
    const target = databaseFile(temporaryFolder())
    await restoreBackup(listBackups(dataDir)[0]?.file ?? '', target)
    const restored = openWithoutWal(target)
    expect(await restored.selectFrom('messages').selectAll().execute()).toMatchObject([
      contactMessage,
    ])
    expect(await listSessions(restored, now)).toEqual([])
    for (const table of ['invitations', 'preview_links'] as const) {
      expect(await restored.selectFrom(table).selectAll().execute()).toEqual([])
    }
    expect(await findOwner(restored)).toEqual(await findOwner(db))
    expect(await listPasskeys(restored)).toEqual(await listPasskeys(db))
    await restored.destroy()
    expect(await listSessions(db, now)).toHaveLength(1)
  })

  it('is listed by the command, which restores it and keeps what it replaces', async () => {
    const printed: string[] = []
    jest.spyOn(console, 'log').mockImplementation((line: string) => void printed.push(line))
    await takeBackup(db, dataDir, 'before-import')
    await db.updateTable('profiles').set({ full_name: 'Nama Baru' }).execute()
    await db.destroy()
    // In another folder: SQLite may keep the closed file open in this process.
    const folder = temporaryFolder()
    fs.cpSync(dataDir, folder, { recursive: true })
    process.env.DATA_DIR = folder
    for (const [reason, name] of [
      ['before-import', 'Dewi Contoh'],
      ['before-restore', 'Nama Baru'],
    ] as const) {
      await restore([])
      const files =
        printed
          .splice(0)
          .join('\n')
          .match(/\S+\.db$/gm) ?? []
      await restore([files.find((file) => file.includes(reason)) ?? ''])
      const copy = path.join(temporaryFolder(), 'copy.db')
      fs.copyFileSync(databaseFile(folder), copy)
      const restored = openWithoutWal(copy)
      const [profile] = await restored.selectFrom('profiles').select('full_name').execute()
      await restored.destroy()
      expect(profile?.full_name).toBe(name)
      // Another backup of the same time would have the same name.
      jest.advanceTimersByTime(1000)
    }
    await expect(backup([listBackups(folder)[0]?.file ?? ''])).rejects.toThrow(/exists already/)
    delete process.env.DATA_DIR
  })

  it('takes a backup at the start of the server and then once a day', async () => {
    const stop = startDailyBackups(db, dataDir, fail)
    await jest.advanceTimersByTimeAsync(50 * hour)
    await stop()
    expect(reasonsOf()).toEqual(['daily', 'daily', 'daily'])
    await jest.advanceTimersByTimeAsync(50 * hour)
    expect(reasonsOf()).toHaveLength(3)
  })

  it('takes no backup at the start when the newest is less than a day old', async () => {
    await takeBackup(db, dataDir, 'before-import')
    const stop = startDailyBackups(db, dataDir, fail)
    await jest.advanceTimersByTimeAsync(23 * hour)
    await stop()
    expect(reasonsOf()).toEqual(['before-import'])
  })

  it('reports a failed backup and retries it after an hour', async () => {
    const errors: unknown[] = []
    await db.destroy()
    const stop = startDailyBackups(db, dataDir, (error) => errors.push(error))
    await jest.advanceTimersByTimeAsync(hour)
    await stop()
    expect(errors).toHaveLength(2)
  })

  function fail(error: unknown): never {
    throw error
  }
})
