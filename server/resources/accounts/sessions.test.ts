import type { AccountData, SessionData } from '../../../src/contract/account'
import { importContent } from '../../content/importContent'
import type { Authenticator } from '../../testing/Authenticator'
import { buildContent } from '../../testing/content'
import { StudioClient } from '../../testing/StudioClient'
import { cleanUp } from '../../testing/cleanUp'
import { createTestApp, token, type TestApp } from '../../testing/testApp'
import { hashSecret } from '../secrets'
import { describeDevice } from './signIn'

const day = 24 * 3_600_000
let test: TestApp
let passkey: Authenticator
let client: StudioClient

beforeAll(async () => {
  test = await createTestApp()
  passkey = await new StudioClient(test.app).openAccount()
})
beforeEach(async () => {
  await test.database.deleteFrom('sessions').execute()
  client = await signIn()
})
afterAll(cleanUp)

async function signIn(): Promise<StudioClient> {
  const signedIn = new StudioClient(test.app)
  await signedIn.signInWithPasskey(passkey)
  return signedIn
}

/** The status of a read that only the owner may make. */
const readTrash = async (from: StudioClient) => (await from.send('GET', '/trash')).statusCode
const readAccount = (from: StudioClient) => from.send<AccountData>('GET', '/studio/account')
const sessionOf = async (from: StudioClient) =>
  (await from.send<SessionData>('GET', '/studio/session')).data.session

/** Makes all sessions older. */
async function age(changes: { signed_in_at?: number; used_at?: number }): Promise<void> {
  await test.database.updateTable('sessions').set(changes).execute()
}

it('7.2.1: checks the session on the server, for every request', async () => {
  expect(await readTrash(client)).toBe(200)
  client.cookie = `session=${'A'.repeat(43)}`
  expect(await readTrash(client)).toBe(401)
  expect(await sessionOf(client)).toBeUndefined()
})

it('7.2.2: gives sessions, not the static token, access to the account', async () => {
  const authorization = `Bearer ${token}`
  const withToken = { authorization, cookie: undefined }
  expect((await client.send('GET', '/studio/account', undefined, withToken)).statusCode).toBe(401)
  expect((await client.send('GET', '/trash', undefined, withToken)).statusCode).toBe(200)
})

it('7.2.3: creates random tokens of 256 bits, and stores only their hash', async () => {
  const value = client.cookie?.replace('session=', '') ?? ''
  expect(Buffer.from(value, 'base64url')).toHaveLength(32)
  const stored = await test.database.selectFrom('sessions').selectAll().execute()
  expect(stored.map(({ token_hash }) => token_hash)).toEqual([hashSecret(value)])
  expect(JSON.stringify(stored)).not.toContain(value)
})

it('7.2.4: creates a new session at every sign-in, and ends the one before it', async () => {
  const former = client.cookie
  const { data } = await client.signInWithPasskey(passkey)
  expect(client.cookie).not.toBe(former)
  expect((await readAccount(client)).data.sessions.map(({ id }) => id)).toEqual([data.session.id])
  client.cookie = former
  expect(await readTrash(client)).toBe(401)
})

it('7.3.1: ends a session after seven days without a request', async () => {
  await age({ signed_in_at: Date.now() - 20 * day, used_at: Date.now() - 6.9 * day })
  expect(await readTrash(client)).toBe(200)
  const { used_at } = await test.database
    .selectFrom('sessions')
    .selectAll()
    .executeTakeFirstOrThrow()
  expect(Date.now() - used_at).toBeLessThan(day)
  await age({ used_at: Date.now() - 7 * day })
  expect(await readTrash(client)).toBe(401)
})

it.each(['/projects', '/projects/1', '/posts', '/categories', '/profiles/1'])(
  '7.4.1: refuses to read %s for a studio whose session has ended, instead of what visitors see',
  async (path) => {
    expect((await client.send('GET', path)).statusCode).toBe(200)
    await test.database.deleteFrom('sessions').execute()
    expect((await client.send('GET', path)).statusCode).toBe(401)
    expect((await client.send('GET', path, undefined, { 'x-studio': undefined })).statusCode).toBe(
      200,
    )
  },
)

it('7.3.2: ends a session 30 days after the sign-in', async () => {
  await age({ signed_in_at: Date.now() - 29.9 * day })
  expect(await readTrash(client)).toBe(200)
  await age({ signed_in_at: Date.now() - 30 * day })
  expect(await readTrash(client)).toBe(401)
})

it('7.3: names the time at which a session ends', async () => {
  const session = await sessionOf(client)
  const { signed_in_at = '', expires_at = '' } = session ?? {}
  expect(Date.parse(expires_at) - Date.parse(signed_in_at)).toBe(7 * day)
})

