import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { SMTPServer } from 'smtp-server'
import { buildApp } from '../app'
import { cleanUp, createTestApp, send } from '../testing/testApp'
import { deliveryOf, type Delivery } from './delivery'
import { Outbox } from './outbox'
import { keepMessage } from './repository'

const letter = {
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

/** A server that takes messages, on a fresh database, with this way of delivering them. */
async function openWith(delivery: Delivery, messages = 100) {
  const { database } = await createTestApp()
  const limits = { owner: 100, stranger: 100, messages }
  const app = await buildApp({ database, delivery, limits })
  cleanups.push(() => app.close())
  const write = (body: unknown) => send<{ id: string }>(app, 'POST', '/contact', body, {})
  const kept = () => database.selectFrom('messages').selectAll().execute()
  return { app, database, write, kept }
}

/** Looks again and again until something is as it should be; the test's own limit ends it. */
async function until(isSo: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await isSo())) await new Promise((resolve) => setImmediate(resolve))
}

/** A real mail server that keeps what it gets. */
async function startMailServer(refuses = false) {
  const mails: { to: string[]; text: string }[] = []
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, session, done) {
      let text = ''
      stream.on('data', (part: Buffer) => (text += part.toString('utf8')))
      stream.on('end', () => {
        mails.push({ to: session.envelope.rcptTo.map(({ address }) => address), text })
        done(refuses ? new Error('The mailbox is full') : null)
      })
    },
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  cleanups.push(() => new Promise((resolve) => server.close(() => resolve(undefined))))
  const { port } = server.server.address() as AddressInfo
  const delivery = deliveryOf({
    smtp: { url: `smtp://127.0.0.1:${port}`, to: 'raka@example.com', from: 'situs@example.com' },
  })
  if (!delivery) throw new Error('no delivery')
  return { mails, delivery }
}

it('brings a message to the owner’s mailbox', async () => {
  const { mails, delivery } = await startMailServer()
  const { write, kept } = await openWith(delivery)
  const answer = await write(letter)
  expect(answer).toMatchObject({ statusCode: 202, status: 'success' })
  await until(async () => (await kept())[0]?.delivered_at != null)
  expect(mails).toHaveLength(1)
  expect(mails[0]?.to).toEqual(['raka@example.com'])
  for (const part of [
    'Subject: Tawaran proyek',
    'Reply-To: Budi Santoso <budi@example.com>',
    'From: situs@example.com',
    `<${answer.data.id}@example.com>`,
    'Kapan bisa mulai?',
  ]) {
    expect(mails[0]?.text).toContain(part)
  }
})

it('keeps a message that the mail server refuses, and says why', async () => {
  const { delivery } = await startMailServer(true)
  const { write, kept } = await openWith(delivery)
  expect((await write(letter)).statusCode).toBe(202)
  await until(async () => (await kept())[0]?.attempts === 1)
  expect((await kept())[0]).toMatchObject({ ...letter, delivered_at: null })
  expect((await kept())[0]?.last_error).toContain('The mailbox is full')
})

interface ReceivedPost {
  method?: string
  url?: string
  headers: IncomingMessage['headers']
  body: string
}

/** A real web server that keeps what is sent to it and responds by what `respond` returns. */
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
      // Without a status it never responds.
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
  const delivery = deliveryOf({ webhook })
  if (!delivery) throw new Error('no delivery')
  return delivery
}

it('posts a message to a webhook, once', async () => {
  const { received, origin } = await startWebhook(() => ({ status: 200 }))
  const { write, kept } = await openWith(deliveryTo(`${origin}/pesan`))
  const { data } = await write(letter)
  await until(async () => (await kept())[0]?.delivered_at != null)
  expect(received).toHaveLength(1)
  expect(JSON.parse(received[0]?.body ?? '')).toMatchObject({ ...letter, id: data.id })
  expect(received[0]?.headers['idempotency-key']).toBe(data.id)
})

it.each([301, 302, 307, 308])(
  'posts a message once more to where a %d of the same origin leads',
  async (status) => {
    const { received, origin } = await startWebhook((url) =>
      url === '/lama' ? { status, location: '/baru' } : { status: 204 },
    )
    const { write, kept } = await openWith(deliveryTo(`${origin}/lama`))
    await write(letter)
    await until(async () => (await kept())[0]?.delivered_at != null)
    expect(received.map(({ method, url }) => `${method} ${url}`)).toEqual([
      'POST /lama',
      'POST /baru',
    ])
    expect(JSON.parse(received[1]?.body ?? '')).toMatchObject(letter)
  },
)

it.each([
  ['another origin', (other: string) => `${other}/pesan`],
  ['no address', () => ''],
  ['a second redirect', () => '/pesan'],
])('tries a message again that is redirected to %s', async (_what, locationOf) => {
  const other = await startWebhook(() => ({ status: 200 }))
  const location = locationOf(other.origin)
  const { origin } = await startWebhook(() => ({ status: 302, location }))
  const { write, kept } = await openWith(deliveryTo(`${origin}/pesan`))
  await write(letter)
  await until(async () => (await kept())[0]?.attempts === 1)
  expect((await kept())[0]).toMatchObject({
    delivered_at: null,
    last_error: expect.stringContaining('302') as string,
  })
  expect(other.received).toEqual([])
})

