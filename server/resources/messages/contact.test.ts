import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buildApp } from '../../app'
import { exportContent } from '../../content/exportContent'
import { importContent } from '../../content/importContent'
import { buildContent } from '../../testing/content'
import { startMailServer, type Refusal } from '../../testing/mailServer'
import { cleanUp } from '../../testing/cleanUp'
import { createTestApp, openTestDatabase, send } from '../../testing/testApp'
import { createDelivery, type Delivery } from './delivery'
import { Outbox } from './outbox'
import { storeMessage } from './repository'

const input = {
  name: 'Budi Santoso',
  email: 'budi@example.com',
  subject: 'Tawaran proyek',
  message: 'Apa kabar?\nKapan bisa mulai?',
}

const cleanups: (() => Promise<unknown>)[] = []

afterEach(async () => {
  for (const cleanup of cleanups.splice(0).reverse()) await cleanup()
})
afterAll(cleanUp)

/** A server with a fresh database and this delivery. */
async function openWith(delivery: Delivery, messages = 100) {
  const { database } = await openTestDatabase()
  const limits = { owner: 100, stranger: 100, messages, mails: 100 }
  const app = await buildApp({ database, delivery, limits })
  cleanups.push(() => app.close())
  const post = (body: unknown) => send<{ id: string }>(app, 'POST', '/contact', body, {})
  const stored = () => database.selectFrom('messages').selectAll().execute()
  return { app, database, post, stored }
}

/** Waits until a condition holds, or until the test's timeout. */
async function until(condition: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await condition())) await new Promise((resolve) => setImmediate(resolve))
}

/** A real mail server, and the delivery to it. */
async function deliverByMail(refuses?: Refusal) {
  const { mails, url, stop } = await startMailServer(refuses)
  cleanups.push(stop)
  const delivery = createDelivery({
    smtp: { url, to: 'raka@example.com', from: 'situs@example.com' },
  })
  if (!delivery) throw new Error('no delivery')
  return { mails, delivery }
}

it('delivers a message to the owner’s mailbox', async () => {
  const { mails, delivery } = await deliverByMail()
  const { post, stored } = await openWith(delivery)
  const response = await post(input)
  expect(response).toMatchObject({ statusCode: 202, status: 'success' })
  await until(async () => (await stored())[0]?.delivered_at != null)
  expect(mails).toHaveLength(1)
  expect(mails[0]?.to).toEqual(['raka@example.com'])
  for (const part of [
    'Subject: Tawaran proyek',
    'Reply-To: Budi Santoso <budi@example.com>',
    'From: situs@example.com',
    `<${response.data.id}@example.com>`,
    'Kapan bisa mulai?',
  ]) {
    expect(mails[0]?.source).toContain(part)
  }
})

it('stores a message that the mail server refuses, with the reason', async () => {
  const { delivery } = await deliverByMail('mail')
  const { post, stored } = await openWith(delivery)
  expect((await post(input)).statusCode).toBe(202)
  await until(async () => (await stored())[0]?.attempts === 1)
  expect((await stored())[0]).toMatchObject({ ...input, delivered_at: null })
  expect((await stored())[0]?.last_error).toContain('The mailbox is full')
})

interface ReceivedPost {
  method?: string
  url?: string
  headers: IncomingMessage['headers']
  body: string
}

