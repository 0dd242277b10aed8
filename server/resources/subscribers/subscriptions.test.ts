import type { OfferedLanguages } from '../../../src/language/languages'
import { palettesOf } from '../../../src/theme/dyes'
import { buildApp } from '../../app'
import { exportContent } from '../../content/exportContent'
import { importContent } from '../../content/importContent'
import { buildContent } from '../../testing/content'
import { findLink, readMail } from '../../testing/mailServer'
import { openSubscriptions, pages, publicUrl } from '../../testing/subscriptions'
import { cleanUp } from '../../testing/cleanUp'

const hour = 3_600_000

const cleanups: (() => Promise<unknown>)[] = []
let now: number

beforeEach(() => {
  now = Date.UTC(2026, 2, 1)
  jest.spyOn(Date, 'now').mockImplementation(() => now)
})
afterEach(async () => {
  jest.restoreAllMocks()
  for (const cleanup of cleanups.splice(0).reverse()) await cleanup()
})
afterAll(cleanUp)

function wait(milliseconds: number): void {
  now += milliseconds
}

/** Opened for one test. */
async function open(languages?: OfferedLanguages) {
  const opened = await openSubscriptions({ languages })
  cleanups.push(opened.close)
  return opened
}

it('mails a link, and stores the address when the button of its page is pressed', async () => {
  const { mails, request, press, stored } = await open()
  const response = await request('budi@example.com')
  expect(response).toMatchObject({ statusCode: 202, status: 'success', data: {} })
  expect(mails.map(({ to }) => to)).toEqual([['budi@example.com']])
  const text = readMail(mails[0]!)
  expect(text).toMatch(/Subject: Konfirmasi langganan artikel Dewi Contoh/)
  expect(text).toContain('From: situs@example.com')
  expect(text).toContain('Auto-Submitted: auto-generated')

  const before = await stored()
  expect(before).toEqual({
    subscribers: [],
    pending: [
      { hash: expect.stringMatching(/^[\w-]{43}$/) as string, expires_at: now + 24 * hour },
    ],
  })
  const link = findLink(mails[0]!, 'confirm')
  expect(link.href).toMatch(/^https:\/\/situs\.example\/portofolio\/subscription\/confirm\?token=/)
  expect(await press(link)).toBe(pages.confirmed)
  expect(await stored()).toEqual({
    subscribers: [
      {
        email: 'budi@example.com',
        token: link.searchParams.get('token'),
        confirmed_at: new Date(now).toISOString(),
      },
    ],
    pending: [],
  })
})

it('stores neither the address nor the token before the confirmation', async () => {
  const { mails, request, stored } = await open()
  await request('budi@example.com')
  const text = JSON.stringify(await stored())
  const token = findLink(mails[0]!, 'confirm').searchParams.get('token')
  expect(text).not.toContain('budi')
  expect(text).not.toContain(token)
})

it('escapes the name of the owner in the HTML of a mail', async () => {
  const { database, mails, request } = await open()
  await database.updateTable('profiles').set({ full_name: 'Dewi <b>& Co' }).execute()
  await request('budi@example.com')
  expect(readMail(mails[0]!)).toContain('terbaru dari Dewi &lt;b&gt;&amp; Co.</p>')
})

it('confirming twice succeeds', async () => {
  const { subscribe, press, stored } = await open()
  const link = await subscribe('budi@example.com')
  expect(await press(link)).toBe(pages.confirmed)
  expect((await stored()).subscribers).toHaveLength(1)
})

it('a link expires after 24 hours', async () => {
  const { mails, request, press, stored } = await open()
  await request('budi@example.com')
  wait(24 * hour - 1)
  await request('lain@example.com')
  expect((await stored()).pending).toHaveLength(2)
  wait(1)
  expect(await press(findLink(mails[0]!, 'confirm'))).toBe(pages.expired)
  await request('ketiga@example.com')
  expect((await stored()).pending).toHaveLength(2)
  expect((await stored()).subscribers).toEqual([])
})

