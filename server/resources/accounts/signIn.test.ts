import crypto from 'node:crypto'
import {
  minPasswordLength,
  type AccountData,
  type PasskeyOptionsData,
  type SignInOptionsData,
} from '../../../src/contract/account'
import { Authenticator, userPresent } from '../../testing/Authenticator'
import { StudioClient } from '../../testing/StudioClient'
import { usesCheapPasswords } from '../../testing/cheapPasswords'
import { prepareApp } from '../../testing/testApp'
import { commonPasswords, findWeakness } from './newPassword'
import { createInvitation, hasAccount } from './ownerRepository'
import { hashPassword, matchesPassword } from './passwords'
import { hashSecret } from '../../database/secrets'

const password = 'kuda hijau membaca peta'
const other = 'gajah biru menulis surat'
const wrongPassword = 'bukan kata sandinya'
const origin = 'http://localhost'
const test = prepareApp()
let client: StudioClient
let passkey: Authenticator

usesCheapPasswords()
beforeEach(async () => {
  const tables = ['owners', 'passkeys', 'sessions', 'invitations', 'sign_in_attempts'] as const
  for (const table of tables) await test.database.deleteFrom(table).execute()
  client = new StudioClient(test.app)
  passkey = await client.openAccount(password)
})

const stranger = () => new StudioClient(test.app)
const putPassword = (body: object) => client.send('PUT', '/studio/password', body)
const readAccount = async () => (await client.send<AccountData>('GET', '/studio/account')).data

/** Tries wrong passwords; returns the statuses. */
async function tryPasswords(count: number, from = stranger()): Promise<number[]> {
  const statuses = []
  for (let tries = 0; tries < count; tries += 1) {
    statuses.push((await from.signInWithPassword(wrongPassword)).statusCode)
  }
  return statuses
}

describe('passwords', () => {
  it('6.2.4: are none of 3,000 common ones that all other rules accept, in any case', () => {
    const common = [...commonPasswords()]
    expect(common.every(({ length }) => length >= minPasswordLength)).toBe(true)
    const messages = common.map((one) => findWeakness(one, []))
    expect(messages).not.toContain(undefined)
    const isCommon = 'must not be a common password'
    expect(messages.filter((message) => message === isCommon).length).toBeGreaterThanOrEqual(3000)
    expect(findWeakness('Q1W2E3R4T5Y6U7I8', [])).toBe(isCommon)
    expect(findWeakness(password, [])).toBeUndefined()
  })

  it.each([
    ['6.2.1', 'empat belas hu', /new_password/],
    ['6.2.4', 'aaaaaaaaaaaaaaaaaaaa', /different characters/],
    ['6.2.4', '12345678901234567890', /sequence/],
    ['6.2.4', 'abcdefghijklmnopqrst', /sequence/],
    ['6.2.4', 'qwertyuiopasdfghjklzxcvbnm', /common words/],
    ['6.2.4', 'Password Password 1234', /common words/],
    ['6.2.11', 'Portofolio Dewi Contoh', /common words/],
    ['6.2.9', 'x'.repeat(201), /new_password/],
  ])('%s: refuses %j', async (_item, new_password, message) => {
    const answer = await putPassword({ current_password: password, new_password })
    expect([answer.statusCode, answer.message]).toEqual([400, expect.stringMatching(message)])
    expect(answer.errors?.[0]?.path).toBe('new_password')
  })

  it('6.2.5, 6.2.8, 6.2.9: are accepted exactly as they were typed', async () => {
    let current_password = password
    for (const new_password of [
      'hanya huruf kecil biasa',
      '  Spasi Di Tepi 🦜 dan Ñandú  ',
      'panjang sekali, '.repeat(12),
    ]) {
      expect((await putPassword({ current_password, new_password })).statusCode).toBe(200)
      for (const other of [new_password.trim().toUpperCase(), `${new_password}x`]) {
        expect((await stranger().signInWithPassword(other)).statusCode).toBe(403)
      }
      expect((await stranger().signInWithPassword(new_password)).statusCode).toBe(200)
      current_password = new_password
    }
  })

  it('6.2.2, 6.2.3: are changed with the current one, and can be removed beside a passkey', async () => {
    expect((await putPassword({ new_password: other })).statusCode).toBe(422)
    const wrong = await putPassword({ current_password: wrongPassword, new_password: other })
    expect([wrong.statusCode, wrong.message]).toEqual([422, 'current_password is wrong'])
    expect((await stranger().signInWithPassword(password)).statusCode).toBe(200)
    expect((await client.send('DELETE', '/studio/password')).statusCode).toBe(200)
    expect((await readAccount()).has_password).toBe(false)
    expect((await stranger().signInWithPassword(password)).statusCode).toBe(403)
  })

  it('are stored as salted hashes with the parameters of OWASP', async () => {
    await putPassword({ current_password: password, new_password: other })
    const { password_hash } = await test.database
      .selectFrom('owners')
      .select('password_hash')
      .executeTakeFirstOrThrow()
    expect(password_hash).toMatch(/^scrypt\$32768\$8\$3\$[\w-]{22}\$[\w-]{43}$/)
    jest.restoreAllMocks()
    const hash = await hashPassword(password)
    expect(await matchesPassword(password, hash)).toBe(true)
  })
})

