import { createInvitation, findOwner } from '../resources/accounts/ownerRepository'
import { createSession, listSessions } from '../resources/accounts/sessionRepository'
import { databaseFile, openContentDatabase } from '../content/openContentDatabase'
import { storeMessage } from '../resources/messages/repository'
import { paths } from '../paths'
import { cleanUp, temporaryFolder } from '../testing/cleanUp'
import { listBackups, takeBackup } from './backups'
import { startDailyBackups } from './backups'
import { findDamage } from './openDatabase'
import type { Db } from './schema'
import { restoreBackup } from './restoreBackup'
import { openCopy } from './sqlite'

const hour = 3_600_000

let dataDir: string
let db: Db

beforeEach(async () => {
  jest.useFakeTimers({
    now: new Date('2026-01-01T00:00:00Z'),
    doNotFake: ['nextTick', 'setImmediate', 'setTimeout'],
  })
  dataDir = temporaryFolder()
  db = await openContentDatabase({ dataDir, contentFile: paths.sampleContent })
})
afterEach(async () => {
  jest.useRealTimers()
  await db.destroy()
})
afterAll(cleanUp)

const reasonsOf = () =>
  listBackups(dataDir).map(({ file }) => /Z-([\w-]+)\.db$/.exec(file)?.[1] ?? file)

it('keeps the newest seven backups, each a complete database', async () => {
  for (let minute = 0; minute < 9; minute += 1) {
    await takeBackup(db, dataDir, 'before-import', new Date(Date.UTC(2026, 0, 1, 0, minute)))
  }
  const backups = listBackups(dataDir)
  expect(backups.map(({ takenAt }) => takenAt.getUTCMinutes())).toEqual([8, 7, 6, 5, 4, 3, 2])
  const copy = openCopy(backups[0]?.file ?? '')
  expect(await findDamage(copy, 'integrity_check')).toEqual([])
  expect(await copy.selectFrom('profiles').selectAll().execute()).toHaveLength(1)
  await copy.destroy()
})

it('contains the contact messages', async () => {
  const message = { name: 'Budi', email: 'budi@example.com', subject: 'Halo', message: 'Hai' }
  await storeMessage(db, message)
  await takeBackup(db, dataDir, 'daily')
  const copy = openCopy(listBackups(dataDir)[0]?.file ?? '')
  expect(await copy.selectFrom('messages').selectAll().execute()).toMatchObject([message])
  await copy.destroy()
})

it('ends the sessions and invitations of a restored backup, and keeps the account', async () => {
  const now = Date.now()
  await createInvitation(db, now)
  await createSession(db, { device: 'Firefox di Linux', now })
  await takeBackup(db, dataDir, 'daily')
  const target = databaseFile(temporaryFolder())
  await restoreBackup(listBackups(dataDir)[0]?.file ?? '', target)
  const restored = openCopy(target)
  expect(await listSessions(restored, now)).toEqual([])
  expect(await restored.selectFrom('invitations').selectAll().execute()).toEqual([])
  expect(await findOwner(restored)).toEqual(await findOwner(db))
  await restored.destroy()
  expect(await listSessions(db, now)).toHaveLength(1)
})

it('takes a backup at the start of the server and then once a day', async () => {
  const stop = startDailyBackups({ db, dataDir, onError: fail })
  await jest.advanceTimersByTimeAsync(50 * hour)
  await stop()
  expect(reasonsOf()).toEqual(['daily', 'daily', 'daily'])
  await jest.advanceTimersByTimeAsync(50 * hour)
  expect(reasonsOf()).toHaveLength(3)
})

it('takes no backup at the start when the newest is less than a day old', async () => {
  await takeBackup(db, dataDir, 'before-import')
  const stop = startDailyBackups({ db, dataDir, onError: fail })
  await jest.advanceTimersByTimeAsync(23 * hour)
  await stop()
  expect(reasonsOf()).toEqual(['before-import'])
})

it('reports a failed backup and retries it after an hour', async () => {
  const errors: unknown[] = []
  await db.destroy()
  const stop = startDailyBackups({ db, dataDir, onError: (error) => errors.push(error) })
  await jest.advanceTimersByTimeAsync(hour)
  await stop()
  expect(errors).toHaveLength(2)
  db = await openContentDatabase({ dataDir, contentFile: paths.sampleContent })
})

function fail(error: unknown): never {
  throw error
}
