import { buildApp } from '../app'
import { cleanUp } from '../testing/cleanUp'
import { openTestDatabase, send, token } from '../testing/testApp'
import { defaultRateLimits } from './rateLimits'

afterAll(cleanUp)

it('limits writes without a valid token, and neither the owner nor reads', async () => {
  const { database } = await openTestDatabase()
  const app = await buildApp({
    database,
    tokens: [token],
    limits: { ...defaultRateLimits, stranger: 3 },
  })
  const guess = { authorization: 'Bearer one-guess-of-many-at-the-secret-token' }
  const responses = []
  for (let tries = 0; tries < 5; tries += 1) {
    responses.push(await send(app, 'DELETE', '/projects/1', undefined, guess))
  }
  expect(responses.map(({ statusCode }) => statusCode)).toEqual([401, 401, 401, 429, 429])
  expect(responses.at(-1)).toMatchObject({
    status: 'error',
    message: expect.stringMatching(/^Too many writes: try again in /) as string,
  })
  expect(Number(responses.at(-1)?.headers['retry-after'])).toBeGreaterThan(0)
  expect((await app.inject('/api/projects')).statusCode).toBe(200)
  expect((await send(app, 'DELETE', '/projects/1')).statusCode).toBe(200)
  await app.close()
})

it('reads the client address from X-Forwarded-For only behind a trusted proxy', async () => {
  const { database } = await openTestDatabase()
  const limits = { ...defaultRateLimits, stranger: 1 }
  const statuses = async (trustedProxies: number) => {
    const app = await buildApp({ database, limits, trustedProxies })
    const found = []
    for (const visitor of ['203.0.113.1', '203.0.113.2']) {
      const { statusCode } = await send(app, 'DELETE', '/projects/1', undefined, {
        'x-forwarded-for': visitor,
      })
      found.push(statusCode)
    }
    await app.close()
    return found
  }
  expect(await statuses(0)).toEqual([401, 429])
  expect(await statuses(1)).toEqual([401, 401])
})

describe('from IPv6', () => {
  const message = { name: 'A', email: 'a@contoh.id', subject: 'B', message: 'C' }
  /** The statuses of a write from each address, and of a contact message, where one is accepted. */
  async function sendFrom(...addresses: string[]) {
    const { database } = await openTestDatabase()
    const writes = await buildApp({ database, limits: { ...defaultRateLimits, stranger: 1 } })
    const messages = await buildApp({ database, limits: { ...defaultRateLimits, messages: 1 } })
    const statuses = []
    for (const address of addresses) {
      const write = await send(writes, 'DELETE', '/projects/1', undefined, {}, address)
      const contact = await send(messages, 'POST', '/contact', message, {}, address)
      statuses.push([write.statusCode, contact.statusCode])
    }
    await Promise.all([writes.close(), messages.close()])
    return statuses
  }
  const accepted = [401, 202]
  const refused = [429, 429]

  it('counts all addresses of a network of 64 bits together', async () => {
    expect(await sendFrom('2001:db8:0:1::1', '2001:DB8:0:1:ffff::2', '2001:db8:0:2::1')).toEqual([
      accepted,
      refused,
      accepted,
    ])
  })

  it('accepts four times as much from a network of 48 bits', async () => {
    const addresses = [1, 2, 3, 4, 5].map((network) => `2001:db8:0:${network}::1`)
    const expected = [accepted, accepted, accepted, accepted, refused]
    expect(await sendFrom(...addresses)).toEqual(expected)
  })

  it('counts an IPv4 address in the notation of IPv6 as this address', async () => {
    expect(await sendFrom('203.0.113.1', '::ffff:203.0.113.1', '::ffff:203.0.113.2')).toEqual([
      accepted,
      refused,
      accepted,
    ])
  })
})
