import path from 'node:path'
import { setImmediate } from 'node:timers/promises'
import type { Migration } from 'kysely'
import type { AccountData } from '../../src/contract/account'
import { exportContent } from '../content/database/exportContent'
import { openContentDatabase } from '../content/database/openContentDatabase'
import { listBackups } from '../database/backups'
import { hasPendingMigrations, migrate, migrations } from '../database/migrations'
import { openPostgresServer } from '../database/openDatabase'
import { openWithoutWal } from '../database/sqlite'
import { storedPictures } from '../pictures/repository'
import type { Delivery } from '../resources/messages/delivery'
import { Outbox } from '../resources/messages/outbox'
import { storeMessage } from '../resources/messages/repository'
import { StudioClient } from '../testing/StudioClient'
import { usesCheapPasswords } from '../testing/cheapPasswords'
import { cleanUp, onCleanUp } from '../testing/cleanUp'
import { contactMessage } from '../testing/content'
import { findLink } from '../testing/mailServer'
import { createPictures } from '../testing/pictures'
import { openSubscriptions, pages } from '../testing/subscriptions'
import { get, openTestDatabase, prepareApp, send, startApp, token } from '../testing/testApp'

const test = prepareApp(undefined, undefined, (database) =>
  createPictures().openStore(storedPictures(database)),
)
afterEach(() => jest.useRealTimers())

/** Another server on the same database. */
async function startProcess(options: object = {}) {
  const { databaseUrl } = test
  const database = databaseUrl ? await openPostgresServer(databaseUrl) : test.database
  if (databaseUrl) onCleanUp(() => database.destroy())
  return startApp({ database, tokens: [token], ...options })
}

it('reads what another process has written within a second', async () => {
  // Only intervals: the server polls the version of the content by one.
  const timers = ['setTimeout', 'clearTimeout', 'setImmediate', 'clearImmediate'] as const
  const clocks = ['Date', 'hrtime', 'performance', 'nextTick', 'queueMicrotask'] as const
  jest.useFakeTimers({ doNotFake: [...timers, ...clocks] })
  const [reader, writer] = [await startProcess(), await startProcess()]
  const title = async () =>
    (await get<{ project: { title: string } }>(reader, '/projects/1')).data.project.title
  expect(await title()).toBe('Proyek 1')
  await send(writer, 'PUT', '/projects/1', { title: 'Dari luar' })
  expect(await title()).toBe('Proyek 1')
  await jest.advanceTimersByTimeAsync(1000)
  // What has begun within the second ends when the database has answered.
  const end = Date.now() + 30_000
  while ((await title()) !== 'Dari luar' && Date.now() < end) await setImmediate()
  expect(await title()).toBe('Dari luar')
})

it('delivers a message once when several processes check for it', async () => {
  const { database } = test
  const delivered: string[] = []
  const delivery: Delivery = ({ id }) => Promise.resolve(void delivered.push(id))
  const options = { db: database, findDelivery: () => delivery, log: { warn: jest.fn() } }
  const outboxes = [1, 2, 3].map(() => new Outbox(options))
  const ids = await Promise.all(
    Array.from({ length: 9 }, () => storeMessage(database, contactMessage)),
  )
  await Promise.all(outboxes.map((outbox) => outbox.processDueMessages()))
  await Promise.all(outboxes.map((outbox) => outbox.stop()))
  expect(delivered.toSorted()).toEqual(ids.toSorted())
})

it('limits the number of messages to several processes in sum', async () => {
  const limits = { stranger: 100, messages: 3, mails: 100 }
  const apps = [await startProcess({ limits }), await startProcess({ limits })]
  const codes: number[] = []
  for (const app of [...apps, ...apps, ...apps]) {
    codes.push((await send(app, 'POST', '/contact', contactMessage, {})).statusCode)
  }
  expect(codes).toEqual([202, 202, 202, 429, 429, 429])
  const counts = await test.database.selectFrom('request_counts').selectAll().execute()
  expect(JSON.stringify(counts)).not.toContain('127.0.0.1')
})

