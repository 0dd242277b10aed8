import type { IncomingMessage } from 'node:http'
import { exportContent } from '../../content/database/exportContent'
import { importContent } from '../../content/database/importContent'
import { buildContent, contactMessage } from '../../testing/content'
import { startWebServer } from '../../testing/listen'
import { startMailServer } from '../../testing/mailServer'
import { onCleanUp } from '../../testing/cleanUp'
import * as testApp from '../../testing/testApp'
import { createDelivery, type Delivery } from './delivery'
import { Outbox } from './outbox'
import { markDelivered, neverDue, scheduleRetry, storeMessage } from './repository'
import type { MessagesData, MessagesFileData, UnreadData } from '../../../src/contract/messages'
import { prepareStudio } from '../../testing/StudioClient'

const { createTestApp, openTestDatabase, send, startApp, until } = testApp

/** A server with a fresh database and this delivery. */
async function openWith(delivery: Delivery, messages = 100) {
  const { database } = await openTestDatabase()
  const limits = { stranger: 100, messages, mails: 100 }
  const app = await startApp({ database, delivery, limits })
  const post = (body: unknown) => send<{ id: string }>(app, 'POST', '/contact', body, {})
  const stored = () => database.selectFrom('messages').selectAll().execute()
  return { post, stored }
}

it('delivers a message to the owner’s mailbox, or stores it with the reason of the refusal', async () => {
  const { mails, url, state } = await startMailServer()
  const smtp = { url, to: 'raka@example.com', from: 'situs@example.com' }
  const { post, stored } = await openWith(createDelivery({ smtp })!)
  const response = await post(contactMessage)
  expect(response).toMatchObject({ statusCode: 202, status: 'success' })
  await until(async () => (await stored())[0]?.delivered_at != null)
  expect(mails).toHaveLength(1)
  expect(mails[0]?.to).toEqual(['raka@example.com'])
  for (const part of [
    ...['Subject: Tawaran proyek', 'Reply-To: Budi Santoso <budi@example.com>'],
    ...['From: situs@example.com', `<${response.data.id}@example.com>`, 'Kapan bisa mulai?'],
  ]) {
    expect(mails[0]?.source).toContain(part)
  }
  state.refuses = 'mail'
  const { data } = await post(contactMessage)
  const refused = async () => (await stored()).find(({ id }) => id === data.id)
  await until(async () => (await refused())?.attempts === 1)
  expect(await refused()).toMatchObject({ ...contactMessage, delivered_at: null })
  expect((await refused())?.last_error).toContain('The mailbox is full')
})

type ReceivedPost = Pick<IncomingMessage, 'method' | 'url' | 'headers'> & { body: string }

/** A real web server that records requests and responds with what `respond` returns. */
async function startWebhook(
  respond: (url: string) => { status: number; location?: string } | undefined,
) {
  const received: ReceivedPost[] = []
  const origin = await startWebServer((request, response) => {
    let body = ''
    request.on('data', (part: Buffer) => (body += part.toString('utf8')))
    request.on('end', () => {
      received.push({ method: request.method, url: request.url, headers: request.headers, body })
      const { status, location } = respond(request.url ?? '') ?? { status: 0 }
      // Without a status there is no response.
      if (status > 0) response.writeHead(status, location ? { location } : {}).end()
    })
  })
  return { received, origin }
}

/** @param user and password of the webhook, with an @ behind them */
const deliveryTo = (origin: string, path: string, user = '') =>
  createDelivery({ webhook: origin.replace('//', `//${user}`) + path })!

it('posts a message to a webhook once, with the user and the password of its URL', async () => {
  const { received, origin } = await startWebhook(() => ({ status: 200 }))
  const { post, stored } = await openWith(deliveryTo(origin, '/pesan', 'raka:p%40ss@'))
  const { data } = await post(contactMessage)
  await until(async () => (await stored())[0]?.delivered_at != null)
  expect(received).toHaveLength(1)
  expect(JSON.parse(received[0]?.body ?? '')).toMatchObject({ ...contactMessage, id: data.id })
  expect(received[0]).toMatchObject({
    ...{ method: 'POST', url: '/pesan' },
    headers: {
      'idempotency-key': data.id,
      authorization: `Basic ${Buffer.from('raka:p@ss').toString('base64')}`,
    },
  })
})

