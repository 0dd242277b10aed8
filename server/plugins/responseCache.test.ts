import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import type { FastifyInstance } from 'fastify'
import { ResponseCache } from '../http/ResponseCache'
import { contentProject, buildContent, contentPost } from '../testing/content'
import { cleanUp } from '../testing/cleanUp'
import { owner, type TestApp, createTestApp, get, send } from '../testing/testApp'
import type { PostsData } from '../../src/contract/posts'
import { setFakeClock } from '../testing/fakeClock'

let test: TestApp
let app: FastifyInstance

/** Enough for a body that is compressed. */
const projects = Array.from({ length: 30 }, (_, index) => contentProject(index + 1))

beforeAll(async () => {
  test = await createTestApp(buildContent({ projects }))
  app = test.app
})
afterAll(cleanUp)

const request = (headers: Record<string, string> = {}, url = '/api/projects?limit=30') =>
  app.inject({ url, headers })

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
  await send(app, 'PUT', '/projects/30', { title: 'Judul baru' })
  const after = await request({ 'if-none-match': String(before.headers.etag) })
  expect(after.statusCode).toBe(200)
  expect(after.body).toContain('Judul baru')

  await send(app, 'PUT', '/projects/30', { is_active: 0 })
  const own = await request(owner)
  expect(own.body).toContain('"Judul baru"')
  expect(own.headers['cache-control']).toBe('private, no-store')
  expect((await request()).body).not.toContain('"Judul baru"')
  expect((await request({ authorization: 'Bearer rubbish' })).body).not.toContain('"Judul baru"')

  await app.withRollback(async () => {
    await send(app, 'PUT', '/projects/29', { title: 'Rahasia' })
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
  const head = await app.inject({ method: 'HEAD', url: '/api/projects?limit=30' })
  expect([head.statusCode, head.body]).toEqual([200, ''])
  expect(head.headers.etag).toMatch(/^"/)
})

describe('when dates arrive', () => {
  const start = new Date('2026-05-01T12:00:00Z')
  const hour = 3_600_000

  beforeEach(() => setFakeClock(start))
  afterEach(() => jest.useRealTimers())

  const inHours = (hours: number) => new Date(start.getTime() + hours * hour).toISOString()

  async function countPosts(app: FastifyInstance): Promise<number> {
    return (await get<PostsData>(app, '/posts')).data.posts.length
  }

  /** The hours after which a response has that many posts. */
  async function hoursUntil(app: FastifyInstance, count: number): Promise<number> {
    while ((await countPosts(app)) !== count && Date.now() < start.getTime() + 2000 * hour) {
      await jest.advanceTimersByTimeAsync(hour)
    }
    return (Date.now() - start.getTime()) / hour
  }

  it('shows posts when their dates arrive, although responses are cached', async () => {
    const { app } = await createTestApp(buildContent({ posts: [] }))
    const create = (title: string, hours: number, draft = false) =>
      send(app, 'POST', '/posts', {
        title,
        excerpt: '',
        content: 'Isi.',
        publishedAt: inHours(hours),
        draft,
      })
    await create('Besok', 24)
    await create('Nanti', 5)
    await create('Draf', 2, true)
    expect(await hoursUntil(app, 1)).toBe(5)
    expect(await hoursUntil(app, 2)).toBe(24)
  })

  it('shows a post on the day of its date, in the time zone of the server', async () => {
    const posts = [contentPost(1, { publishedAt: '2026-05-02' })]
    const { app } = await createTestApp(buildContent({ posts }))
    await app.listen({ port: 0 })
    await hoursUntil(app, 1)
    const now = new Date()
    expect([now.getDate(), now.getHours()]).toEqual([2, 0])
  })

  it('publishes a post of before the start at a date that is months away', async () => {
    const posts = [contentPost(1, { publishedAt: inHours(1500) })]
    const { app } = await createTestApp(buildContent({ posts }))
    await app.listen({ port: 0 })
    const counts: number[] = []
    for (let hours = 0; hours <= 1500; hours += 100) {
      counts.push(await countPosts(app))
      await jest.advanceTimersByTimeAsync(100 * hour)
    }
    expect(counts).toEqual([...Array<number>(15).fill(0), 1])
  })
})
