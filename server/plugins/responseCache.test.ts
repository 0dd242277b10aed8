import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import type { PostsData } from '../../src/contract/posts'
import { importContent } from '../content/database/importContent'
import { hourMs } from '../dates'
import { ResponseCache } from '../http/ResponseCache'
import { listPages } from '../pages/siteContent'
import { buildContent, contentPost, contentProject } from '../testing/content'
import { createRenderer, createSiteFolder, emptyParts } from '../testing/siteFolder'
import { createTestApp, get, owner, prepareApp, send } from '../testing/testApp'

/** Enough for a body that is compressed. */
const projects = Array.from({ length: 30 }, (_, index) => contentProject(index + 1))

const test = prepareApp(buildContent({ projects }))

const request = (headers: Record<string, string> = {}, url = '/api/projects?limit=30') =>
  test.app.inject({ url, headers })

it('is shared by requests that differ in unknown parameters only', async () => {
  const set = jest.spyOn(ResponseCache.prototype, 'set')
  const urls = ['/api/projects', '/api/projects?x=1', '/api/projects?y=2&x=1']
  const bodies = []
  for (const url of urls) bodies.push((await request({}, url)).body)
  expect(new Set(bodies).size).toBe(1)
  expect(new Set(set.mock.calls.map(([key]) => key))).toEqual(new Set(['/api/projects']))
  set.mockRestore()
  // An encoded name is a known parameter: the response must not be that of another list.
  const second = await request({}, '/api/projects?p%61ge=2&x=1')
  expect(second.json()).toMatchObject({ data: { pagination: { currentPage: 2 } } })
})

it('is served in the accepted encoding with an ETag of its own, and with 304 to who has it', async () => {
  const plain = await request()
  const br = await request({ 'accept-encoding': 'gzip, deflate, br' })
  const gzip = await request({ 'accept-encoding': 'gzip, br;q=0' })
  expect(br.headers['content-encoding']).toBe('br')
  expect(gzip.headers['content-encoding']).toBe('gzip')
  expect(brotliDecompressSync(br.rawPayload).toString()).toBe(plain.body)
  expect(gunzipSync(gzip.rawPayload).toString()).toBe(plain.body)
  const tags = new Set<string>()
  for (const [encoding, { headers }] of Object.entries({ identity: plain, br, gzip })) {
    const etag = String(headers.etag)
    tags.add(etag)
    expect(etag).toMatch(/^"[^"]+"$/)
    expect(headers.vary).toBe('Authorization, X-Studio, Accept-Encoding')
    expect(headers['cache-control']).toBe('no-cache')
    const again = await request({ 'accept-encoding': encoding, 'if-none-match': etag })
    expect([again.statusCode, again.body, again.headers.etag]).toEqual([304, '', etag])
  }
  expect(tags.size).toBe(3)
  expect((await request({ 'if-none-match': '"other"' })).statusCode).toBe(200)
})

it('is fresh after a write, and never that of the owner or of a transaction', async () => {
  const before = await request()
  await send(test.app, 'PUT', '/projects/30', { title: 'Judul baru' })
  const after = await request({ 'if-none-match': String(before.headers.etag) })
  expect(after.statusCode).toBe(200)
  expect(after.body).toContain('Judul baru')

  await send(test.app, 'PUT', '/projects/30', { is_active: 0 })
  const own = await request(owner)
  expect(own.body).toContain('"Judul baru"')
  expect(own.headers['cache-control']).toBe('private, no-store')
  expect((await request()).body).not.toContain('"Judul baru"')
  expect((await request({ authorization: 'Bearer rubbish' })).body).not.toContain('"Judul baru"')

  await test.app.withRollback(async () => {
    await send(test.app, 'PUT', '/projects/29', { title: 'Rahasia' })
    expect((await request()).body).toContain('Rahasia')
  })
  expect((await request()).body).not.toContain('Rahasia')
})

