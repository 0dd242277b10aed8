import type { FastifyInstance } from 'fastify'
import type { SessionData } from '../../../src/contract/account'
import { StudioClient } from '../../testing/StudioClient'
import { buildApp } from '../../app'
import { cleanUp } from '../../testing/cleanUp'
import { createTestApp, get, openTestDatabase, token } from '../../testing/testApp'

let app: FastifyInstance
let behindProxy: FastifyInstance
let client: StudioClient

beforeAll(async () => {
  const test = await createTestApp()
  ;({ app } = test)
  behindProxy = await buildApp({
    database: test.database,
    publicUrl: 'https://situs.example/karya',
  })
  client = new StudioClient(app)
  await client.openAccount()
})
afterAll(async () => {
  await behindProxy.close()
  await cleanUp()
})

const cookieOf = async (target: FastifyInstance, origin: string, host?: string) => {
  const { headers } = await new StudioClient(target, origin).send(
    'DELETE',
    '/studio/session',
    undefined,
    host === undefined ? {} : { host },
  )
  return String(headers['set-cookie'])
}

it('3.3.1, 3.3.3: prefixes the name of the cookie with __Host- and marks it Secure over https', async () => {
  const host = '127.0.0.1:3000'
  for (const cookie of [
    await cookieOf(behindProxy, 'https://situs.example', host),
    await cookieOf(app, 'https://lain.example'),
  ]) {
    expect(cookie).toMatch(/^__Host-session=;/)
    expect(cookie).toContain('; Path=/;')
    expect(cookie).toContain('; Secure')
    expect(cookie).not.toContain('Domain')
  }
  expect(await cookieOf(app, 'http://localhost:3000')).toMatch(/^session=;(?!.*Secure)/)
})

it.each(['http://192.168.1.5:3000', 'http://situs.example'])(
  '3.3.1: refuses to sign in at %s, where others can read the cookie',
  async (origin) => {
    const stranger = new StudioClient(app, origin)
    const { statusCode, message } = await stranger.signInWithPassword('apa saja yang ditulis')
    expect([statusCode, message]).toEqual([426, expect.stringContaining('requires https')])
    expect((await stranger.send('POST', '/studio/session/options')).statusCode).toBe(426)
  },
)

it('3.3.2, 3.3.4: marks the cookie SameSite=Strict and HttpOnly', async () => {
  const cookie = await cookieOf(app, 'http://localhost')
  expect(cookie).toContain('; HttpOnly')
  expect(cookie).toContain('; SameSite=Strict')
})

it('3.4.2: allows no other origin to read responses', async () => {
  const { headers } = await client.send('GET', '/trash', undefined, {
    origin: 'https://lain.example',
  })
  expect(headers['access-control-allow-origin']).toBeUndefined()
})

it.each([
  [{ 'sec-fetch-site': 'cross-site' }],
  [{ 'sec-fetch-site': 'same-site' }],
  [{ 'sec-fetch-site': 'none' }],
  [{ origin: 'https://lain.example' }],
  [{ origin: 'null' }],
  [{ origin: 'http://localhost:8080' }],
  [{ origin: undefined, 'sec-fetch-site': undefined }],
])('3.5.1: refuses a write with %j', async (headers) => {
  for (const [method, path, body] of [
    ['PUT', '/profiles/1', { bio: 'Diubah' }],
    ['DELETE', '/studio/session', undefined],
    ['POST', '/studio/session/options', undefined],
  ] as const) {
    const { statusCode } = await client.send(method, path, body, headers)
    expect([path, statusCode]).toEqual([path, 403])
  }
  expect((await client.send('GET', '/trash')).statusCode).toBe(200)
})

it('3.5.1: reads nothing for another site', async () => {
  const { data } = await client.send<SessionData>('GET', '/studio/session', undefined, {
    'sec-fetch-site': 'cross-site',
  })
  expect(data).toEqual({})
})

it.each([undefined, '0', ''])(
  '3.5.2: ignores the session without the header of the studio (%j)',
  async (header) => {
    const headers = { 'x-studio': header }
    const write = await client.send('PUT', '/profiles/1', { bio: 'Diubah' }, headers)
    expect(write.statusCode).toBe(401)
    expect((await client.send('GET', '/trash', undefined, headers)).statusCode).toBe(401)
    expect(
      (await client.send('POST', '/studio/session/options', undefined, headers)).statusCode,
    ).toBe(400)
  },
)

