import type { ViewsData } from '../../src/contract/studio'
import { buildApp } from '../app'
import { createRenderer, createSiteFolder, emptyParts } from '../testing/siteFolder'
import { StudioClient } from '../testing/StudioClient'
import { cleanUp, writeFiles } from '../testing/cleanUp'
import { createTestApp, type TestApp } from '../testing/testApp'
import { addViews, dayOf } from './views'

const day = 86_400_000

/** Has the pages / and /projects; /projects/hilang is one whose project does not exist. */
const renderer = createRenderer({
  resolvePage: (url) => {
    const address = url.replace('&utm_source=surat', '')
    const isPage = /^\/($|projects|subscription)/.test(address)
    const isPrivate = address.startsWith('/subscription')
    return isPage
      ? { language: 'id', address, page: 'Page', isPrivate }
      : { language: 'id', address: '/404', page: undefined }
  },
  renderPage: (url) =>
    Promise.resolve({
      ...emptyParts,
      statusCode: /hilang|404/.test(url) ? 404 : 200,
      body: 'x'.repeat(2000),
    }),
})

let folder: string
let test: TestApp
let client: StudioClient

beforeAll(async () => {
  folder = createSiteFolder()
  writeFiles(folder, { 'favicon.svg': '<svg/>' })
  test = await createTestApp()
  client = await StudioClient.signedIn(test.app)
})
beforeEach(() => test.database.deleteFrom('page_views').execute())
afterAll(cleanUp)

type Headers = Record<string, string>

/** Starts a server, requests paths of it, each of them twice, and stops it. */
async function visit(paths: [string, Headers?, string?][], options: object = {}): Promise<void> {
  const { database } = test
  const site = { folder, renderer }
  const app = await buildApp({ database, site, countsViews: true, ...options })
  const url = await app.listen({ port: 0, host: '127.0.0.1' })
  // The second response comes from the cache, before the framework.
  for (const [target, headers, method] of [...paths, ...paths]) {
    await (await fetch(url + target, { headers, method, redirect: 'manual' })).text()
  }
  await app.close()
}

const stored = () => test.database.selectFrom('page_views').selectAll().orderBy('path').execute()

it('stores the day, the path and the number of views of pages, and nothing else', async () => {
  const others = ['/hilang', '/projects/hilang', '/favicon.svg', '/robots.txt', '/api/profiles/1']
  others.push('/studio', '/subscription/confirm?token=rahasia')
  await visit([
    ['/', { 'if-none-match': '*' }],
    ['/projects?category=web&utm_source=surat'],
    ['/projects', { dnt: '0', cookie: 'mysession=x' }],
    ...others.map((path): [string] => [path]),
  ])
  const today = dayOf(Date.now())
  expect(await stored()).toEqual([
    { day: today, path: '/', views: 2 },
    { day: today, path: '/projects', views: 4 },
  ])
})

it('counts no views of the owner, of programs, and of who does not want to be tracked', async () => {
  await visit([
    ['/', { dnt: '1' }],
    ['/', { 'sec-gpc': '1' }],
    ['/', { 'sec-purpose': 'prefetch' }],
    ['/', { 'sec-purpose': 'prefetch;prerender' }],
    ['/', { cookie: 'a=b; session=x' }],
    ['/', { cookie: '__Host-session=x' }],
    ['/', {}, 'HEAD'],
  ])
  await visit([['/']], { countsViews: false })
  await visit([['/']], { hasStudio: false })
  expect(await stored()).toEqual([])
})

it('counts through the framework, too, as where requests are logged', async () => {
  const { database } = test
  const app = await buildApp({ database, site: { folder, renderer }, countsViews: true })
  // Injected requests do not pass the HTTP server.
  await app.inject('/')
  await app.inject('/')
  await app.close()
  expect(await stored()).toMatchObject([{ path: '/', views: 2 }])
})

it('deletes views that are older than 400 days', async () => {
  const days = [399, 401].map((age) => dayOf(Date.now() - age * day))
  await addViews(
    test.database,
    days.map((day) => ({ day, path: '/', views: 1 })),
  )
  await visit([])
  expect((await stored()).map(({ day }) => day)).toEqual([days[0]])
})

it('lists the views of the last 30 days by page', async () => {
  const views = (age: number, path: string, views: number) => ({
    ...{ path, views },
    day: dayOf(Date.now() - age * day),
  })
  const rows = [views(0, '/', 2), views(29, '/', 3), views(30, '/', 9), views(1, '/blog', 7)]
  await addViews(test.database, rows)
  const { data } = await client.send<ViewsData>('GET', '/studio/views')
  const { days, ...totals } = data
  expect(totals).toEqual({
    is_counted: false,
    total: 12,
    pages: [
      { path: '/blog', views: 7 },
      { path: '/', views: 5 },
    ],
  })
  expect(days).toHaveLength(30)
  expect(days.map((one) => one.views)).toEqual([3, ...Array<number>(27).fill(0), 7, 2])
  expect(days.at(-1)?.day).toBe(dayOf(Date.now()))
})