it('retries a message whose webhook redirects or fails; stores no password', async () => {
  const other = await startWebhook(() => ({ status: 200 }))
  let answer: ReturnType<Parameters<typeof startWebhook>[0]>
  const { origin } = await startWebhook(() => answer)
  const { post, stored } = await openWith(deliveryTo(origin, '/', 'raka:rahasia@'))
  for (const [status, location] of [
    [302, `${other.origin}/pesan`],
    [302, ''],
    [302, '/pesan'],
    [500, ''],
  ] as const) {
    answer = { status, location }
    const { data } = await post(contactMessage)
    const find = async () => (await stored()).find(({ id }) => id === data.id)
    await until(async () => (await find())?.attempts === 1)
    const message = await find()
    expect(message?.delivered_at).toBeNull()
    expect(message?.last_error).toContain(`The webhook responded with ${status}`)
    expect(message?.last_error).not.toContain('rahasia')
    expect(other.received).toEqual([])
  }
})

it('retries after 1, 5, 15, 60 and 360 minutes, without a limit', async () => {
  const { database } = await openTestDatabase()
  let now = 0
  let attempts = 0
  const delivery = () => {
    attempts += 1
    return attempts < 8 ? Promise.reject(new Error('away')) : Promise.resolve()
  }
  const log = { warn: jest.fn() }
  const outbox = new Outbox({ db: database, findDelivery: () => delivery, log })
  const clock = jest.spyOn(Date, 'now').mockImplementation(() => now)
  onCleanUp(() => outbox.stop())
  await storeMessage(database, contactMessage)
  const waits: number[] = []
  for (let last = 0; attempts < 8; now += 60_000) {
    const before = attempts
    await outbox.processDueMessages()
    if (attempts > before && attempts > 1) waits.push((now - last) / 60_000)
    if (attempts > before) last = now
  }
  clock.mockRestore()
  expect(waits).toEqual([1, 5, 15, 60, 360, 360, 360])
  const [message] = await database.selectFrom('messages').selectAll().execute()
  expect(message?.delivered_at).not.toBeNull()
})

it('delivers messages that were stored before the start', async () => {
  const delivered: string[] = []
  const { database } = await openTestDatabase()
  await storeMessage(database, contactMessage)
  const delivery: Delivery = ({ subject }) => Promise.resolve(void delivered.push(subject))
  await (await startApp({ database, delivery })).ready()
  await until(() => delivered.length > 0)
  expect(delivered).toEqual(['Tawaran proyek'])
})

it('responds to invalid messages with the path of the field, and to robots as to others', async () => {
  const { post, stored } = await openWith(() => Promise.resolve(), 3)
  for (const [path, value] of [
    ['email', 'budi'],
    ['name', ''],
    ['subject', 'a'.repeat(201)],
    ['extra', 1],
  ] as const) {
    const { statusCode, errors } = await post({ ...contactMessage, [path]: value })
    expect([statusCode, errors?.map((error) => error.path)]).toEqual([400, [path]])
  }
  expect((await post({ ...contactMessage, website: 'https://spam.example' })).statusCode).toBe(202)
  expect(await stored()).toEqual([])
  // Valid messages are limited.
  const codes = []
  for (let sent = 0; sent < 3; sent += 1) codes.push((await post(contactMessage)).statusCode)
  expect(codes).toEqual([202, 202, 429])
})

it('stores a message without a delivery, apart from the content, and never delivers it', async () => {
  const { app, database } = await createTestApp()
  expect((await send(app, 'POST', '/contact', contactMessage, {})).statusCode).toBe(202)
  await importContent(database, buildContent({ projects: [] }))
  const [first] = await database.selectFrom('messages').selectAll().execute()
  expect(first).toMatchObject({ ...contactMessage, delivered_at: null })
  expect(JSON.stringify(await exportContent(database))).not.toContain(contactMessage.subject)

  const delivered: string[] = []
  const delivery: Delivery = ({ id }) => Promise.resolve(void delivered.push(id))
  const log = { warn: jest.fn() }
  const outbox = new Outbox({ db: database, findDelivery: () => delivery, log })
  onCleanUp(() => outbox.stop())
  const second = await storeMessage(database, contactMessage)
  await outbox.processDueMessages()
  expect(delivered).toEqual([second])
  const simulating = await startApp({ database, simulatesContact: true })
  expect((await send(simulating, 'POST', '/contact', contactMessage, {})).statusCode).toBe(404)
})

