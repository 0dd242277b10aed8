import { createServer, type AddressInfo } from 'node:net'
import { buildApp } from '../../app'
import { createMailer } from '../../mail/mailer'
import { findLink } from '../../testing/mailServer'
import { openSubscriptions, pages, publicUrl } from '../../testing/subscriptions'
import { cleanUp } from '../../testing/cleanUp'
import { openTestDatabase, send } from '../../testing/testApp'

const cleanups: (() => Promise<unknown>)[] = []

afterEach(async () => {
  for (const cleanup of cleanups.splice(0).reverse()) await cleanup()
})
afterAll(cleanUp)

async function open(options: Parameters<typeof openSubscriptions>[0] = {}) {
  const opened = await openSubscriptions(options)
  cleanups.push(opened.close)
  return opened
}

it.each([
  ['budi', 'email'],
  ['', 'email'],
  ['a@b@example.com', 'email'],
  ['budi@example.com,cici@example.com', 'email'],
  ['budi@example.com\r\nBcc: cici@example.com', 'email'],
  ['Budi <budi@example.com>', 'email'],
  [`${'a'.repeat(310)}@example.com`, 'email'],
  [null, 'email'],
  [undefined, 'email'],
])('responds to the address %j with the path of the field', async (email, path) => {
  const { request, mails, stored } = await open()
  const { statusCode, errors } = await request(email)
  expect([statusCode, errors?.[0]?.path]).toEqual([400, path])
  expect(mails).toEqual([])
  expect((await stored()).pending).toEqual([])
})

it('sends an address at most one mail in ten minutes, with the same response', async () => {
  const { request, mails } = await open()
  const responses = [await request('budi@example.com'), await request(' BUDI@example.com')]
  expect(responses.map(({ statusCode }) => statusCode)).toEqual([202, 202])
  await request('cici@example.com')
  expect(mails.map(({ to }) => to)).toEqual([['budi@example.com'], ['cici@example.com']])
  const later = Date.now() + 600_000
  jest.spyOn(Date, 'now').mockImplementation(() => later)
  await request('budi@example.com')
  jest.restoreAllMocks()
  expect(mails).toHaveLength(3)
})

it('sends one mail for concurrent requests', async () => {
  const { request, mails } = await open()
  await Promise.all([1, 2, 3].map(() => request('budi@example.com')))
  expect(mails).toHaveLength(1)
})

it('limits the requests from one client, without counting invalid ones', async () => {
  const { request } = await open({ limit: 2 })
  const codes: number[] = []
  for (const email of ['budi', 'a@example.com', 'b@example.com', 'c@example.com']) {
    codes.push((await request(email)).statusCode)
  }
  expect(codes).toEqual([400, 202, 202, 429])
})

it('limits the requests from one IPv6 network', async () => {
  const { request } = await open({ limit: 2 })
  const codes: number[] = []
  for (const host of [1, 2, 3]) {
    codes.push((await request(`tamu${host}@example.com`, `2001:db8:0:1::${host}`)).statusCode)
  }
  expect(codes).toEqual([202, 202, 429])
})

it('limits the mails of an hour, whoever requests them', async () => {
  const { request, mails } = await open({ mailLimit: 2 })
  const subscribe = async (host: number) =>
    (await request(`tamu${host}@example.com`, `2001:db8:${host}::1`)).statusCode
  expect([await subscribe(1), await subscribe(2), await subscribe(3)]).toEqual([202, 202, 429])
  expect(mails).toHaveLength(2)
  const later = Date.now() + 3_600_000
  jest.spyOn(Date, 'now').mockImplementation(() => later)
  expect(await subscribe(3)).toBe(202)
  jest.restoreAllMocks()
})

it('reports a mail that the mail server refuses, keeps nothing, and sends the next one', async () => {
  const { request, state, mails, press, stored } = await open({ refuses: 'mail' })
  const refused = await request('budi@example.com')
  expect([refused.statusCode, refused.message]).toEqual([
    502,
    'The mail server has not accepted the mail: try again later',
  ])
  expect((await stored()).pending).toEqual([])
  state.refuses = undefined
  expect((await request('budi@example.com')).statusCode).toBe(202)
  expect(await press(findLink(mails[0]!, 'confirm'))).toBe(pages.expired)
  expect(await press(findLink(mails[1]!, 'confirm'))).toBe(pages.confirmed)
})

