import { palettesOf } from '../../../src/theme/dyes'
import { exportContent } from '../../content/database/exportContent'
import { importContent } from '../../content/database/importContent'
import { buildContent } from '../../testing/content'
import { findLink, readMail } from '../../testing/mailServer'
import { openSubscriptions as open, pages, publicUrl } from '../../testing/subscriptions'
import { send, startApp } from '../../testing/testApp'

const hour = 3_600_000

let now: number
let site: Awaited<ReturnType<typeof open>>

beforeAll(async () => {
  site = await open({ languages: ['id', 'en'] })
})
beforeEach(async () => {
  now = Date.UTC(2026, 2, 1)
  jest.spyOn(Date, 'now').mockImplementation(() => now)
  for (const table of ['subscribers', 'pending_subscriptions', 'request_counts'] as const) {
    await site.database.deleteFrom(table).execute()
  }
  site.mails.length = 0
  site.state.refuses = undefined
})

function wait(milliseconds: number): void {
  now += milliseconds
}

it('mails a link, and stores the address when the button of its page is pressed', async () => {
  const { database, mails, request, press, stored } = site
  const rename = (full_name: string) =>
    database.updateTable('profiles').set({ full_name }).execute()
  await rename('Dewi <b>& Co')
  const response = await request('  Budi@Example.COM ')
  await rename('Dewi Contoh')
  expect(response).toMatchObject({ statusCode: 202, status: 'success', data: {} })
  expect(mails.map(({ to }) => to)).toEqual([['budi@example.com']])
  const text = readMail(mails[0]!)
  expect(text).toMatch(/Subject: Konfirmasi langganan artikel Dewi <b>& Co/)
  expect(text).toContain('From: situs@example.com')
  expect(text).toContain('Auto-Submitted: auto-generated')
  expect(text).toContain('terbaru dari Dewi &lt;b&gt;&amp; Co.</p>')

  // Neither the address nor the token is stored before the confirmation.
  const hash = expect.stringMatching(/^[\w-]{43}$/) as string
  const before = await stored()
  expect(before).toEqual({ subscribers: [], pending: [{ hash, expires_at: now + 24 * hour }] })
  const link = findLink(mails[0]!, 'confirm')
  const token = link.searchParams.get('token') ?? ''
  expect(JSON.stringify(before)).not.toContain(token)
  expect(link.href).toMatch(/^https:\/\/situs\.example\/portofolio\/subscription\/confirm\?token=/)
  expect([await press(link), await press(link)]).toEqual([pages.confirmed, pages.confirmed])
  expect(await stored()).toEqual({
    subscribers: [{ email: 'budi@example.com', token, confirmed_at: new Date(now).toISOString() }],
    pending: [],
  })
})

it('a link expires after 24 hours', async () => {
  const { database, mails, request, press, stored } = site
  await request('budi@example.com')
  wait(24 * hour - 1)
  await request('lain@example.com')
  expect((await stored()).pending).toHaveLength(2)
  wait(1)
  expect(await press(findLink(mails[0]!, 'confirm'))).toBe(pages.expired)
  await request('ketiga@example.com')
  expect((await stored()).pending).toHaveLength(2)
  expect((await stored()).subscribers).toEqual([])
  // Expired ones are deleted at the start, too.
  wait(24 * hour)
  await (await startApp({ database })).ready()
  expect((await stored()).pending).toEqual([])
})

it('refuses the token of another address, an unknown token and an incomplete link', async () => {
  const { mails, request, press, stored, subscribe } = site
  await subscribe('ada@example.com')
  await request('budi@example.com')
  const link = findLink(mails.at(-1)!, 'confirm')
  const changed = (changes: Record<string, string>) => {
    const url = new URL(link)
    for (const [name, value] of Object.entries(changes)) url.searchParams.set(name, value)
    return url
  }
  for (const url of [
    changed({ email: 'cici@example.com' }),
    // Does not tell whether the address is subscribed.
    changed({ email: 'ada@example.com' }),
    changed({ token: 'A'.repeat(43) }),
    changed({ token: '' }),
    changed({ token: 'A'.repeat(1000) }),
    new URL(link.href.split('&')[0]!),
    new URL(`${publicUrl}/subscription/confirm`),
    new URL(`${link.href}&token=b`),
  ]) {
    expect([url.search, await press(url)]).toEqual([url.search, pages.expired])
  }
  expect((await stored()).subscribers.map(({ email }) => email)).toEqual(['ada@example.com'])
})

