import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { request, type IncomingMessage } from 'node:http'
import type { FastifyInstance } from 'fastify'
import type { AppOptions } from '../../app'
import { buildContent } from '../../testing/content'
import { temporaryFolder } from '../../testing/cleanUp'
import { createTestApp, startApp, type TestApp } from '../../testing/testApp'

const script = "document.documentElement.className = 'dark'"
const page = `<!doctype html><script>${script}</script><div id="root"></div>`
const studioPage = `<!doctype html><title>Studio</title><script>${script}</script>`
const folder = temporaryFolder({
  'index.html': page,
  'assets/main-abc.js': 'export {}',
  'favicon.svg': '<svg/>',
})
const studioFolder = temporaryFolder({
  'studio.html': studioPage,
  'studio/assets/main-abc.js': 'export {}',
})
const site = { folder, studioFolder }
let test: TestApp
let app: FastifyInstance

beforeAll(async () => {
  test = await createTestApp(buildContent(), site)
  app = test.app
})

/** A server on the same database with other options. */
const build = (options: Partial<AppOptions>) =>
  startApp({ database: test.database, site, ...options })

const immutable = 'public, max-age=31536000, immutable'

it('serves the page at every path, which allows only its own inline script', async () => {
  for (const url of ['/', '/about', '/projects/toko-batik?a=1', '/tidak/ada']) {
    const { statusCode, body, headers } = await app.inject(url)
    expect([url, statusCode, body]).toEqual([url, 200, page])
    expect(headers['content-type']).toMatch(/^text\/html; charset=utf-8/i)
    expect(headers['cache-control']).toBe('no-cache')
  }
  const { headers } = await app.inject('/')
  const hash = createHash('sha256').update(script).digest('base64')
  const policy = String(headers['content-security-policy'])
  expect(policy).toContain(`script-src 'self' 'sha256-${hash}'`)
  expect(policy).not.toMatch(/script-src[^;]*unsafe/)
  expect(policy).toContain("frame-ancestors 'none'")
})

it('allows pictures of the site itself, and of the hosts that the owner has named', async () => {
  const policyOf = async (server: FastifyInstance) =>
    String((await server.inject('/')).headers['content-security-policy'])
  expect(await policyOf(app)).toContain("img-src 'self' data:;")
  const other = await build({ pictureHosts: ['gambar.sukma.dev', 'foto.sukma.dev'] })
  expect(await policyOf(other)).toContain(
    "img-src 'self' data: https://gambar.sukma.dev https://foto.sukma.dev;",
  )
})

it('lets browsers cache hashed files for a year, others for a day', async () => {
  const asset = await app.inject('/assets/main-abc.js')
  expect(asset.headers['cache-control']).toBe(immutable)
  expect(asset.headers['content-type']).toMatch(/javascript; charset=utf-8/i)
  const icon = await app.inject('/favicon.svg')
  expect(icon.headers['cache-control']).toBe('public, max-age=86400')
})

it('responds with 404, not with a page, to unknown files and path traversals', async () => {
  for (const url of ['/assets/hilang.js', '/pictures/b.webp', '/robots.txt', '/../package.json']) {
    const { statusCode, body } = await app.inject(url)
    expect([url, statusCode, body.includes('<div')]).toEqual([url, 404, false])
  }
  const { hostname, port } = new URL(await app.listen({ port: 0, host: '127.0.0.1' }))
  for (const path of ['/../../etc/passwd', '/..%2f..%2fetc/passwd', '/a/%2e%2e/%2e%2e/b', '/..']) {
    // Sent as it is: clients such as fetch normalise the path.
    const sent = request({ hostname, port, path }).end()
    const [response] = (await once(sent, 'response')) as [IncomingMessage]
    response.resume()
    expect([path, response.statusCode]).toEqual([path, 404])
  }
})

it('sends security headers with responses of the API, and forbids caching of the health check', async () => {
  const { headers } = await app.inject('/api/health')
  expect(headers['x-content-type-options']).toBe('nosniff')
  for (const name of ['x-powered-by', 'server']) expect(headers[name]).toBeUndefined()
  expect(headers['cache-control']).toBe('no-store')
  expect((await app.inject('/api/nope')).json()).toMatchObject({ status: 'error', statusCode: 404 })
})

describe('the studio', () => {
  const unlisted = { 'cache-control': 'no-store', 'x-robots-tag': 'noindex' }

  it('has a document, which nobody stores and no search engine lists', async () => {
    for (const url of ['/studio', '/studio/', '/studio/proyek/7', '/studio/proyek?status=draft']) {
      const { statusCode, headers, body } = await app.inject(url)
      expect([statusCode, body]).toEqual([200, studioPage])
      expect(headers).toMatchObject({ 'content-type': 'text/html; charset=utf-8', ...unlisted })
    }
    const { headers } = await app.inject('/studio')
    const policy = String(headers['content-security-policy'])
    const hash = createHash('sha256').update(script).digest('base64')
    for (const part of [
      ...[`script-src 'self' 'sha256-${hash}'`, "connect-src 'self';"],
      ...["img-src 'self' data: blob:;", "frame-ancestors 'none'"],
    ]) {
      expect(policy).toContain(part)
    }
  })

  it('lets only its own screens show the preview in a frame', async () => {
    const { headers } = await app.inject('/studio/pratinjau?a=1')
    expect(headers['content-security-policy']).toContain("frame-ancestors 'self'")
    expect(headers).toMatchObject({ 'x-frame-options': 'SAMEORIGIN', ...unlisted })
  })

  it('has hashed files that are immutable, and 404 for others', async () => {
    const file = await app.inject('/studio/assets/main-abc.js')
    expect([file.body, file.headers['cache-control']]).toEqual(['export {}', immutable])
    expect((await app.inject('/studio/assets/hilang.js')).statusCode).toBe(404)
  })

  it('is not there if it is off, and only at its host if it has one', async () => {
    const without = await build({ hasStudio: false })
    const screens = ['/studio', '/studio/proyek', '/studio/pratinjau']
    for (const url of [...screens, '/studio/assets/main-abc.js']) {
      const { body, headers } = await without.inject(url)
      expect(body).not.toMatch(/Studio|export/)
      expect(headers['x-robots-tag']).toBeUndefined()
    }
    expect((await without.inject('/api/trash')).statusCode).toBe(404)
    expect((await app.inject('/api/trash')).statusCode).toBe(401)
    const apart = await build({ studioUrl: 'https://studio.sukma.dev' })
    const isServed = async (host: string) =>
      (await apart.inject({ url: '/studio/proyek', headers: { host } })).body === studioPage
    expect([await isServed('studio.sukma.dev'), await isServed('sukma.dev')]).toEqual([true, false])
  })
})
