import type { AccountData, SessionData } from '../../../src/contract/account'
import { Authenticator } from '../../testing/Authenticator'
import { StudioClient } from '../../testing/StudioClient'
import { usesCheapPasswords } from '../../testing/cheapPasswords'
import { token, createTestApp, prepareApp, send } from '../../testing/testApp'
import { hashSecret } from '../../database/secrets'
import { describeDevice } from './signIn'

const day = 24 * 3_600_000
const test = prepareApp()
let passkey: Authenticator
let client: StudioClient

usesCheapPasswords()
beforeAll(async () => {
  passkey = await new StudioClient(test.app).openAccount()
})
beforeEach(async () => {
  await test.database.deleteFrom('sessions').execute()
  client = await signIn()
})

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

const storedSessions = () => test.database.selectFrom('sessions').selectAll().execute()

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
  const stored = await storedSessions()
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

it('7.3: ends a session after seven days without a request, and 30 days after the sign-in', async () => {
  const { signed_in_at = '', expires_at = '' } = (await sessionOf(client)) ?? {}
  expect(Date.parse(expires_at) - Date.parse(signed_in_at)).toBe(7 * day)
  await age({ signed_in_at: Date.now() - 29.9 * day, used_at: Date.now() - 6.9 * day })
  expect(await readTrash(client)).toBe(200)
  const [stored] = await storedSessions()
  expect(Date.now() - (stored?.used_at ?? 0)).toBeLessThan(day)
  await age({ used_at: Date.now() - 7 * day })
  expect(await readTrash(client)).toBe(401)
  await age({ used_at: Date.now(), signed_in_at: Date.now() - 30 * day })
  expect(await readTrash(client)).toBe(401)
  // Expired sessions are deleted at the next sign-in.
  await signIn()
  expect(await storedSessions()).toHaveLength(1)
})

it('7.4.1: refuses to read for a studio whose session has ended, instead of what visitors see', async () => {
  await test.database.deleteFrom('sessions').execute()
  for (const path of ['/projects', '/projects/1', '/posts', '/categories', '/profiles/1']) {
    expect([path, (await client.send('GET', path)).statusCode]).toEqual([path, 401])
    const asVisitor = await client.send('GET', path, undefined, { 'x-studio': undefined })
    expect(asVisitor.statusCode).toBe(200)
  }
})

it('7.4.1: ends the session on the server when the owner signs out', async () => {
  const former = client.cookie
  const { headers } = await client.send('DELETE', '/studio/session')
  expect(String(headers['set-cookie'])).toMatch(/^session=; Max-Age=0; Path=\/; HttpOnly/)
  client.cookie = former
  expect(await readTrash(client)).toBe(401)
})

it('7.4.2, 7.4.3, 7.4.5: ends sessions with their passkey, a password or a new invitation', async () => {
  const other = await signIn()
  const input = { new_password: 'kuda hijau membaca peta' }
  expect((await client.send('PUT', '/studio/password', input)).statusCode).toBe(200)
  expect([await readTrash(other), await readTrash(client)]).toEqual([401, 200])
  const another = await signIn()
  expect((await client.send('DELETE', '/studio/password')).statusCode).toBe(200)
  expect([await readTrash(another), await readTrash(client)]).toEqual([401, 200])

  const thief = new StudioClient(test.app)
  const lost = await client.addPasskey('Ponsel lama')
  for (const device of [thief, client]) await device.signInWithPasskey(lost)
  const { passkeys } = (await readAccount(client)).data
  const removed = passkeys.find(({ name }) => name === 'Ponsel lama')
  expect((await client.send('DELETE', `/studio/passkeys/${removed?.id}`)).statusCode).toBe(200)
  expect([await readTrash(thief), await readTrash(client)]).toEqual([401, 200])
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

it.each([
  ['(Linux; Android 10; K) SamsungBrowser/28.0 Chrome/130 Safari', 'Samsung Internet, Android'],
  ['(iPhone; CPU iPhone OS 18_5 like Mac OS X) Version/18.5 Safari/604.1', 'Safari, iPhone'],
  ['(Windows NT 10.0; Win64; x64) Chrome/141.0.0.0 Safari/537.36 Edg/141', 'Edge, Windows'],
  [undefined, ''],
])('describes the device with %s', (userAgent, device) => {
  expect(describeDevice(userAgent)).toBe(device)
})

it('16.3.1, 16.3.2: logs invitations, sign-ins, refusals and changes of the sign-in methods', async () => {
  const test = await createTestApp()
  const log = jest.spyOn(test.app.log, 'warn')
  /** The events since the last call, without the account and the request. */
  const takeEvents = () =>
    log.mock.calls.splice(0).map(([fields]) => {
      const { account, req, ...event } = fields as Record<string, unknown>
      expect([account, req]).toEqual([1, expect.objectContaining({ ip: '127.0.0.1' })])
      expect(JSON.stringify(event)).not.toMatch(/kuda|peta|bukan/)
      return JSON.parse(JSON.stringify(event)) as object
    })
  const password = 'kuda hijau membaca peta'
  const id = expect.stringMatching(/^[\w-]{22}$/) as string
  const client = new StudioClient(test.app)
  const passkey = await client.openAccount(password)
  expect(takeEvents()).toEqual([
    { event: 'invitation_accepted' },
    { event: 'passkey_added', passkey: id },
    { event: 'password_changed' },
  ])
  await client.send('POST', '/studio/invitation', { secret: 'a'.repeat(43), password })
  expect(takeEvents()).toEqual([{ event: 'invitation_refused' }])

  await client.signInWithPasskey(passkey)
  await client.signInWithPassword(password)
  await client.send('DELETE', '/studio/session')
  expect(takeEvents()).toEqual([
    { event: 'signed_in', method: 'passkey', passkey: id },
    { event: 'signed_in', method: 'password' },
    { event: 'signed_out' },
  ])
  const stranger = new StudioClient(test.app)
  await stranger.signInWithPasskey(new Authenticator(stranger.origin))
  for (let tries = 0; tries < 6; tries += 1) await stranger.signInWithPassword('bukan itu')
  const wrong = { event: 'sign_in_refused', method: 'password' }
  expect(takeEvents()).toEqual([
    { event: 'sign_in_refused', method: 'passkey' },
    ...Array<object>(5).fill(wrong),
    { ...wrong, wait: expect.any(Number) as number },
  ])

  await client.signInWithPasskey(passkey)
  await client.signInWithPasskey(await client.addPasskey('Laptop'))
  takeEvents()
  const [first] = (await readAccount(client)).data.passkeys
  await client.send('DELETE', `/studio/passkeys/${first?.id}`)
  const change = { current_password: 'bukan itu', new_password: 'gajah biru menulis surat' }
  await client.send('PUT', '/studio/password', change)
  await client.send('PUT', '/studio/password', { ...change, current_password: password })
  await client.send('DELETE', '/studio/sessions')
  await client.send('DELETE', '/studio/password')
  expect(takeEvents()).toEqual([
    { event: 'passkey_removed', passkey: first?.id },
    { event: 'password_change_refused', method: 'password' },
    { event: 'password_changed' },
    { event: 'sessions_ended' },
    { event: 'password_removed' },
  ])
  await send(test.app, 'DELETE', '/projects/1', undefined, { authorization: 'Bearer bukan itu' })
  expect(takeEvents()).toEqual([{ event: 'token_refused' }])
  await send(test.app, 'DELETE', '/projects/1', undefined, {})
  expect(takeEvents()).toEqual([])
})
