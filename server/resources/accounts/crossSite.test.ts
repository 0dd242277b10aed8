import type { FastifyInstance } from 'fastify'
import type { SessionData } from '../../../src/contract/account'
import { StudioClient } from '../../testing/StudioClient'
import * as testApp from '../../testing/testApp'

const { createTestApp, get, openTestDatabase, send, startApp } = testApp
const site = 'https://situs.example'
let app: FastifyInstance
let behindProxy: FastifyInstance
let client: StudioClient

beforeAll(async () => {
  const test = await createTestApp()
  app = test.app
  behindProxy = await startApp({ database: test.database, publicUrl: `${site}/karya` })
  client = new StudioClient(app)
  await client.openAccount()
})

async function cookieOf(target: FastifyInstance, origin: string, headers = {}): Promise<string> {
  const other = new StudioClient(target, origin)
  const ended = await other.send('DELETE', '/studio/session', undefined, headers)
  return String(ended.headers['set-cookie'])
}

it('3.3: protects the cookie by its name over https, and by its attributes', async () => {
  const host = '127.0.0.1:3000'
  for (const cookie of [
    await cookieOf(behindProxy, site, { host }),
    await cookieOf(app, 'https://lain.example'),
  ]) {
    expect(cookie).toMatch(/^__Host-session=;/)
    for (const part of ['; Path=/;', '; Secure', '; HttpOnly', '; SameSite=Strict']) {
      expect(cookie).toContain(part)
    }
    expect(cookie).not.toContain('Domain')
  }
  expect(await cookieOf(app, 'http://localhost:3000')).toMatch(/^session=;(?!.*Secure)/)
})

const insecure = ['http://192.168.1.5:3000', 'http://situs.example']

it.each(insecure)('3.3.1: refuses to sign in at %s, which others can read', async (origin) => {
  const stranger = new StudioClient(app, origin)
  const { statusCode, message } = await stranger.signInWithPassword('apa saja yang ditulis')
  expect([statusCode, message]).toEqual([426, expect.stringContaining('requires https')])
  expect((await stranger.send('POST', '/studio/session/options')).statusCode).toBe(426)
})

it('3.4.2, 3.5.1: lets no other origin read', async () => {
  const origin = 'https://lain.example'
  const { headers } = await client.send('GET', '/trash', undefined, { origin })
  expect(headers['access-control-allow-origin']).toBeUndefined()
  const crossSite = { 'sec-fetch-site': 'cross-site' }
  const { data } = await client.send<SessionData>('GET', '/studio/session', undefined, crossSite)
  expect(data).toEqual({})
})

const writes = [
  ['PUT', '/profiles/1', { bio: 'Diubah' }],
  ['DELETE', '/studio/session', undefined],
  ['POST', '/studio/session/options', undefined],
] as const

it.each([
  [{ 'sec-fetch-site': 'cross-site' }],
  [{ 'sec-fetch-site': 'same-site' }],
  [{ 'sec-fetch-site': 'none' }],
  [{ origin: 'https://lain.example' }],
  [{ origin: 'null' }],
  [{ origin: 'http://localhost:8080' }],
  [{ origin: undefined, 'sec-fetch-site': undefined }],
])('3.5.1: refuses a write with %j', async (headers) => {
  for (const [method, path, body] of writes) {
    const { statusCode } = await client.send(method, path, body, headers)
    expect([path, statusCode]).toEqual([path, 403])
  }
  expect((await client.send('GET', '/trash')).statusCode).toBe(200)
})

it('3.5.2: requires the header of the studio, and a body that needs a preflight', async () => {
  for (const header of [undefined, '0', '']) {
    const statuses = []
    for (const [method, path] of [['PUT', '/profiles/1'], ['GET', '/trash'], writes[2]] as const) {
      const body = method === 'PUT' ? { bio: 'Diubah' } : undefined
      const sent = await client.send(method, path, body, { 'x-studio': header })
      statuses.push(sent.statusCode)
    }
    expect(statuses).toEqual([401, 401, 400])
  }
  const forms = ['application/x-www-form-urlencoded', 'multipart/form-data; boundary=a']
  for (const type of ['text/plain', ...forms]) {
    const headers = { 'content-type': type }
    const { statusCode } = await client.send('PUT', '/profiles/1', '{"bio":"Diubah"}', headers)
    expect([type, statusCode]).toEqual([type, 415])
  }
})