it('7.4.1: ends the session on the server when the owner signs out', async () => {
  const former = client.cookie
  const { headers } = await client.send('DELETE', '/studio/session')
  expect(String(headers['set-cookie'])).toMatch(/^session=; Max-Age=0; Path=\/; HttpOnly/)
  client.cookie = former
  expect(await readTrash(client)).toBe(401)
})

it('7.4.3: ends the other sessions when the password is set or removed', async () => {
  const other = await signIn()
  const input = { new_password: 'kuda hijau membaca peta' }
  expect((await client.send('PUT', '/studio/password', input)).statusCode).toBe(200)
  expect([await readTrash(other), await readTrash(client)]).toEqual([401, 200])
  const another = await signIn()
  expect((await client.send('DELETE', '/studio/password')).statusCode).toBe(200)
  expect([await readTrash(another), await readTrash(client)]).toEqual([401, 200])
})

it('7.4.2: ends the sessions of a passkey that is removed', async () => {
  const lost = await client.addPasskey('Ponsel lama')
  const thief = new StudioClient(test.app)
  await thief.signInWithPasskey(lost)
  const { passkeys } = (await readAccount(client)).data
  const removed = passkeys.find(({ name }) => name === 'Ponsel lama')
  expect((await client.send('DELETE', `/studio/passkeys/${removed?.id}`)).statusCode).toBe(200)
  expect([await readTrash(thief), await readTrash(client)]).toEqual([401, 200])
})

it('7.4.5: ends all sessions when an invitation gives access again', async () => {
  await new StudioClient(test.app).openAccount()
  expect(await readTrash(client)).toBe(401)
})

it.each([
  ['DELETE', '/studio/sessions', undefined],
  ['DELETE', `/studio/sessions/${'a'.repeat(22)}`, undefined],
  ['POST', '/studio/passkeys/options', undefined],
  ['DELETE', `/studio/passkeys/${'a'.repeat(22)}`, undefined],
  ['PUT', '/studio/password', { new_password: 'kuda hijau membaca peta' }],
  ['DELETE', '/studio/password', undefined],
] as const)('7.5.1: requires a recent sign-in for %s %s', async (method, path, body) => {
  await age({ signed_in_at: Date.now() - 600_000 })
  const { statusCode, message } = await client.send(method, path, body)
  expect([statusCode, message]).toEqual([403, 'Sign in again to change the account'])
  expect(await readTrash(client)).toBe(200)
  await client.signInWithPasskey(passkey)
  expect((await client.send(method, path, body)).statusCode).not.toBe(403)
})

it('7.5.2: lists the sessions with their last use, and ends one or all others', async () => {
  const phone = await signIn()
  await age({ used_at: Date.now() - day })
  const tablet = await signIn()
  const { sessions } = (await readAccount(tablet)).data
  expect(sessions.map(({ is_current }) => is_current)).toEqual([true, false, false])
  const [current, second] = sessions
  expect(Date.now() - Date.parse(second?.used_at ?? '')).toBeGreaterThan(day / 2)

  await tablet.send('DELETE', `/studio/sessions/${second?.id}`)
  expect((await readAccount(tablet)).data.sessions).toHaveLength(2)
  await tablet.send('DELETE', '/studio/sessions')
  expect((await readAccount(tablet)).data.sessions.map(({ id }) => id)).toEqual([current?.id])
  expect([await readTrash(phone), await readTrash(client)]).toEqual([401, 401])
})

it('deletes expired sessions at the next sign-in', async () => {
  await age({ used_at: Date.now() - 8 * day })
  await signIn()
  expect(await test.database.selectFrom('sessions').selectAll().execute()).toHaveLength(1)
})

it('keeps sessions and passkeys when content is imported', async () => {
  await importContent(test.database, buildContent())
  expect(await readTrash(client)).toBe(200)
  expect((await client.signInWithPasskey(passkey)).statusCode).toBe(200)
})

it.each([
  ['(Linux; Android 10; K) Chrome/141.0.0.0 Mobile Safari/537.36', 'Chrome, Android'],
  ['(Linux; Android 10; K) SamsungBrowser/28.0 Chrome/130 Safari', 'Samsung Internet, Android'],
  ['(iPhone; CPU iPhone OS 18_5 like Mac OS X) Version/18.5 Safari/604.1', 'Safari, iPhone'],
  ['(Macintosh; Intel Mac OS X 10.15; rv:143.0) Gecko Firefox/143.0', 'Firefox, macOS'],
  ['(Windows NT 10.0; Win64; x64) Chrome/141.0.0.0 Safari/537.36 Edg/141', 'Edge, Windows'],
  ['(X11; Linux x86_64) HeadlessChrome/141.0.0.0 Safari/537.36', 'Chrome, Linux'],
  ['curl/8.5.0', ''],
  [undefined, ''],
])('describes the device with %s', (userAgent, device) => {
  expect(describeDevice(userAgent)).toBe(device)
})
