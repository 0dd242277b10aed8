import type { MessagesData, MessagesFileData, UnreadData } from '../../../src/contract/messages'
import { buildApp } from '../../app'
import { StudioClient } from '../../testing/StudioClient'
import { cleanUp } from '../../testing/cleanUp'
import { createTestApp, send, token, type TestApp } from '../../testing/testApp'
import { markDelivered, neverDue, scheduleRetry, storeMessage } from './repository'

const day = 86_400_000
const input = { name: 'Budi Santoso', email: 'budi@example.com', message: 'Apa kabar?' }

let test: TestApp
let client: StudioClient

beforeAll(async () => {
  test = await createTestApp()
  client = await StudioClient.signedIn(test.app)
})
beforeEach(() => test.database.deleteFrom('messages').execute())
afterAll(cleanUp)

/** Stores a message. @param age in days */
async function store(subject: string, age = 0, dueAt = neverDue) {
  const id = await storeMessage(test.database, { ...input, subject }, dueAt)
  const created_at = new Date(Date.now() - age * day).toISOString()
  await test.database.updateTable('messages').set({ created_at }).where('id', '=', id).execute()
  return test.database
    .selectFrom('messages')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
}

const list = async (query = '') =>
  (await client.send<MessagesData>('GET', `/studio/messages${query}`)).data
const countUnread = async () =>
  (await client.send<UnreadData>('GET', '/studio/messages/unread')).data.unread
const subjects = async () => (await list()).messages.map(({ subject }) => subject)

it('lists messages with the state of their delivery, the newest first', async () => {
  await store('Disimpan', 3)
  const delivered = await store('Terkirim', 2, 0)
  await markDelivered(test.database, delivered)
  const waiting = await store('Menunggu', 1, 0)
  await scheduleRetry(test.database, waiting, 'The mailbox is full', Date.now())
  const { messages, pagination } = await list()
  expect(messages).toMatchObject([
    { subject: 'Menunggu', delivery: 'waiting', last_error: 'The mailbox is full' },
    { ...input, subject: 'Terkirim', delivery: 'delivered', last_error: null, is_read: false },
    { subject: 'Disimpan', delivery: 'stored' },
  ])
  expect(pagination.totalData).toBe(3)
  expect((await list('?limit=1&page=2')).messages).toMatchObject([{ subject: 'Terkirim' }])
})

it('marks messages as read and as unread, and counts the unread ones', async () => {
  const { id } = await store('Satu')
  await store('Dua')
  expect(await countUnread()).toBe(2)
  await client.send('PUT', `/studio/messages/${id}`, { is_read: true })
  expect(await countUnread()).toBe(1)
  expect((await list()).messages.find((message) => message.id === id)?.is_read).toBe(true)
  await client.send('PUT', `/studio/messages/${id}`, { is_read: false })
  expect(await countUnread()).toBe(2)
})

it('deletes a message once', async () => {
  const { id } = await store('Satu')
  await store('Dua')
  expect((await client.send('DELETE', `/studio/messages/${id}`)).statusCode).toBe(200)
  expect((await client.send('DELETE', `/studio/messages/${id}`)).statusCode).toBe(404)
  const changed = await client.send('PUT', `/studio/messages/${id}`, { is_read: true })
  expect(changed.statusCode).toBe(404)
  expect(await subjects()).toEqual(['Dua'])
})

it('exports all messages as CSV and as JSON', async () => {
  await store('=1+1')
  const exported = async (format: string) =>
    (await client.send<MessagesFileData>('GET', `/studio/messages/export/${format}`)).data.text
  expect(await exported('csv')).toContain(`"Budi Santoso","budi@example.com","'=1+1","Apa kabar?"`)
  expect(JSON.parse(await exported('json'))).toMatchObject([{ ...input, subject: '=1+1' }])
  const { statusCode } = await client.send('GET', '/studio/messages/export/xml')
  expect(statusCode).toBe(400)
})

it('gives nobody but the owner access, nor a token', async () => {
  const { id } = await store('Satu')
  const stranger = new StudioClient(test.app)
  for (const [method, path] of [
    ['GET', ''],
    ['GET', '/unread'],
    ['GET', '/export/csv'],
    ['PUT', `/${id}`],
    ['DELETE', `/${id}`],
  ] as const) {
    const url = `/studio/messages${path}`
    const body = method === 'PUT' ? { is_read: true } : undefined
    expect((await stranger.send(method, url, body)).statusCode).toBe(401)
    const headers = { authorization: `Bearer ${token}` }
    expect((await stranger.send(method, url, body, headers)).statusCode).toBe(401)
  }
  expect(await subjects()).toEqual(['Satu'])
})

it('deletes messages after the configured days, except those that wait for their delivery', async () => {
  await store('Lama', 181)
  await store('Lama, tetapi menunggu', 181, 0)
  await markDelivered(test.database, await store('Lama, terkirim', 181, 0))
  await store('Baru', 179)
  const start = async (messageDays?: number) => {
    const app = await buildApp({ database: test.database, messageDays })
    await app.ready()
    await app.close()
  }
  await start()
  await start(0)
  expect(await subjects()).toHaveLength(4)
  await start(180)
  expect(await subjects()).toEqual(['Baru', 'Lama, tetapi menunggu'])
})

it('shows a message that a visitor has just sent', async () => {
  const message = { ...input, subject: 'Dari formulir' }
  expect((await send(test.app, 'POST', '/contact', message, {})).statusCode).toBe(202)
  expect(await list()).toMatchObject({ messages: [{ ...message, is_read: false }] })
})