it('3.5: accepts writes of the studio, also behind a proxy, and with a token', async () => {
  expect((await client.send(...writes[0])).statusCode).toBe(200)
  expect((await send(app, 'PUT', '/profiles/1', { bio: 'Dari skrip' })).statusCode).toBe(200)
  const headers = { host: '127.0.0.1:3000', 'sec-fetch-site': undefined }
  const proxied = new StudioClient(behindProxy, site)
  expect(await proxied.send('POST', '/studio/session/options', undefined, headers)).toMatchObject({
    ...{ statusCode: 200, data: { options: { rpId: 'situs.example' } } },
  })
})

it('3.5.1: accepts pages of this machine beside those of PUBLIC_URL, and no other ones', async () => {
  const requestOptions = (origin: string, headers = {}) =>
    new StudioClient(behindProxy, origin).send(...writes[2], headers)
  const local = 'http://localhost:3000'
  const { statusCode, data } = await requestOptions(local)
  expect([statusCode, data]).toMatchObject([200, { options: { rpId: 'localhost' } }])
  for (const headers of [
    { 'sec-fetch-site': undefined },
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site' },
    { host: 'localhost:8080' },
    { host: 'situs.example' },
  ]) {
    expect([headers, (await requestOptions(local, headers)).statusCode]).toEqual([headers, 403])
  }
  for (const origin of [`${site}:8443`, 'http://situs.example', 'http://192.168.1.5:3000']) {
    const refused = await requestOptions(origin)
    expect(refused.statusCode).toBe(403)
    expect(refused.message).toContain('set PUBLIC_URL')
    expect(refused.errors).toMatchObject([{ path: 'origin' }])
  }
})

it('lets nobody store what the studio gets, and visitors store what they get', async () => {
  const path = '/profiles/1'
  for (let reads = 0; reads < 2; reads += 1) {
    const { headers, data } = await get<{ profile: object }>(app, path)
    expect([headers['cache-control'], 'version' in data.profile]).toEqual(['no-cache', false])
    const forOwner = await client.send<{ profile: object }>('GET', path)
    expect(forOwner.headers['cache-control']).toBe('private, no-store')
    expect(forOwner.data.profile).toHaveProperty('version')
  }
  const missing = await client.send('GET', '/projects/99999')
  expect(missing.headers['cache-control']).toBe('private, no-store')
})

it('3.3: gives the cookie of the device the same protection, for 400 days', async () => {
  const proxied = new StudioClient(behindProxy, site)
  // Ends the session of the other tests.
  const { headers } = await proxied.signInWithPasskey(await proxied.openAccount())
  const [session, device] = headers['set-cookie'] as string[]
  expect(session).toMatch(/^__Host-session=[\w-]{43};/)
  expect(device).toMatch(
    /^__Host-device=[\w-]{22}\.[\w-]{43}; Max-Age=34560000; Path=\/; HttpOnly;/,
  )
  for (const part of ['; SameSite=Strict', '; Secure']) expect(device).toContain(part)
})

it('is at the address of the studio only, if it has one', async () => {
  const { database } = await openTestDatabase()
  const addresses = ['https://kampus.example/sukma', 'https://studio.sukma.example/sukma'] as const
  const [publicUrl, studioUrl] = addresses
  const apart = await startApp({ database, publicUrl, studioUrl })
  const owner = new StudioClient(apart, 'https://studio.sukma.example')
  await owner.signInWithPasskey(await owner.openAccount())
  expect((await owner.send('GET', '/studio/messages')).statusCode).toBe(200)

  const otherSoftware = new StudioClient(apart, 'https://kampus.example')
  otherSoftware.cookie = owner.cookie
  const forwarded = { 'x-forwarded-host': 'studio.sukma.example' }
  for (const [method, path] of [
    ['GET', '/studio/messages'],
    ['GET', '/projects'],
    ['POST', '/studio/session/options'],
    ['DELETE', '/studio/session'],
  ] as const) {
    const { statusCode } = await otherSoftware.send(method, path, undefined, forwarded)
    expect([path, statusCode]).toEqual([path, 404])
  }
  expect((await apart.inject({ url: '/api/projects' })).statusCode).toBe(200)
})