it.each(['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=a'])(
  '3.5.2: refuses a body of the type %s, which needs no preflight',
  async (type) => {
    const body = JSON.stringify({ bio: 'Diubah' })
    const { statusCode } = await client.send('PUT', '/profiles/1', body, { 'content-type': type })
    expect(statusCode).toBe(415)
  },
)

it('3.5: accepts writes of the studio, also behind a proxy that replaces the host', async () => {
  const written = await client.send('PUT', '/profiles/1', { bio: 'Diubah' })
  expect(written.statusCode).toBe(200)
  const proxied = new StudioClient(behindProxy, 'https://situs.example')
  const headers = { host: '127.0.0.1:3000', 'sec-fetch-site': undefined }
  const options = await proxied.send('POST', '/studio/session/options', undefined, headers)
  expect(options.statusCode).toBe(200)
  expect(options.data).toMatchObject({ options: { rpId: 'situs.example' } })
})

it('3.5.1: accepts pages of this machine beside those of PUBLIC_URL, and no other local ones', async () => {
  const local = new StudioClient(behindProxy, 'http://localhost:3000')
  const send = (headers = {}) => local.send('POST', '/studio/session/options', undefined, headers)
  const { statusCode, data } = await send()
  expect([statusCode, data]).toMatchObject([200, { options: { rpId: 'localhost' } }])
  for (const headers of [
    { 'sec-fetch-site': undefined },
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site' },
    { host: 'localhost:8080' },
    { host: 'situs.example' },
  ]) {
    expect([headers, (await send(headers)).statusCode]).toEqual([headers, 403])
  }
})

it.each(['https://situs.example:8443', 'http://situs.example', 'http://192.168.1.5:3000'])(
  '3.5.1: accepts only the origin of PUBLIC_URL, and not %s',
  async (origin) => {
    const other = new StudioClient(behindProxy, origin)
    const { statusCode, message } = await other.send('POST', '/studio/session/options')
    expect([statusCode, message]).toEqual([403, expect.stringContaining('set PUBLIC_URL')])
  },
)

it('3.5: leaves writes with a token alone', async () => {
  const response = await app.inject({
    method: 'PUT',
    url: '/api/profiles/1',
    headers: { authorization: `Bearer ${token}` },
    payload: { bio: 'Dari skrip' },
  })
  expect(response.statusCode).toBe(200)
})

it('lets nobody store what the studio gets, and visitors store what they get', async () => {
  const path = '/profiles/1'
  const forVisitor = await get<object>(app, path)
  expect(forVisitor.headers['cache-control']).toBe('no-cache')
  const forOwner = await client.send<{ profile: object }>('GET', path)
  expect(forOwner.headers['cache-control']).toBe('private, no-store')
  expect(forOwner.data.profile).toHaveProperty('version')
  const again = await get<{ profile: object }>(app, path)
  expect(again.data.profile).not.toHaveProperty('version')
  expect(again.headers['cache-control']).toBe('no-cache')
  const missing = await client.send('GET', '/projects/99999')
  expect(missing.headers['cache-control']).toBe('private, no-store')
})

it('3.3: gives the cookie of the device the same protection, for 400 days', async () => {
  const proxied = new StudioClient(behindProxy, 'https://situs.example')
  // Ends the session of the other tests.
  const passkey = await proxied.openAccount()
  const { headers } = await proxied.signInWithPasskey(passkey)
  const [session, device] = headers['set-cookie'] as string[]
  expect(session).toMatch(/^__Host-session=[\w-]{43};/)
  expect(device).toMatch(
    /^__Host-device=[\w-]{22}\.[\w-]{43}; Max-Age=34560000; Path=\/; HttpOnly;/,
  )
  expect(device).toContain('; SameSite=Strict')
  expect(device).toContain('; Secure')
})

it('is at the address of the studio only, if it has one', async () => {
  const { database } = await openTestDatabase()
  const apart = await buildApp({
    database,
    publicUrl: 'https://kampus.example/sukma',
    studioUrl: 'https://studio.sukma.example/sukma',
  })
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
  await apart.close()
})