describe('6.3.1: wrong passwords', () => {
  const retryAt = async () => {
    const rows = await test.database.selectFrom('sign_in_attempts').selectAll().execute()
    return Object.fromEntries(rows.map(({ key, retry_at }) => [key, retry_at]))
  }
  /** Makes the delays end. */
  const wait = () => test.database.updateTable('sign_in_attempts').set({ retry_at: 0 }).execute()

  it('are delayed after five, each time for longer, also for the right one', async () => {
    expect(await tryPasswords(6)).toEqual([403, 403, 403, 403, 403, 429])
    expect((await stranger().signInWithPassword(password)).statusCode).toBe(429)
    for (const expected of [10, 20, 40, 80, 160, 320, 640, 900, 900]) {
      await wait()
      const before = Date.now()
      expect(await tryPasswords(1)).toEqual([403])
      const delay = ((await retryAt()).strangers ?? 0) - before
      expect(delay).toBeGreaterThanOrEqual(expected * 1000)
      expect(delay).toBeLessThan((expected + 60) * 1000)
    }
  })

  it('of strangers are counted together, without their addresses', async () => {
    const statuses = []
    for (let host = 1; host <= 6; host += 1) {
      const visitor = stranger()
      visitor.address = `2001:db8:${host}::1`
      statuses.push(...(await tryPasswords(1, visitor)))
    }
    expect(statuses).toEqual([403, 403, 403, 403, 403, 429])
    expect(Object.keys(await retryAt())).toEqual(['strangers'])
  })

  it('of strangers keep out neither a device on which the owner has signed in, nor a passkey', async () => {
    const owner = stranger()
    await owner.signInWithPasskey(passkey)
    await owner.send('DELETE', '/studio/session')
    expect((await tryPasswords(7)).at(-1)).toBe(429)
    expect((await owner.signInWithPassword(password)).statusCode).toBe(200)
    expect((await stranger().signInWithPasskey(passkey)).statusCode).toBe(200)
    await owner.send('DELETE', '/studio/session')
    expect(await tryPasswords(6, owner)).toEqual([403, 403, 403, 403, 403, 429])
    // The server has not signed these cookies.
    for (const id of [owner.deviceCookie?.split('.')[0], 'device=']) {
      const forged = stranger()
      forged.deviceCookie = `${id}.${'A'.repeat(43)}`
      expect(await tryPasswords(1, forged)).toEqual([429])
    }
  })

  it('of strangers do not delay a change of the password', async () => {
    expect((await tryPasswords(6)).at(-1)).toBe(429)
    const change = async (current_password: string) =>
      (await putPassword({ current_password, new_password: other })).statusCode
    for (let tries = 0; tries < 5; tries += 1) expect(await change(wrongPassword)).toBe(422)
    expect(await change(password)).toBe(429)
    await wait()
    expect(await change(password)).toBe(200)
  })

  it('are forgotten after a right one, and after a day', async () => {
    await tryPasswords(4)
    expect((await stranger().signInWithPassword(password)).statusCode).toBe(200)
    expect(await retryAt()).toEqual({})
    await tryPasswords(5)
    const yesterday = Date.now() - 24 * 3_600_000
    await test.database.updateTable('sign_in_attempts').set({ failed_at: yesterday }).execute()
    expect(await tryPasswords(1)).toEqual([403])
  })
})