it('deletes expired subscriptions at start', async () => {
  const { database, stored } = await open()
  const rows = [0, 1].map((index) => ({ hash: `hash ${index}`, expires_at: now + index }))
  await database.insertInto('pending_subscriptions').values(rows).execute()
  const app = await buildApp({ database })
  cleanups.push(() => app.close())
  await app.ready()
  expect((await stored()).pending).toEqual([rows[1]])
})

it('refuses the token of another address, an unknown token and an incomplete link', async () => {
  const { mails, request, press, stored, subscribe } = await open()
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

it('ignores the case of an address and spaces around it', async () => {
  const { mails, request, stored, subscribe } = await open()
  await subscribe('  Budi@Example.COM ')
  expect((await stored()).subscribers.map(({ email }) => email)).toEqual(['budi@example.com'])
  wait(hour)
  await request('BUDI@example.com')
  expect(readMail(mails.at(-1)!)).toContain('Anda sudah berlangganan artikel Dewi Contoh')
})

it('sends a subscriber the link that cancels, with the same response', async () => {
  const { mails, request, press, stored, subscribe } = await open()
  const first = await request('cici@example.com')
  await subscribe('budi@example.com')
  wait(hour)
  const second = await request('budi@example.com')
  expect([second.statusCode, second.data]).toEqual([first.statusCode, first.data])
  const link = findLink(mails.at(-1)!, 'cancel')
  const text = readMail(mails.at(-1)!)
  expect(text).toContain(`List-Unsubscribe: <${link.href}>`)
  expect(text).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click')
  expect(await press(link)).toBe(pages.cancelled)
  expect((await stored()).subscribers).toEqual([])
  expect(await press(link)).toBe(pages.cancelled)
})

it('a used link does not subscribe again after the cancellation', async () => {
  const { press, stored, subscribe } = await open()
  const link = await subscribe('budi@example.com')
  await press(new URL(`${publicUrl}/subscription/cancel${link.search}`))
  expect((await stored()).subscribers).toEqual([])
  expect(await press(link)).toBe(pages.expired)
  expect((await stored()).subscribers).toEqual([])
})

it('a damaged link cancels nothing', async () => {
  const { press, stored, subscribe } = await open()
  const { search } = await subscribe('budi@example.com')
  const damaged = new URL(`${publicUrl}/subscription/cancel${search.split('&')[0]!.slice(0, -3)}`)
  expect(await press(damaged)).toBe(pages.expired)
  expect(await press(new URL(`${publicUrl}/subscription/cancel`))).toBe(pages.expired)
  expect((await stored()).subscribers).toHaveLength(1)
})

it.each([
  ['application/x-www-form-urlencoded', 'List-Unsubscribe=One-Click'],
  [
    'multipart/form-data; boundary=x',
    '--x\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--x--\r\n',
  ],
])('a mail program cancels with one click, without a redirect (%s)', async (type, payload) => {
  const { app, stored, subscribe } = await open()
  const { searchParams } = await subscribe('budi@example.com')
  const { statusCode } = await app.inject({
    method: 'POST',
    url: `/subscription/cancel?token=${searchParams.get('token')}`,
    headers: { 'content-type': type },
    payload,
  })
  expect(statusCode).toBe(200)
  expect((await stored()).subscribers).toEqual([])
})

it('keeps subscribers apart from the content', async () => {
  const { database, stored, subscribe } = await open()
  await subscribe('budi@example.com')
  await importContent(database, buildContent({ projects: [] }))
  expect((await stored()).subscribers).toHaveLength(1)
  expect(JSON.stringify(await exportContent(database))).not.toContain('budi@example.com')
})

it('mails and leads to pages in the language of the form', async () => {
  const { database, mails, request, post, press } = await open(['id', 'en'])
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