describe('the inbox', () => {
  const day = 86_400_000

  const test = prepareStudio()
  beforeEach(() => test.database.deleteFrom('messages').execute())
  /** Stores a message. @param age in days */
  async function store(subject: string, age = 0, dueAt = neverDue) {
    const id = await storeMessage(test.database, { ...contactMessage, subject }, dueAt)
    const created_at = new Date(Date.now() - age * day).toISOString()
    await test.database.updateTable('messages').set({ created_at }).where('id', '=', id).execute()
    const stored = test.database.selectFrom('messages').selectAll().where('id', '=', id)
    return stored.executeTakeFirstOrThrow()
  }

  const list = async (query = '') =>
    (await test.client.send<MessagesData>('GET', `/studio/messages${query}`)).data
  const countUnread = async () =>
    (await test.client.send<UnreadData>('GET', '/studio/messages/unread')).data.unread
  const subjects = async () => (await list()).messages.map(({ subject }) => subject)

  it('lists messages with the state of their delivery, the newest first', async () => {
    await store('Disimpan', 3)
    const delivered = await store('Terkirim', 2, 0)
    await markDelivered(test.database, delivered)
    const waiting = await store('Menunggu', 1, 0)
    await scheduleRetry(test.database, waiting, 'The mailbox is full', Date.now())
    const { messages, pagination } = await list()
    const unread = { ...contactMessage, is_read: false }
    expect(messages).toMatchObject([
      { subject: 'Menunggu', delivery: 'waiting', last_error: 'The mailbox is full' },
      { ...unread, subject: 'Terkirim', delivery: 'delivered', last_error: null },
      { subject: 'Disimpan', delivery: 'stored' },
    ])
    expect(pagination.totalData).toBe(3)
    expect((await list('?limit=1&page=2')).messages).toMatchObject([{ subject: 'Terkirim' }])
  })

  it('marks messages as read and as unread, counts the unread ones, and deletes one once', async () => {
    const { id } = await store('Satu')
    await store('Dua')
    const path = `/studio/messages/${id}`
    for (const [is_read, unread] of [
      [true, 1],
      [false, 2],
    ] as const) {
      await test.client.send('PUT', path, { is_read })
      expect(await countUnread()).toBe(unread)
      expect((await list()).messages.find((message) => message.id === id)?.is_read).toBe(is_read)
    }
    expect((await test.client.send('DELETE', path)).statusCode).toBe(200)
    expect((await test.client.send('DELETE', path)).statusCode).toBe(404)
    expect((await test.client.send('PUT', path, { is_read: true })).statusCode).toBe(404)
    expect(await subjects()).toEqual(['Dua'])
  })

  it('exports all messages as CSV and as JSON', async () => {
    await store('=1+1')
    const exportAs = (format: string) =>
      test.client.send<MessagesFileData>('GET', `/studio/messages/export/${format}`)
    const row = `"Budi Santoso","budi@example.com","'=1+1","Apa kabar?\nKapan bisa mulai?"`
    expect((await exportAs('csv')).data.text).toContain(row)
    const messages = JSON.parse((await exportAs('json')).data.text) as object[]
    expect(messages).toMatchObject([{ ...contactMessage, subject: '=1+1' }])
    expect((await exportAs('xml')).statusCode).toBe(400)
  })

  it('deletes messages after the configured days, except those that wait for their delivery', async () => {
    await store('Lama', 181)
    await store('Lama, tetapi menunggu', 181, 0)
    await markDelivered(test.database, await store('Lama, terkirim', 181, 0))
    await store('Baru', 179)
    const start = async (messageDays?: number) => {
      const app = await startApp({ database: test.database, messageDays })
      await app.ready()
      await app.close()
    }
    await start()
    await start(0)
    expect(await subjects()).toHaveLength(4)
    await start(180)
    expect(await subjects()).toEqual(['Baru', 'Lama, tetapi menunggu'])
  })
})
