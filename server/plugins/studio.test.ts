import { createHash } from 'node:crypto'
import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { FastifyInstance } from 'fastify'
import { buildApp } from '../app'
import type { Db } from '../database/schema'
import { buildContent } from '../testing/content'
import { cleanUp, temporaryFolder } from '../testing/cleanUp'
import { createTestApp } from '../testing/testApp'

const script = "document.documentElement.className = 'dark'"
const studioPage = `<!doctype html><title>Studio</title><script>${script}</script>`
let app: FastifyInstance
let withoutStudio: FastifyInstance
let database: Db
const folder = temporaryFolder()
const studioFolder = temporaryFolder()

beforeAll(async () => {
  mkdirSync(path.join(studioFolder, 'studio', 'assets'), { recursive: true })
  writeFileSync(path.join(folder, 'index.html'), '<!doctype html><title>Situs</title>')
  writeFileSync(path.join(studioFolder, 'studio.html'), studioPage)
  writeFileSync(path.join(studioFolder, 'studio', 'assets', 'main-abc.js'), 'export {}')
  const created = await createTestApp(buildContent(), { folder, studioFolder })
  app = created.app
  ;({ database } = created)
  withoutStudio = await buildApp({
    database,
    site: { folder, studioFolder },
    hasStudio: false,
  })
})
afterAll(async () => {
  await withoutStudio.close()
  await cleanUp()
})

it.each(['/studio', '/studio/', '/studio/proyek/7', '/studio/masuk?dari=proyek'])(
  'serves the document at %s, which nobody stores and no search engine lists',
  async (url) => {
    const { statusCode, headers, body } = await app.inject(url)
    expect(statusCode).toBe(200)
    expect(body).toBe(studioPage)
    expect(headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'x-robots-tag': 'noindex',
    })
  },
)

it('allows its own inline script, and no requests to other hosts', async () => {
  const { headers } = await app.inject('/studio')
  const policy = String(headers['content-security-policy'])
  const hash = createHash('sha256').update(script).digest('base64')
  expect(policy).toContain(`script-src 'self' 'sha256-${hash}'`)
  expect(policy).toContain("connect-src 'self';")
  expect(policy).toContain("img-src 'self' data: blob:;")
  expect(policy).toContain("frame-ancestors 'none'")
})

it('lets only its own screens show the preview in a frame', async () => {
  const { headers } = await app.inject('/studio/pratinjau?a=1')
  expect(headers['content-security-policy']).toContain("frame-ancestors 'self'")
  expect(headers).toMatchObject({
    'x-frame-options': 'SAMEORIGIN',
    'cache-control': 'no-store',
    'x-robots-tag': 'noindex',
  })
})

it('serves its hashed files as immutable, and 404 for others', async () => {
  const file = await app.inject('/studio/assets/main-abc.js')
  expect(file.body).toBe('export {}')
  expect(file.headers['cache-control']).toBe('public, max-age=31536000, immutable')
  expect((await app.inject('/studio/assets/hilang.js')).statusCode).toBe(404)
})

it.each(['/studio', '/studio/proyek', '/studio/pratinjau', '/studio/assets/main-abc.js'])(
  'does not serve %s without the studio',
  async (url) => {
    const { body, headers } = await withoutStudio.inject(url)
    expect(body).not.toContain('Studio')
    expect(body).not.toContain('export')
    expect(headers['x-robots-tag']).toBeUndefined()
  },
)

it('serves the document only at the host of the studio, if it has one', async () => {
  const apart = await buildApp({
    database,
    site: { folder, studioFolder },
    studioUrl: 'https://studio.sukma.dev',
  })
  const isServed = async (host: string) =>
    (await apart.inject({ url: '/studio/proyek', headers: { host } })).body === studioPage
  expect(await isServed('studio.sukma.dev')).toBe(true)
  expect(await isServed('sukma.dev')).toBe(false)
  await apart.close()
})

it('has no endpoints of the studio without it', async () => {
  const { statusCode } = await withoutStudio.inject('/api/trash')
  expect(statusCode).toBe(404)
  expect((await app.inject('/api/trash')).statusCode).toBe(401)
})