describe('6.3.8: who has no account, and who is wrong', () => {
  it('get the same response for a password, at the same cost', async () => {
    const derive = jest.mocked(crypto.scrypt).mockClear()
    const wrong = await stranger().signInWithPassword(wrongPassword)
    await client.send('DELETE', '/studio/password')
    const without = await stranger().signInWithPassword(password)
    await test.database.deleteFrom('owners').execute()
    const unknown = await stranger().signInWithPassword(password)
    for (const { statusCode, message } of [without, unknown]) {
      expect([statusCode, message]).toEqual([wrong.statusCode, wrong.message])
    }
    const costs = derive.mock.calls.map(([, , length, options]) => ({ length, options }))
    expect(costs[0]?.options).toMatchObject({ N: 2 ** 15, r: 8, p: 3 })
    expect(costs).toEqual([costs[0], costs[0], costs[0]])
  })

  it('get the same response for a passkey', async () => {
    const [stored] = await test.database.selectFrom('passkeys').select('credential_id').execute()
    const unknown = await stranger().signInWithPasskey(new Authenticator(origin))
    const foreign = new Authenticator(origin)
    Object.assign(foreign, { id: Buffer.from(stored?.credential_id ?? '', 'base64url') })
    const wrong = await stranger().signInWithPasskey(foreign)
    expect([unknown.statusCode, unknown.message]).toEqual([wrong.statusCode, wrong.message])
    expect(wrong.statusCode).toBe(403)
  })
})