it('sends a subscriber the link that cancels, with the same response', async () => {
  const { mails, request, press, stored, subscribe } = site
  const first = await request('cici@example.com')
  const confirming = await subscribe('budi@example.com')
  wait(hour)
  const second = await request('BUDI@example.com')
  expect([second.statusCode, second.data]).toEqual([first.statusCode, first.data])
  const text = readMail(mails.at(-1)!)
  expect(text).toContain('Anda sudah berlangganan artikel Dewi Contoh')
  const link = findLink(mails.at(-1)!, 'cancel')
  expect(text).toContain(`List-Unsubscribe: <${link.href}>`)
  expect(text).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click')
  // A damaged link cancels nothing.
  for (const search of [link.search.split('&')[0]!.slice(0, -3), '']) {
    const damaged = new URL(`${publicUrl}/subscription/cancel${search}`)
    expect(await press(damaged)).toBe(pages.expired)
  }
  expect((await stored()).subscribers).toHaveLength(1)
  expect([await press(link), await press(link)]).toEqual([pages.cancelled, pages.cancelled])
  // A used link does not subscribe again.
  expect(await press(confirming)).toBe(pages.expired)
  expect((await stored()).subscribers).toEqual([])
})

it('a mail program cancels with one click, without a redirect', async () => {
  const { app, database, stored, subscribe } = site
  const form = 'Content-Disposition: form-data; name="List-Unsubscribe"'
  for (const [type, payload] of [
    ['application/x-www-form-urlencoded', 'List-Unsubscribe=One-Click'],
    ['multipart/form-data; boundary=x', `--x\r\n${form}\r\n\r\nOne-Click\r\n--x--\r\n`],
  ] as const) {
    const { searchParams } = await subscribe('budi@example.com')
    wait(hour)
    // Subscribers are no part of the content.
    await importContent(database, buildContent({ projects: [] }))
    expect((await stored()).subscribers).toHaveLength(1)
    expect(JSON.stringify(await exportContent(database))).not.toContain('budi@example.com')
    const { statusCode } = await app.inject({
      method: 'POST',
      url: `/subscription/cancel?token=${searchParams.get('token')}`,
      headers: { 'content-type': type },
      payload,
    })
    expect(statusCode).toBe(200)
    expect((await stored()).subscribers).toEqual([])
  }
})

it('mails and leads to pages in the language of the form', async () => {
  const { database, mails, request, post, press } = site
  await database.updateTable('appearance').set({ dye: 'jati' }).execute()
  await request('budi@example.com', undefined, '?lang=en')
  const text = readMail(mails[0]!)
  expect(text).toMatch(/Subject: Confirm your subscription to articles by Dewi Contoh/)
  expect(text).toContain('<html lang="en" dir="ltr">')
  expect(text).toContain(`border-top:4px solid ${palettesOf('jati').light.accent}`)
  const link = findLink(mails[0]!, 'confirm')
  expect(link.href).toMatch(`${publicUrl}/en/subscription/confirm?token=`)
  expect(await press(link)).toBe('/portofolio/en/subscription/confirmed')

  wait(hour)
  const form = 'newsletter-email=budi%40example.com'
  expect(await post('/en/subscription/request', form)).toBe('/portofolio/en/subscription/requested')
  expect(readMail(mails[1]!)).toMatch(/Subject: You are already subscribed to articles/)
  const { pathname } = findLink(mails[1]!, 'cancel')
  expect(pathname).toBe('/portofolio/en/subscription/cancel')
  wait(hour)
  expect(await post('/subscription/request', form)).toBe(pages.requested)
  expect(readMail(mails[2]!)).toMatch(/Subject: Anda sudah berlangganan artikel Dewi Contoh/)
})

it('responds to an invalid address with the path of the field', async () => {
  const { request, mails, stored } = site
  for (const email of [
    ...['budi', '', 'a@b@example.com', 'budi@example.com,cici@example.com', null, undefined],
    ...['budi@example.com\r\nBcc: cici@example.com', 'Budi <budi@example.com>'],
    `${'a'.repeat(310)}@example.com`,
  ]) {
    const { statusCode, errors } = await request(email)
    expect([email, statusCode, errors?.[0]?.path]).toEqual([email, 400, 'email'])
  }
  expect(mails).toEqual([])
  expect((await stored()).pending).toEqual([])
})