it('reports an address that the mail server refuses', async () => {
  const { request, stored } = await open({ refuses: 'recipient' })
  const { statusCode, errors } = await request('salah@example.com')
  expect([statusCode, errors]).toEqual([
    400,
    [{ path: 'email', message: 'was refused by the mail server' }],
  ])
  expect((await stored()).pending).toEqual([])
})

it.each(['refuses connections', 'does not respond'])(
  'responds with 502 when the mail server %s',
  async (what) => {
    const server = createServer()
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    const { port } = server.address() as AddressInfo
    const close = () => new Promise((resolve) => server.close(resolve))
    if (what === 'refuses connections') await close()
    else cleanups.push(close)
    const { database } = await openTestDatabase()
    const send502 = createMailer({ url: `smtp://127.0.0.1:${port}`, from: 'a@example.com' }, 300)
    const app = await buildApp({ database, subscriptions: { send: send502, publicUrl } })
    cleanups.push(() => app.close())
    const start = Date.now()
    const { statusCode } = await send(app, 'POST', '/subscriptions', { email: 'b@c.id' }, {})
    expect(statusCode).toBe(502)
    // nodemailer's own limit is 30 seconds.
    expect(Date.now() - start).toBeLessThan(20_000)
    expect(await database.selectFrom('pending_subscriptions').selectAll().execute()).toEqual([])
  },
)

it('does not log the address of a failed mail', async () => {
  const { app, request } = await open({ refuses: 'recipient' })
  const warn = jest.spyOn(app.log, 'warn')
  await request('salah@example.com')
  expect(warn).toHaveBeenCalledTimes(1)
  expect(JSON.stringify(warn.mock.calls)).not.toContain('salah')
})

it('responds with 404 without a mail server; links of earlier mails still work', async () => {
  const { database, press, request, mails, stored } = await open()
  await request('budi@example.com')
  const app = await buildApp({ database })
  cleanups.push(() => app.close())
  const email = 'cici@example.com'
  expect((await send(app, 'POST', '/subscriptions', { email }, {})).statusCode).toBe(404)
  const { pathname, search } = findLink(mails[0]!, 'confirm')
  const url = pathname.replace('/portofolio', '') + search
  const { headers } = await app.inject({ method: 'POST', url })
  expect(headers.location).toBe('/subscription/confirmed')
  expect((await stored()).subscribers).toHaveLength(1)
  expect(await press(new URL(`${publicUrl}/subscription/cancel${search}`))).toBe(pages.cancelled)
})

describe('the form without JavaScript', () => {
  const form = (email: string) => new URLSearchParams({ 'newsletter-email': email }).toString()

  it('sends the same mail, and leads to a page that says so', async () => {
    const { post, press, mails } = await open()
    expect(await post('/subscription/request', form(' Budi@example.com '))).toBe(pages.requested)
    expect(await press(findLink(mails[0]!, 'confirm'))).toBe(pages.confirmed)
  })

  it('leads to the page of a failure', async () => {
    const { post, state, mails } = await open({ limit: 4 })
    expect(await post('/subscription/request', form('budi'))).toBe(pages.failed)
    expect(await post('/subscription/request')).toBe(pages.failed)
    state.refuses = 'mail'
    expect(await post('/subscription/request', form('budi@example.com'))).toBe(pages.failed)
    state.refuses = undefined
    expect(await post('/subscription/request', form('budi@example.com'))).toBe(pages.requested)
    // The limit.
    expect(await post('/subscription/request', form('cici@example.com'))).toBe(pages.failed)
    expect(await post('/subscription/request', 'a'.repeat(5000))).toBe(pages.failed)
    expect(mails).toHaveLength(2)
  })

  it('fails while the database does not respond, except with one click, which reports it', async () => {
    const { post, press, subscribe, database } = await open()
    const link = await subscribe('budi@example.com')
    await database.schema.alterTable('subscribers').renameTo('hidden').execute()
    expect(await press(link)).toBe(pages.failed)
    const oneClick = 'List-Unsubscribe=One-Click'
    expect(await post(`/subscription/cancel${link.search}`, oneClick)).toBe(503)
    await database.schema.alterTable('hidden').renameTo('subscribers').execute()
    expect(await post(`/subscription/cancel${link.search}`, oneClick)).toBe(200)
  })
})