describe('passkeys', () => {
  /** Starts to sign in. @returns what the passkey gets, and a function that sends its credential */
  async function start() {
    const visitor = stranger()
    const { data } = await visitor.send<SignInOptionsData>('POST', '/studio/session/options')
    const finish = async (options = data.options) => {
      const body = { credential: passkey.get(options) }
      return (await visitor.send('POST', '/studio/session/passkey', body)).statusCode
    }
    return { options: data.options, finish }
  }

  it('6.3.3: verify the person', async () => {
    const secret = await createInvitation(test.database, Date.now())
    const unverified = Object.assign(new Authenticator(origin), { flags: userPresent })
    const path = '/studio/invitation'
    const { data } = await stranger().send<PasskeyOptionsData>('POST', `${path}/options`, {
      secret,
    })
    expect(data.options.authenticatorSelection).toMatchObject({
      ...{ userVerification: 'required', residentKey: 'required' },
    })
    const credential = unverified.create(data.options)
    const body = { secret, passkey: { name: 'Kunci', credential } }
    expect((await stranger().send('POST', path, body)).statusCode).toBe(400)
    passkey.flags = userPresent
    expect((await stranger().signInWithPasskey(passkey)).statusCode).toBe(403)
  })

  it('6.5.1, 6.5.5, 6.7.2: answer a random challenge once, within five minutes', async () => {
    const { options, finish } = await start()
    expect(Buffer.from(options.challenge, 'base64url').length).toBeGreaterThanOrEqual(16)
    const body = { credential: passkey.get(options) }
    const answer = () => stranger().send('POST', '/studio/session/passkey', body)
    expect([(await answer()).statusCode, (await answer()).statusCode]).toEqual([200, 403])
    expect(await finish()).toBe(403)
    const late = await start()
    await test.database.updateTable('challenges').set({ expires_at: Date.now() }).execute()
    expect(await late.finish()).toBe(403)
  })

  it.each([
    ['a challenge of another site', { challenge: 'A'.repeat(43) }],
    ['another host', { rpId: 'lain.example' }],
  ])('6.8.2: are refused with %s', async (_reason, changes) => {
    const { options, finish } = await start()
    expect(await finish({ ...options, ...changes })).toBe(403)
  })

  it('are refused with a counter that an earlier copy had', async () => {
    passkey.counter = 100
    expect((await stranger().signInWithPasskey(passkey)).statusCode).toBe(200)
    passkey.counter = 50
    expect((await stranger().signInWithPasskey(passkey)).statusCode).toBe(403)
  })

  it('6.5.6: can be added, named and deleted, but not the last sign-in method', async () => {
    const { data } = await client.send<PasskeyOptionsData>('POST', '/studio/passkeys/options')
    expect(data.options.excludeCredentials).toHaveLength(1)
    const second = await client.addPasskey('Laptop')
    await client.signInWithPasskey(second)
    const [first, laptop] = (await readAccount()).passkeys
    expect([first?.name, laptop?.name]).toEqual(['Ponsel', 'Laptop'])
    await client.send('PUT', `/studio/passkeys/${laptop?.id}`, { name: 'Laptop kantor' })
    expect((await client.send('DELETE', `/studio/passkeys/${first?.id}`)).statusCode).toBe(200)
    expect((await stranger().signInWithPasskey(passkey)).statusCode).toBe(403)
    expect((await stranger().signInWithPasskey(second)).statusCode).toBe(200)
    expect((await readAccount()).passkeys.map(({ name }) => name)).toEqual(['Laptop kantor'])
    await client.send('DELETE', '/studio/password')
    const last = await client.send('DELETE', `/studio/passkeys/${laptop?.id}`)
    expect(last.statusCode).toBe(409)
  })
})

describe('invitations', () => {
  const accept = async (secret: string, body: object = { password }) =>
    (await stranger().send('POST', '/studio/invitation', { secret, ...body })).statusCode
  const invite = (now = Date.now()) => createInvitation(test.database, now)

  it('6.3.2: open the account, which nobody can use before, also after a mistake', async () => {
    await test.database.deleteFrom('owners').execute()
    await test.database.deleteFrom('passkeys').execute()
    const secret = await invite()
    expect(await hasAccount(test.database)).toBe(false)
    for (const body of [{}, { password: 'terlalu pendek' }, { password: 'aaaaaaaaaaaaaaaaaa' }]) {
      expect(await accept(secret, body)).toBe(400)
    }
    expect(await accept(secret)).toBe(200)
    expect(await hasAccount(test.database)).toBe(true)
  })

  it('6.4.1, 6.5.3: are random, stored as hashes, and valid for 30 minutes and one use', async () => {
    const now = Date.now()
    const secret = await invite(now)
    expect(Buffer.from(secret, 'base64url')).toHaveLength(32)
    const stored = await test.database.selectFrom('invitations').selectAll().execute()
    expect(stored).toEqual([{ hash: hashSecret(secret), expires_at: now + 30 * 60_000 }])
    expect([await accept(secret), await accept(secret)]).toEqual([200, 404])
    expect(await accept(await invite(now - 30 * 60_000))).toBe(404)
  })

  it('6.4.3: give access again, without removing the passkeys', async () => {
    expect(await accept(await invite(), { password: other })).toBe(200)
    expect((await stranger().signInWithPasskey(passkey)).statusCode).toBe(200)
    expect((await stranger().signInWithPassword(password)).statusCode).toBe(403)
  })
})
