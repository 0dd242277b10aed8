import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import type { FastifyInstance } from 'fastify'
import { buildApp } from '../app'
import { openPostgresServer } from '../database/openDatabase'
import { ResponseCache } from '../http/ResponseCache'
import { buildContent, contentProject } from '../testing/content'
import { cleanUp, createTestApp, get, send, token, type TestApp } from '../testing/testApp'

let test: TestApp
let app: FastifyInstance

/** Enough for a body that is worth compressing. */
const many = Array.from({ length: 30 }, (_, index) => contentProject(index + 1))

beforeEach(async () => {
  test = await createTestApp(buildContent({ projects: many }))
  app = test.app
})
afterEach(cleanUp)

const ask = (headers: Record<string, string> = {}, url = '/api/projects?limit=30') =>
  app.inject({ url, headers })

describe('a read', () => {
  it('shares one entry with those that add unknown parameters, and only with those', async () => {
    const keep = jest.spyOn(ResponseCache.prototype, 'keep')
    const urls = ['/api/projects', '/api/projects?x=1', '/api/projects?y=2&x=1']
    for (const url of urls) expect((await ask({}, url)).body).toBe((await ask({}, urls[0])).body)
    expect(new Set(keep.mock.calls.map(([address]) => address))).toEqual(new Set(['/api/projects']))
    // An encoded name is a known one: it must not be answered with another list.
    const second = await ask({}, '/api/projects?p%61ge=2&x=1')
    expect(second.json()).toMatchObject({ data: { pagination: { currentPage: 2 } } })
    expect((await ask({}, '/api/projects')).json()).toMatchObject({
      data: { pagination: { currentPage: 1 } },
    })
    keep.mockRestore()
  })

  it('comes in the encoding that is asked for, each under an ETag of its own', async () => {
    const plain = await ask()
    const br = await ask({ 'accept-encoding': 'gzip, deflate, br' })
    const gzip = await ask({ 'accept-encoding': 'gzip, br;q=0' })
    expect(br.headers['content-encoding']).toBe('br')
    expect(gzip.headers['content-encoding']).toBe('gzip')
    expect(brotliDecompressSync(br.rawPayload).toString()).toBe(plain.body)
    expect(gunzipSync(gzip.rawPayload).toString()).toBe(plain.body)
    const tags = [plain, br, gzip].map(({ headers }) => headers.etag)
    expect(new Set(tags).size).toBe(3)
    for (const tag of tags) expect(tag).toMatch(/^"[^"]+"$/)
    for (const { headers } of [plain, br, gzip]) {
      expect(headers.vary).toBe('Authorization, Accept-Encoding')
      expect(headers['cache-control']).toBe('no-cache')
    }
  })

  it('is answered the same, with the same headers, the second time', async () => {
    const strip = ({ date: _, connection: __, ...headers }: Record<string, unknown>) => headers
    const [first, second] = [await ask(), await ask()]
    expect(second.body).toBe(first.body)
    expect(strip(second.headers)).toEqual(strip(first.headers))
    expect(second.headers['content-security-policy']).toMatch(/default-src 'self'/)
  })

  it('is not sent again to whoever has it: 304', async () => {
    for (const encoding of ['identity', 'br', 'gzip']) {
      const { headers } = await ask({ 'accept-encoding': encoding })
      const again = await ask({
        'accept-encoding': encoding,
        'if-none-match': String(headers.etag),
      })
      expect([again.statusCode, again.body]).toEqual([304, ''])
      expect(again.headers.etag).toBe(headers.etag)
    }
    expect((await ask({ 'if-none-match': '"other"' })).statusCode).toBe(200)
  })

  it('does no SQL while nothing changes', async () => {
    const first = await ask()
    await test.database.destroy()
    const second = await ask()
    expect(second.statusCode).toBe(200)
    expect(second.body).toBe(first.body)
  })

  it('shows a write at once', async () => {
    const before = await ask()
    await send(app, 'PUT', '/projects/30', { title: 'Judul baru' })
    const after = await ask({ 'if-none-match': String(before.headers.etag) })
    expect(after.statusCode).toBe(200)
    expect(after.body).toContain('Judul baru')
  })

  it('of the owner is nobody else’s', async () => {
    await send(app, 'PUT', '/projects/30', { is_active: 0 })
    const owner = { authorization: `Bearer ${token}` }
    const own = await ask(owner)
    expect(own.body).toContain('"Proyek 30"')
    expect(own.headers['cache-control']).toBe('private, no-store')
    expect((await ask()).body).not.toContain('"Proyek 30"')
    expect((await ask({ authorization: 'Bearer rubbish' })).body).not.toContain('"Proyek 30"')
  })

  it('answers HEAD as GET, without a body', async () => {
    await ask()
    const head = await app.inject({ method: 'HEAD', url: '/api/projects?limit=30' })
    expect([head.statusCode, head.body]).toEqual([200, ''])
    expect(head.headers.etag).toMatch(/^"/)
  })
})

it('hears within a second what another process has written', async () => {
  const title = async () =>
    (await get<{ project: { title: string } }>(app, '/projects/1')).data.project.title
  expect(await title()).toBe('Proyek 1')
  // Past the server: what another process does to the same database.
  const other = test.databaseUrl
    ? await buildApp({ database: await openPostgresServer(test.databaseUrl), tokens: [token] })
    : await buildApp({ database: test.database, tokens: [token] })
  await send(other, 'PUT', '/projects/1', { title: 'Dari luar' })
  const begin = Date.now()
  while ((await title()) !== 'Dari luar' && Date.now() - begin < 5000) {
    await new Promise((resolve) => setImmediate(resolve))
  }
  expect(await title()).toBe('Dari luar')
  expect(Date.now() - begin).toBeLessThan(1000)
  await other.close()
})
