import { buildApp } from '../app'
import { cleanUp } from '../testing/cleanUp'
import { createTestApp, send, token } from '../testing/testApp'

afterAll(cleanUp)

it('limits writes without a valid token, and neither the owner nor reads', async () => {
  const { database } = await createTestApp()
  const app = await buildApp({
    database,
    tokens: [token],
    limits: { owner: 100, stranger: 3, messages: 5 },
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
  const { database } = await createTestApp()
  const limits = { owner: 100, stranger: 1, messages: 5 }
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