it('sends user and password of a webhook as a header, and logs neither', async () => {
  const { received, port } = await startWebhook((url) =>
    url === '/pesan' ? { status: 500 } : { status: 200 },
  )
  const delivery = deliveryTo(`http://raka:p%40ss@127.0.0.1:${port}/pesan`)
  const { write, kept } = await openWith(delivery)
  await write(letter)
  await until(async () => (await kept())[0]?.attempts === 1)
  expect(received[0]?.headers.authorization).toBe(
    `Basic ${Buffer.from('raka:p@ss').toString('base64')}`,
  )
  expect((await kept())[0]?.last_error).toBe('The webhook responded with 500')
})

it('stops within ten seconds although a webhook does not respond, and keeps the message', async () => {
  const { received, origin } = await startWebhook(() => undefined)
  const { database } = await createTestApp()
  await keepMessage(database, letter)
  const postman = new Outbox({
    db: database,
    delivery: deliveryTo(`${origin}/pesan`),
    log: { warn: jest.fn() },
  })
  void postman.deliverDue()
  await until(() => received.length === 1)
  jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask', 'performance'] })
  const stopped = postman.stop()
  await jest.advanceTimersByTimeAsync(5000)
  jest.useRealTimers()
  await stopped
  const [message] = await database.selectFrom('messages').selectAll().execute()
  expect(message).toMatchObject({ delivered_at: null, attempts: 1 })
})

it('tries again after one, five, fifteen minutes, and never gives up', async () => {
  const { database } = await createTestApp()
  let now = 0
  let tries = 0
  const delivery = () => {
    tries += 1
    return tries < 8 ? Promise.reject(new Error('away')) : Promise.resolve()
  }
  const log = { warn: jest.fn() }
  const postman = new Outbox({ db: database, delivery, log, now: () => now })
  cleanups.push(() => postman.stop())
  await keepMessage(database, letter)
  const waits: number[] = []
  for (let last = 0; tries < 8; now += 60_000) {
    const before = tries
    await postman.deliverDue()
    if (tries > before && tries > 1) waits.push((now - last) / 60_000)
    if (tries > before) last = now
  }
  expect(waits).toEqual([1, 5, 15, 60, 360, 360, 360])
  const [message] = await database.selectFrom('messages').selectAll().execute()
  expect(message?.delivered_at).not.toBeNull()
})

it('delivers after a start what was kept before it', async () => {
  const got: string[] = []
  const { database } = await createTestApp()
  await keepMessage(database, letter)
  const app = await buildApp({
    database,
    delivery: ({ subject }) => Promise.resolve(void got.push(subject)),
  })
  cleanups.push(() => app.close())
  await app.ready()
  await until(() => got.length > 0)
  expect(got).toEqual(['Tawaran proyek'])
})

it('delivers a message once, however many processes look for it', async () => {
  const { database } = await createTestApp()
  const got: string[] = []
  const delivery: Delivery = ({ id }) => Promise.resolve(void got.push(id))
  const log = { warn: jest.fn() }
  const postmen = [1, 2, 3].map(() => new Outbox({ db: database, delivery, log }))
  const ids = await Promise.all(Array.from({ length: 9 }, () => keepMessage(database, letter)))
  await Promise.all(postmen.map((postman) => postman.deliverDue()))
  await Promise.all(postmen.map((postman) => postman.stop()))
  expect(got.toSorted()).toEqual(ids.toSorted())
})

it('answers a robot as it would a visitor, and keeps nothing', async () => {
  const { write, kept } = await openWith(() => Promise.resolve())
  expect((await write({ ...letter, website: 'https://spam.example' })).statusCode).toBe(202)
  expect(await kept()).toEqual([])
})

it('takes so many messages from one address, and no more', async () => {
  const { write } = await openWith(() => Promise.resolve(), 2)
  const codes: number[] = []
  for (let count = 0; count < 3; count += 1) codes.push((await write(letter)).statusCode)
  expect(codes).toEqual([202, 202, 429])
})

it('does not count messages with mistakes against the limit', async () => {
  const { write } = await openWith(() => Promise.resolve(), 2)
  const codes: number[] = []
  for (const body of [{ ...letter, email: 'budi' }, {}, {}, {}, letter, letter, letter]) {
    codes.push((await write(body)).statusCode)
  }
  expect(codes).toEqual([400, 400, 400, 400, 202, 202, 429])
})

it.each([
  ['an email that is none', { ...letter, email: 'budi' }, 'email'],
  ['no name', { ...letter, name: '' }, 'name'],
  ['a subject that is too long', { ...letter, subject: 'a'.repeat(201) }, 'subject'],
  ['a field nobody knows', { ...letter, extra: 1 }, 'extra'],
])('names the field of %s', async (_what, body, path) => {
  const { write, kept } = await openWith(() => Promise.resolve())
  const { statusCode, errors } = await write(body)
  expect(statusCode).toBe(400)
  expect(errors?.map((error) => error.path)).toContain(path)
  expect(await kept()).toEqual([])
})

it('takes no messages where nobody would get them', async () => {
  const { app } = await createTestApp()
  expect((await send(app, 'POST', '/contact', letter, {})).statusCode).toBe(404)
})