it('confirms a subscription once for concurrent requests', async () => {
  const { mails, request, press, stored } = await openSubscriptions()
  await request('budi@example.com')
  const link = findLink(mails[0]!, 'confirm')
  const confirmed = await Promise.all([1, 2, 3].map(() => press(link)))
  expect(new Set(confirmed)).toEqual(new Set([pages.confirmed]))
  expect((await stored()).subscribers).toHaveLength(1)
})

describe('an account', () => {
  usesCheapPasswords()
  const password = 'kuda hijau membaca peta'
  const readAccount = async (client: StudioClient) =>
    (await client.send<AccountData>('GET', '/studio/account')).data

  async function openAccount() {
    const tables = ['owners', 'passkeys', 'sessions', 'invitations', 'sign_in_attempts'] as const
    for (const table of tables) await test.database.deleteFrom(table).execute()
    const client = new StudioClient(test.app)
    return { client, passkey: await client.openAccount(password) }
  }

  it('delays passwords that are tried at the same time', async () => {
    await openAccount()
    const tries = Array.from({ length: 12 }, () =>
      new StudioClient(test.app).signInWithPassword('bukan kata sandinya'),
    )
    const statuses = (await Promise.all(tries)).map(({ statusCode }) => statusCode)
    expect(statuses.filter((status) => status === 403)).toHaveLength(5)
  })

  it('keeps a sign-in method when the passkey and the password are removed at the same time', async () => {
    const { client } = await openAccount()
    const [last] = (await readAccount(client)).passkeys
    const removals = [`/studio/passkeys/${last?.id}`, '/studio/password'].map((path) =>
      client.send('DELETE', path),
    )
    const statuses = (await Promise.all(removals)).map(({ statusCode }) => statusCode)
    expect(statuses.sort()).toEqual([200, 409])
  })
})

describe('migrations', () => {
  /** A migration of the next version. */
  const next: Migration = {
    up: async (db) => db.schema.alterTable('profiles').addColumn('motto', 'text').execute(),
  }

  afterEach(async () => {
    delete migrations['999_next']
    await cleanUp()
  })

  it('migrates a database of an earlier version once, and keeps its content', async () => {
    const { database, dataDir, databaseUrl } = await openTestDatabase()
    const before = await exportContent(database)
    const place = { dataDir, databaseUrl, contentFile: path.join(dataDir, 'content.yaml') }
    expect(await hasPendingMigrations(database)).toBe(false)

    migrations['999_next'] = next
    for (const start of ['first', 'second']) {
      const migrated = await openContentDatabase(place)
      expect([start, await hasPendingMigrations(migrated)]).toEqual([start, false])
      expect(await exportContent(migrated)).toEqual(before)
      const profiles = await migrated.selectFrom('profiles').selectAll().execute()
      expect(profiles).toMatchObject([{ full_name: before.profile.full_name, motto: null }])
      await migrated.destroy()
    }

    // PostgreSQL is backed up with its own programs.
    const copies = listBackups(dataDir).map(({ file }) => file)
    expect(copies).toHaveLength(databaseUrl ? 0 : 1)
    for (const file of copies) {
      expect(file).toMatch(/before-migration\.db$/)
      const copy = openWithoutWal(file)
      const profile = await copy.selectFrom('profiles').selectAll().executeTakeFirst()
      expect(profile).not.toHaveProperty('motto')
      await copy.destroy()
    }
  })

  it('refuses a database with migrations of another version, and says how to keep its content', async () => {
    const { database } = await openTestDatabase()
    migrations['999_next'] = next
    await migrate(database)
    delete migrations['999_next']
    await expect(migrate(database)).rejects.toThrow(/999_next is missing.*content -- export FILE/)
  })
})