/** A real web server that records requests and responds with what `respond` returns. */
async function startWebhook(
  respond: (url: string) => { status: number; location?: string } | undefined,
) {
  const received: ReceivedPost[] = []
  const server = createServer((request, response) => {
    let body = ''
    request.on('data', (part: Buffer) => (body += part.toString('utf8')))
    request.on('end', () => {
      received.push({ method: request.method, url: request.url, headers: request.headers, body })
      const { status, location } = respond(request.url ?? '') ?? { status: 0 }
      // Without a status there is no response.
      if (status > 0) response.writeHead(status, location ? { location } : {}).end()
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  cleanups.push(() => {
    server.closeAllConnections()
    return new Promise((resolve) => server.close(resolve))
  })
  const { port } = server.address() as AddressInfo
  return { received, port, origin: `http://127.0.0.1:${port}` }
}

function deliveryTo(webhook: string): Delivery {
  const delivery = createDelivery({ webhook })
  if (!delivery) throw new Error('no delivery')
  return delivery
}

it('posts a message to a webhook, once', async () => {
  const { received, origin } = await startWebhook(() => ({ status: 200 }))
  const { post, stored } = await openWith(deliveryTo(`${origin}/pesan`))
  const { data } = await post(input)
  await until(async () => (await stored())[0]?.delivered_at != null)
  expect(received).toHaveLength(1)
  expect(JSON.parse(received[0]?.body ?? '')).toMatchObject({ ...input, id: data.id })
  expect(received[0]?.headers['idempotency-key']).toBe(data.id)
})

it.each([301, 302, 307, 308])(
  'follows a %d redirect to the same origin with a second POST',
  async (status) => {
    const { received, origin } = await startWebhook((url) =>
      url === '/lama' ? { status, location: '/baru' } : { status: 204 },
    )
    const { post, stored } = await openWith(deliveryTo(`${origin}/lama`))
    await post(input)
    await until(async () => (await stored())[0]?.delivered_at != null)
    expect(received.map(({ method, url }) => `${method} ${url}`)).toEqual([
      'POST /lama',
      'POST /baru',
    ])
    expect(JSON.parse(received[1]?.body ?? '')).toMatchObject(input)
  },
)

it.each([
  ['another origin', (other: string) => `${other}/pesan`],
  ['an empty address', () => ''],
  ['a second redirect', () => '/pesan'],
])('retries a message whose webhook redirects to %s', async (_what, locationOf) => {
  const other = await startWebhook(() => ({ status: 200 }))
  const location = locationOf(other.origin)
  const { origin } = await startWebhook(() => ({ status: 302, location }))
  const { post, stored } = await openWith(deliveryTo(`${origin}/pesan`))
  await post(input)
  await until(async () => (await stored())[0]?.attempts === 1)
  expect((await stored())[0]).toMatchObject({
    delivered_at: null,
    last_error: expect.stringContaining('302') as string,
  })
  expect(other.received).toEqual([])
})

it('sends user and password of a webhook’s URL in the Authorization header, and stores neither', async () => {
  const { received, port } = await startWebhook((url) =>
    url === '/pesan' ? { status: 500 } : { status: 200 },
  )
  const delivery = deliveryTo(`http://raka:p%40ss@127.0.0.1:${port}/pesan`)
  const { post, stored } = await openWith(delivery)
  await post(input)
  await until(async () => (await stored())[0]?.attempts === 1)
  expect(received[0]?.headers.authorization).toBe(
    `Basic ${Buffer.from('raka:p@ss').toString('base64')}`,
  )
  expect((await stored())[0]?.last_error).toBe('The webhook responded with 500')
})

it('stops within ten seconds when a webhook does not respond, and keeps the message', async () => {
  const { received, origin } = await startWebhook(() => undefined)
  const { database } = await openTestDatabase()
  await storeMessage(database, input)
  const delivery = deliveryTo(`${origin}/pesan`)
  const outbox = new Outbox({
    db: database,
    findDelivery: () => delivery,
    log: { warn: jest.fn() },
  })
  void outbox.processDueMessages()
  await until(() => received.length === 1)
  jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask', 'performance'] })
  const stopped = outbox.stop()
  await jest.advanceTimersByTimeAsync(5000)
  jest.useRealTimers()
  await stopped
  const [message] = await database.selectFrom('messages').selectAll().execute()
  expect(message).toMatchObject({ delivered_at: null, attempts: 1 })
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
  const outbox = new Outbox({ db: database, findDelivery: () => delivery, log, now: () => now })
  cleanups.push(() => outbox.stop())
  await storeMessage(database, input)
  const waits: number[] = []
  for (let last = 0; attempts < 8; now += 60_000) {
    const before = attempts
    await outbox.processDueMessages()
    if (attempts > before && attempts > 1) waits.push((now - last) / 60_000)
    if (attempts > before) last = now
  }
  expect(waits).toEqual([1, 5, 15, 60, 360, 360, 360])
  const [message] = await database.selectFrom('messages').selectAll().execute()
  expect(message?.delivered_at).not.toBeNull()
})

it('delivers messages that were stored before the start', async () => {
  const delivered: string[] = []
  const { database } = await openTestDatabase()
  await storeMessage(database, input)
  const app = await buildApp({
    database,
    delivery: ({ subject }) => Promise.resolve(void delivered.push(subject)),
  })
  cleanups.push(() => app.close())
  await app.ready()
  await until(() => delivered.length > 0)
  expect(delivered).toEqual(['Tawaran proyek'])
})

it('sends a robot the same response, and stores nothing', async () => {
  const { post, stored } = await openWith(() => Promise.resolve())
  expect((await post({ ...input, website: 'https://spam.example' })).statusCode).toBe(202)
  expect(await stored()).toEqual([])
})

it('limits the number of messages from one address', async () => {
  const { post } = await openWith(() => Promise.resolve(), 2)
  const codes: number[] = []
  for (let count = 0; count < 3; count += 1) codes.push((await post(input)).statusCode)
  expect(codes).toEqual([202, 202, 429])
})

it('does not count invalid messages towards the limit', async () => {
  const { post } = await openWith(() => Promise.resolve(), 2)
  const codes: number[] = []
  for (const body of [{ ...input, email: 'budi' }, {}, {}, {}, input, input, input]) {
    codes.push((await post(body)).statusCode)
  }
  expect(codes).toEqual([400, 400, 400, 400, 202, 202, 429])
})

it.each([
  ['an invalid email', { ...input, email: 'budi' }, 'email'],
  ['no name', { ...input, name: '' }, 'name'],
  ['a too long subject', { ...input, subject: 'a'.repeat(201) }, 'subject'],
  ['an unknown field', { ...input, extra: 1 }, 'extra'],
])('responds to %s with the path of the field', async (_what, body, path) => {
  const { post, stored } = await openWith(() => Promise.resolve())
  const { statusCode, errors } = await post(body)
  expect(statusCode).toBe(400)
  expect(errors?.map((error) => error.path)).toContain(path)
  expect(await stored()).toEqual([])
})

it('stores a message without a delivery, and does not deliver it when one is configured later', async () => {
  const { app, database } = await createTestApp()
  expect((await send(app, 'POST', '/contact', input, {})).statusCode).toBe(202)
  const [first] = await database.selectFrom('messages').selectAll().execute()
  expect(first).toMatchObject({ ...input, delivered_at: null })
  const delivered: string[] = []
  const delivery: Delivery = ({ id }) => Promise.resolve(void delivered.push(id))
  const outbox = new Outbox({
    db: database,
    findDelivery: () => delivery,
    log: { warn: jest.fn() },
  })
  cleanups.push(() => outbox.stop())
  const second = await storeMessage(database, input)
  await outbox.processDueMessages()
  expect(delivered).toEqual([second])
})

it('has no route for messages that are only simulated', async () => {
  const { database } = await openTestDatabase()
  const app = await buildApp({ database, simulatesContact: true })
  cleanups.push(() => app.close())
  expect((await send(app, 'POST', '/contact', input, {})).statusCode).toBe(404)
})

it('keeps messages apart from the content: an import keeps them, an export has none', async () => {
  const { app, database } = await createTestApp()
  await send(app, 'POST', '/contact', input, {})
  await importContent(database, buildContent({ projects: [] }))
  expect(await database.selectFrom('messages').select('subject').execute()).toEqual([
    { subject: input.subject },
  ])
  expect(JSON.stringify(await exportContent(database))).not.toContain(input.subject)
})
