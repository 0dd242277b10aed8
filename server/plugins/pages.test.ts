import { request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createHash } from 'node:crypto'
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { FastifyInstance } from 'fastify'
import { buildApp } from '../app'
import { buildContent } from '../testing/content'
import { cleanUp, temporaryFolder } from '../testing/cleanUp'
import { createTestApp } from '../testing/testApp'

const script = "document.documentElement.className = 'dark'"
const page = `<!doctype html><script>${script}</script><div id="root"></div>`
const site = temporaryFolder()
let app: FastifyInstance

beforeAll(async () => {
  mkdirSync(path.join(site, 'assets'))
  writeFileSync(path.join(site, 'index.html'), page)
  writeFileSync(path.join(site, 'assets', 'main-abc.js'), 'export {}')
  writeFileSync(path.join(site, 'assets', 'lazy-def.js'), 'export const later = 1')
  writeFileSync(path.join(site, 'favicon.svg'), '<svg/>')
  ;({ app } = await createTestApp(buildContent(), { folder: site }))
})
afterAll(cleanUp)

it.each(['/', '/about', '/projects/toko-batik?a=1', '/tidak/ada'])(
  'serves the page at %s',
  async (url) => {
    const response = await app.inject(url)
    expect(response.statusCode).toBe(200)
    expect(response.body).toBe(page)
    expect(response.headers['content-type']).toMatch(/^text\/html; charset=utf-8/i)
    expect(response.headers['cache-control']).toBe('no-cache')
  },
)

it('lets browsers cache hashed files for a year, and other files for a day', async () => {
  const asset = await app.inject('/assets/main-abc.js')
  expect(asset.headers['cache-control']).toBe('public, max-age=31536000, immutable')
  expect(asset.headers['content-type']).toMatch(/javascript; charset=utf-8/i)
  const icon = await app.inject('/favicon.svg')
  expect(icon.headers['cache-control']).toBe('public, max-age=86400')
})

it('serves its hashed files after the next build has removed them', async () => {
  rmSync(path.join(site, 'assets'), { recursive: true })
  expect((await app.inject('/assets/lazy-def.js')).body).toBe('export const later = 1')
})

it.each(['/assets/hilang.js', '/pictures/b.webp', '/robots.txt', '/../package.json'])(
  'responds with 404, not with a page, to the unknown file %s',
  async (url) => {
    const response = await app.inject(url)
    expect(response.statusCode).toBe(404)
    expect(response.body).not.toContain('<div')
  },
)

it.each(['/../../etc/passwd', '/..%2f..%2fetc/passwd', '/a/%2e%2e/%2e%2e/b', '/..'])(
  'responds with 404 to the path traversal %s',
  async (url) => {
    // Sent as it is: clients such as fetch normalise the path.
    if (!app.server.listening) await app.listen({ port: 0, host: '127.0.0.1' })
    const { port } = app.server.address() as AddressInfo
    const statusCode = await new Promise<number | undefined>((resolve) => {
      request({ host: '127.0.0.1', port, path: url }, (response) => {
        response.resume()
        resolve(response.statusCode)
      }).end()
    })
    expect(statusCode).toBe(404)
  },
)

it('allows only its own inline script', async () => {
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
  const { db: database } = app
  const pictureHosts = ['gambar.sukma.dev', 'foto.sukma.dev']
  const other = await buildApp({ database, site: { folder: site }, pictureHosts })
  expect(await policyOf(other)).toContain(
    "img-src 'self' data: https://gambar.sukma.dev https://foto.sukma.dev;",
  )
  await other.close()
})

it('sends security headers with responses of the API', async () => {
  const { headers } = await app.inject('/api/health')
  expect(headers['x-content-type-options']).toBe('nosniff')
  expect(headers['x-powered-by']).toBeUndefined()
})

it('responds to an unknown endpoint with a failure envelope', async () => {
  const response = await app.inject('/api/nope')
  expect(response.statusCode).toBe(404)
  expect(response.json()).toMatchObject({ status: 'error', statusCode: 404 })
})

it('explains how to build a site that is not built', async () => {
  await expect(createTestApp(buildContent(), { folder: temporaryFolder() })).rejects.toThrow(
    'The site is not built: run "npm run build" first.',
  )
})