it('sends an address at most one mail in ten minutes, with the same response', async () => {
  const { request, mails } = site
  const emails = ['budi@example.com', ' BUDI@example.com', 'budi@example.com', 'cici@example.com']
  const responses = await Promise.all(emails.map((email) => request(email)))
  expect(responses.map(({ statusCode }) => statusCode)).toEqual([202, 202, 202, 202])
  expect(mails.map(({ to }) => to).sort()).toEqual([['budi@example.com'], ['cici@example.com']])
  wait(600_000)
  await request('budi@example.com')
  expect(mails).toHaveLength(3)
})

it('limits the requests from one client and one IPv6 network, without invalid ones', async () => {
  const { request } = await open({ limit: 2 })
  const codes: number[] = []
  for (const email of ['budi', 'a@example.com', 'b@example.com', 'c@example.com']) {
    codes.push((await request(email)).statusCode)
  }
  for (const host of [1, 2, 3]) {
    codes.push((await request(`tamu${host}@example.com`, `2001:db8:0:1::${host}`)).statusCode)
  }
  expect(codes).toEqual([400, 202, 202, 429, 202, 202, 429])
})

it('limits the mails of an hour, whoever requests them', async () => {
  const { request, mails } = await open({ mailLimit: 2 })
  const subscribe = async (host: number) =>
    (await request(`tamu${host}@example.com`, `2001:db8:${host}::1`)).statusCode
  expect([await subscribe(1), await subscribe(2), await subscribe(3)]).toEqual([202, 202, 429])
  expect(mails).toHaveLength(2)
  wait(hour)
  expect(await subscribe(3)).toBe(202)
})

it('reports what the mail server refuses, keeps nothing, and sends the next mail', async () => {
  const { app, request, state, mails, press, stored } = site
  state.refuses = 'recipient'
  const warn = jest.spyOn(app.log, 'warn')
  const unknown = await request('salah@example.com')
  expect(unknown).toMatchObject({
    statusCode: 400,
    errors: [{ path: 'email', message: 'was refused by the mail server' }],
  })
  expect(warn).toHaveBeenCalledTimes(1)
  expect(JSON.stringify(warn.mock.calls)).not.toContain('salah')
  state.refuses = 'mail'
  expect(await request('budi@example.com')).toMatchObject({
    statusCode: 502,
    message: 'The mail server has not accepted the mail: try again later',
  })
  expect((await stored()).pending).toEqual([])
  state.refuses = undefined
  expect((await request('budi@example.com')).statusCode).toBe(202)
  expect(await press(findLink(mails[0]!, 'confirm'))).toBe(pages.expired)
  expect(await press(findLink(mails[1]!, 'confirm'))).toBe(pages.confirmed)
})

it('responds with 404 without a mail server; links of earlier mails still work', async () => {
  const { database, press, request, mails, stored } = site
  await request('budi@example.com')
  const app = await startApp({ database })
  const email = 'cici@example.com'
  expect((await send(app, 'POST', '/subscriptions', { email }, {})).statusCode).toBe(404)
  const { pathname, search } = findLink(mails[0]!, 'confirm')
  const url = pathname.replace('/portofolio', '') + search
  const { headers } = await app.inject({ method: 'POST', url })
  expect(headers.location).toBe('/subscription/confirmed')
  expect((await stored()).subscribers).toHaveLength(1)
  expect(await press(new URL(`${publicUrl}/subscription/cancel${search}`))).toBe(pages.cancelled)
})

const form = (email: string) => new URLSearchParams({ 'newsletter-email': email }).toString()

it('sends the same mail for a form without JavaScript, and leads to the page of the result', async () => {
  const { post, press, state, mails } = await open({ limit: 4 })
  const submit = (text?: string) => post('/subscription/request', text)
  for (const text of [form('budi'), undefined]) expect(await submit(text)).toBe(pages.failed)
  state.refuses = 'mail'
  expect(await submit(form('budi@example.com'))).toBe(pages.failed)
  state.refuses = undefined
  expect(await submit(form(' Budi@example.com '))).toBe(pages.requested)
  expect(await press(findLink(mails[1]!, 'confirm'))).toBe(pages.confirmed)
  // The limit.
  expect(await submit(form('cici@example.com'))).toBe(pages.failed)
  expect(await submit('a'.repeat(5000))).toBe(pages.failed)
  expect(mails).toHaveLength(2)
})
