import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import type { FastifyInstance } from 'fastify'
import { ResponseCache } from '../http/ResponseCache'
import { buildContent, contentProject } from '../testing/content'
import { cleanUp } from '../testing/cleanUp'
import { createTestApp, send, token, type TestApp } from '../testing/testApp'

let test: TestApp
let app: FastifyInstance

/** Enough for a body that is compressed. */
const projects = Array.from({ length: 30 }, (_, index) => contentProject(index + 1))

beforeEach(async () => {
  test = await createTestApp(buildContent({ projects }))
  app = test.app
})
afterEach(cleanUp)

const request = (headers: Record<string, string> = {}, url = '/api/projects?limit=30') =>
  app.inject({ url, headers })

describe('a read request', () => {
  it('shares a cache entry with requests that differ in unknown parameters only', async () => {
    const set = jest.spyOn(ResponseCache.prototype, 'set')
    const urls = ['/api/projects', '/api/projects?x=1', '/api/projects?y=2&x=1']
    for (const url of urls)
      expect((await request({}, url)).body).toBe((await request({}, urls[0])).body)
    expect(new Set(set.mock.calls.map(([key]) => key))).toEqual(new Set(['/api/projects']))
    // An encoded name is a known parameter: the response must not be that of another list.
    const second = await request({}, '/api/projects?p%61ge=2&x=1')
    expect(second.json()).toMatchObject({ data: { pagination: { currentPage: 2 } } })
    expect((await request({}, '/api/projects')).json()).toMatchObject({
      data: { pagination: { currentPage: 1 } },
    })
    set.mockRestore()
  })

  it('is served in the accepted encoding, each with its own ETag', async () => {
    const plain = await request()
    const br = await request({ 'accept-encoding': 'gzip, deflate, br' })
    const gzip = await request({ 'accept-encoding': 'gzip, br;q=0' })
    expect(br.headers['content-encoding']).toBe('br')
    expect(gzip.headers['content-encoding']).toBe('gzip')
    expect(brotliDecompressSync(br.rawPayload).toString()).toBe(plain.body)
    expect(gunzipSync(gzip.rawPayload).toString()).toBe(plain.body)
    const tags = [plain, br, gzip].map(({ headers }) => headers.etag)
    expect(new Set(tags).size).toBe(3)
    for (const tag of tags) expect(tag).toMatch(/^"[^"]+"$/)
    for (const { headers } of [plain, br, gzip]) {
      expect(headers.vary).toBe('Authorization, X-Studio, Accept-Encoding')
      expect(headers['cache-control']).toBe('no-cache')
    }
  })

  it('is served from the cache with the same body and headers', async () => {
    const strip = ({ date: _, connection: __, ...headers }: Record<string, unknown>) => headers
    const [first, second] = [await request(), await request()]
    expect(second.body).toBe(first.body)
    expect(strip(second.headers)).toEqual(strip(first.headers))
    expect(second.headers['content-security-policy']).toMatch(/default-src 'self'/)
  })

  it('is served with 304 to a client that has the response', async () => {
    for (const encoding of ['identity', 'br', 'gzip']) {
      const { headers } = await request({ 'accept-encoding': encoding })
      const again = await request({
        'accept-encoding': encoding,
        'if-none-match': String(headers.etag),
      })
      expect([again.statusCode, again.body]).toEqual([304, ''])
      expect(again.headers.etag).toBe(headers.etag)
    }
    expect((await request({ 'if-none-match': '"other"' })).statusCode).toBe(200)
  })

  it('runs no SQL while the content does not change', async () => {
    const first = await request()
    await test.database.destroy()
    const second = await request()
    expect(second.statusCode).toBe(200)
    expect(second.body).toBe(first.body)
  })

  it('is fresh after a write', async () => {
    const before = await request()
    await send(app, 'PUT', '/projects/30', { title: 'Judul baru' })
    const after = await request({ 'if-none-match': String(before.headers.etag) })
    expect(after.statusCode).toBe(200)
    expect(after.body).toContain('Judul baru')
  })

  it('of the owner is never served to others', async () => {
    await send(app, 'PUT', '/projects/30', { is_active: 0 })
    const owner = { authorization: `Bearer ${token}` }
    const own = await request(owner)
    expect(own.body).toContain('"Proyek 30"')
    expect(own.headers['cache-control']).toBe('private, no-store')
    expect((await request()).body).not.toContain('"Proyek 30"')
    expect((await request({ authorization: 'Bearer rubbish' })).body).not.toContain('"Proyek 30"')
  })

  it('of a transaction that is rolled back is never served', async () => {
    await app.withRollback(async () => {
      await send(app, 'PUT', '/projects/30', { title: 'Rahasia' })
      expect((await request()).body).toContain('Rahasia')
    })
    expect((await request()).body).not.toContain('Rahasia')
  })

  it('is served to HEAD as to GET, without a body', async () => {
    await request()
    const head = await app.inject({ method: 'HEAD', url: '/api/projects?limit=30' })
    expect([head.statusCode, head.body]).toEqual([200, ''])
    expect(head.headers.etag).toMatch(/^"/)
  })
})