it('has the same body and headers from the cache, without SQL, and no body for HEAD', async () => {
  const strip = ({ date: _, connection: __, ...headers }: Record<string, unknown>) => headers
  const first = await request()
  await test.database.destroy()
  const second = await request()
  expect([second.statusCode, second.body]).toEqual([200, first.body])
  expect(strip(second.headers)).toEqual(strip(first.headers))
  expect(second.headers['content-security-policy']).toMatch(/default-src 'self'/)
  const head = await test.app.inject({ method: 'HEAD', url: '/api/projects?limit=30' })
  expect([head.statusCode, head.body]).toEqual([200, ''])
  expect(head.headers.etag).toMatch(/^"/)
})

afterEach(() => jest.useRealTimers())

it('shows posts when their dates arrive, although responses are cached', async () => {
  const doNotFake = ['nextTick', 'setImmediate', 'queueMicrotask'] as const
  const now = new Date('2026-05-01T12:00:00Z')
  jest.useFakeTimers({ advanceTimers: true, doNotFake: [...doNotFake], now })
  const posts = ['2026-05-02', '2026-07-01T15:00:00Z'].map((publishedAt, index) =>
    contentPost(index + 1, { publishedAt }),
  )
  const { app } = await createTestApp(buildContent({ posts }))
  const post = { title: 'Nanti', excerpt: '', content: 'Isi.', draft: false }
  await send(app, 'POST', '/posts', { ...post, publishedAt: '2026-05-01T17:00:00Z' })
  const count = async () => (await get<PostsData>(app, '/posts')).data.posts.length
  const midnight = new Date(2026, 4, 2).getTime()
  const times = [Date.parse('2026-05-01T17:00:00Z'), midnight, Date.parse('2026-07-01T15:00:00Z')]
  for (const [index, time] of times.sort((one, other) => one - other).entries()) {
    jest.setSystemTime(time - hourMs)
    expect(await count()).toBe(index)
    jest.setSystemTime(time)
    await new Promise<void>((resolve) => app.contentVersion.subscribe(resolve))
    expect(await count()).toBe(index + 1)
  }
  const pages = await listPages(app, [], ['id'])
  const page = pages.find(({ addresses }) => addresses.id === '/blog/nanti')
  expect(page?.lastModified).toBe('2026-05-01T17:00:00.000Z')
})

describe('redirects', () => {
  let renders: string[]

  /** A site with the page `/about` and the posts `/blog/artikel-…`. */
  const renderer = createRenderer({
    basePath: '/situs/',
    resolvePage: (url) => {
      const { pathname } = new URL(`http://localhost${url}`)
      const isPage = pathname === '/about' || pathname.startsWith('/blog/')
      const page = isPage ? 'Page' : undefined
      return { language: 'id', address: isPage ? pathname : '/404', page }
    },
    renderPage: (url) => {
      renders.push(url)
      const exists = url === '/about' || url.startsWith('/blog/artikel-')
      return Promise.resolve({ ...emptyParts, statusCode: exists ? 200 : 404 })
    },
  })

  const site = () => ({ folder: createSiteFolder(), renderer })

  const test = prepareApp(
    buildContent({
      posts: [
        contentPost(1, {
          aliases: [
            ...['/2024/05/kopi/', '/kafe%CC%81.html', '/blog/kopi'],
            ...['/about', '/blog/artikel-2'],
          ],
        }),
        contentPost(2, { aliases: ['/2024/05/kopi', '/draf'], draft: true }),
        contentPost(3, { aliases: ['/2024/05/kopi', '/en/teh/index.html'] }),
      ],
    }),
    site(),
  )
  beforeEach(() => {
    renders = []
  })
  /** The status and the target of a redirect. */
  async function request(url: string, server = test.app) {
    const { statusCode, headers } = await server.inject(url)
    return headers.location === undefined ? [statusCode] : [statusCode, headers.location]
  }

  it('redirects former paths, but neither pages nor paths that never were', async () => {
    for (const [url, location] of [
      ['/2024/05/kopi/', '/situs/blog/artikel-3'],
      ['/2024/05/kopi', '/situs/blog/artikel-3'],
      ['/2024/05/kopi/index.html?a=1&b=%20', '/situs/blog/artikel-3?a=1&b=%20'],
      ['/kaf%C3%A9.html', '/situs/blog/artikel-1'],
      ['/en/teh/', '/situs/blog/artikel-3'],
      ['/blog/kopi/', '/situs/blog/artikel-1'],
    ] as const) {
      expect(await request(url)).toEqual([301, location])
      expect(await request(url)).toEqual([301, location])
    }
    for (const url of ['/about', '/blog/artikel-2']) expect(await request(url)).toEqual([200])
    const others = ['/draf', '/2024/05', '/2024/05/KOPI', '/kafe.html', '/2024/05/kopi/feed.xml']
    for (const url of others) expect([url, await request(url)]).toEqual([url, [404]])
  })

  it('redirects from the former slugs of an entry in each language', async () => {
    const { app: other } = await createTestApp(buildContent(), site(), undefined, ['id', 'en'])
    const change = (body: object) => send(other, 'PUT', '/projects/1', body)
    const find = (url: string) => request(url, other)
    await change({ slug: 'kasir', translations: { en: { slug: 'till' } } })
    expect(await find('/projects/proyek-1?a=1')).toEqual([301, '/situs/projects/kasir?a=1'])
    expect(await find('/en/projects/proyek-1')).toEqual([301, '/situs/en/projects/till'])
    await change({ translations: { en: { slug: 'register' } } })
    expect(await find('/en/projects/till')).toEqual([301, '/situs/en/projects/register'])
    expect(await find('/projects/till')).toEqual([301, '/situs/projects/kasir'])
    await change({ is_active: 0 })
    expect(await find('/projects/till')).toEqual([404])
  })

  it('redirects after an import, which knows an entry by its title', async () => {
    const content = (slug: string) =>
      buildContent({ posts: [contentPost(1, { slug })], projects: [contentProject(1, { slug })] })
    const test = await createTestApp(content('lama'))
    await importContent(test.database, content('baru'))
    expect([...(await test.app.redirects.read())]).toEqual([
      ['/projects/lama', '/projects/baru'],
      ['/blog/lama', '/blog/baru'],
    ])
  })
})
