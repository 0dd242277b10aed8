import { copyFileSync, cpSync } from 'node:fs'
import path from 'node:path'
import { createInvitation, findOwner } from '../resources/accounts/ownerRepository'
import { createSession, listSessions } from '../resources/accounts/sessionRepository'
import { backup, restore } from '../commands/backup'
import { databaseFile, openContentDatabase } from '../content/openContentDatabase'
import { storeMessage } from '../resources/messages/repository'
import { paths } from '../paths'
import { cleanUp, temporaryFolder } from '../testing/cleanUp'
import { buildContent } from '../testing/content'
import { createDatabase } from '../testing/testDatabase'
import { listBackups, startDailyBackups, takeBackup } from './backups'
import { findDamage } from './openDatabase'
import type { Db } from './schema'
import { restoreBackup } from './restoreBackup'
import { openCopy } from './sqlite'

const hour = 3_600_000

const contentFile = paths.sampleContent
let dataDir: string
let db: Db

beforeEach(async () => {
  jest.useFakeTimers({
    now: new Date('2026-01-01T00:00:00Z'),
    doNotFake: ['nextTick', 'setImmediate', 'setTimeout'],
  })
  dataDir = temporaryFolder()
  await createDatabase(buildContent(), dataDir)
  db = await openContentDatabase({ dataDir, contentFile })
})
afterEach(async () => {
  jest.useRealTimers()
  await db.destroy()
})
afterAll(cleanUp)

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
  const copy = openCopy(backups[0]?.file ?? '')
  expect(await findDamage(copy, 'integrity_check')).toEqual([])
  expect(await copy.selectFrom('profiles').selectAll().execute()).toHaveLength(1)
  await copy.destroy()
})

it('contains the messages and the account; sessions and links end when it is restored', async () => {
  const now = Date.now()
  const message = { name: 'Budi', email: 'budi@example.com', subject: 'Halo', message: 'Hai' }
  await storeMessage(db, message)
  await createInvitation(db, now)
  await createSession(db, 'Firefox di Linux', now)
  const link = {
    id: 'link',
    resource: 'projects' as const,
    entry_id: 1,
    hash: 'hash',
    expires_at: now + hour,
  }
  await db.insertInto('preview_links').values(link).execute()
  await takeBackup(db, dataDir, 'daily')
  const target = databaseFile(temporaryFolder())
  await restoreBackup(listBackups(dataDir)[0]?.file ?? '', target)
  const restored = openCopy(target)
  expect(await restored.selectFrom('messages').selectAll().execute()).toMatchObject([message])
  expect(await listSessions(restored, now)).toEqual([])
  for (const table of ['invitations', 'preview_links'] as const) {
    expect(await restored.selectFrom(table).selectAll().execute()).toEqual([])
  }
  expect(await findOwner(restored)).toEqual(await findOwner(db))
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
  cpSync(dataDir, folder, { recursive: true })
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
    copyFileSync(databaseFile(folder), copy)
    const restored = openCopy(copy)
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
  db = await openContentDatabase({ dataDir, contentFile })
})

function fail(error: unknown): never {
  throw error
}
