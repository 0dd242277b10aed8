import { Authenticator } from '../../testing/Authenticator'
import { cleanUp } from '../../testing/cleanUp'
import { StudioClient } from '../../testing/StudioClient'
import { createTestApp, send, type TestApp } from '../../testing/testApp'
import { putPasswordHash } from './ownerRepository'
import { hashPassword } from './passwords'

const password = 'kuda hijau membaca peta'
let test: TestApp
let client: StudioClient
let passkey: Authenticator
let log: jest.SpyInstance

beforeAll(async () => {
  test = await createTestApp()
  client = new StudioClient(test.app)
  passkey = await client.openAccount(password)
})
beforeEach(() => {
  log = jest.spyOn(test.app.log, 'warn')
})
afterAll(cleanUp)

/** The events that were logged since the last call, without the account and the request. */
function takeEvents(): object[] {
  const events = log.mock.calls.map(([fields]: [Record<string, unknown>]) => {
    const { account, req, ...event } = fields
    expect([account, req]).toEqual([1, expect.objectContaining({ ip: '127.0.0.1' })])
    expect(JSON.stringify(event)).not.toMatch(/kuda|peta|bukan/)
    return JSON.parse(JSON.stringify(event)) as object
  })
  log.mockClear()
  return events
}

const id = expect.stringMatching(/^[\w-]{22}$/) as string

it('16.3.1: logs invitations', async () => {
  passkey = await client.openAccount(password)
  expect(takeEvents()).toEqual([
    { event: 'invitation_accepted' },
    { event: 'passkey_added', passkey: id },
    { event: 'password_changed' },
  ])
  await client.send('POST', '/studio/invitation', { secret: 'a'.repeat(43), password })
  expect(takeEvents()).toEqual([{ event: 'invitation_refused' }])
})

it('16.3.1: logs sign-ins and refused ones', async () => {
  // With parameters that cost no time.
  await putPasswordHash(test.database, await hashPassword(password, { N: 2, r: 8, p: 1 }))
  await client.signInWithPasskey(passkey)
  await client.signInWithPassword(password)
  await client.send('DELETE', '/studio/session')
  expect(takeEvents()).toEqual([
    { event: 'signed_in', method: 'passkey', passkey: id },
    { event: 'signed_in', method: 'password' },
    { event: 'signed_out' },
  ])
  const stranger = new StudioClient(test.app)
  await stranger.signInWithPasskey(new Authenticator({ origin: stranger.origin }))
  for (let tries = 0; tries < 6; tries += 1) await stranger.signInWithPassword('bukan itu')
  const wrong = { event: 'sign_in_refused', method: 'password' }
  expect(takeEvents()).toEqual([
    { event: 'sign_in_refused', method: 'passkey' },
    ...Array<object>(5).fill(wrong),
    { ...wrong, wait: expect.any(Number) as number },
  ])
})

it('16.3.2: logs changes of the ways to sign in', async () => {
  await client.signInWithPasskey(passkey)
  const added = await client.addPasskey('Laptop')
  await client.signInWithPasskey(added)
  takeEvents()
  const { passkeys } = (await client.send<{ passkeys: { id: string }[] }>('GET', '/studio/account'))
    .data
  await client.send('DELETE', `/studio/passkeys/${passkeys[0]?.id}`)
  const change = { current_password: 'bukan itu', new_password: 'gajah biru menulis surat' }
  await client.send('PUT', '/studio/password', change)
  await client.send('PUT', '/studio/password', { ...change, current_password: password })
  await client.send('DELETE', '/studio/sessions')
  await client.send('DELETE', '/studio/password')
  expect(takeEvents()).toEqual([
    { event: 'passkey_removed', passkey: passkeys[0]?.id },
    { event: 'password_change_refused', method: 'password' },
    { event: 'password_changed' },
    { event: 'sessions_ended' },
    { event: 'password_removed' },
  ])
})

it('16.3.2: logs a wrong token of the API', async () => {
  await send(test.app, 'DELETE', '/projects/1', undefined, { authorization: 'Bearer bukan itu' })
  expect(takeEvents()).toEqual([{ event: 'token_refused' }])
  await send(test.app, 'DELETE', '/projects/1', undefined, {})
  expect(takeEvents()).toEqual([])
})
