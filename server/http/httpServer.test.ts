import { EventEmitter } from 'node:events'
import type { IncomingMessage } from 'node:http'
import { connect } from 'node:net'
import type { FastifyInstance } from 'fastify'
import { openTestDatabase, send, startApp, token } from '../testing/testApp'
import { defaultServerLimits, limitBodyTime } from './httpServer'
import { defaultRateLimits } from '../plugins/rateLimits'

let app: FastifyInstance
let port: number
/** Of a server that waits only for a short time. */
let impatientPort: number

async function listen(server: FastifyInstance): Promise<number> {
  return Number(new URL(await server.listen({ port: 0, host: '127.0.0.1' })).port)
}

beforeAll(async () => {
  const { database } = await openTestDatabase()
  const options = { database, tokens: [token] }
  app = await startApp(options)
  const timeouts = { headersTimeout: 200, requestTimeout: 400, uploadTimeout: 2000 }
  const serverLimits = { ...defaultServerLimits, ...timeouts, checkInterval: 50 }
  port = await listen(app)
  impatientPort = await listen(await startApp({ ...options, serverLimits }))
})

/** Sends part of a request; resolves with the response when the connection is closed. */
function sendPart(part: string, to = port): Promise<string> {
  return new Promise((resolve) => {
    let received = ''
    const socket = connect(to, '127.0.0.1', () => socket.write(part))
    socket.on('data', (chunk) => (received += chunk.toString()))
    socket.on('error', () => resolve(received))
    socket.on('close', () => resolve(received))
  })
}

it.each([
  ['a request whose body', '/api/projects', 'application/json'],
  ['an upload whose rest', '/api/pictures', 'image/png'],
])('responds with 408 to %s does not arrive in time', async (_name, url, type) => {
  const head = `POST ${url} HTTP/1.1\r\nHost: a\r\nAuthorization: Bearer ${token}\r\nContent-Type: ${type}\r\n`
  const response = await sendPart(`${head}Content-Length: 1000\r\n\r\n{`, impatientPort)
  expect(response).toMatch(/^HTTP\/1.1 408 /)
})

it('lets a request continue as long as enough of it arrives', () => {
  jest.useFakeTimers()
  const [server, socket] = [new EventEmitter(), { bytesRead: 100 }]
  const request = Object.assign(new EventEmitter(), { socket })
  const errors: unknown[] = []
  server.on('clientError', ({ code }) => errors.push(code))
  limitBodyTime(server, request as unknown as IncomingMessage, { requestTimeout: 400 }, 1000)
  for (const bytesRead of [1100, 2100, 3100]) {
    socket.bytesRead = bytesRead
    jest.advanceTimersByTime(400)
    expect(errors).toEqual([])
  }
  socket.bytesRead = 4099
  jest.advanceTimersByTime(400)
  expect(errors).toEqual(['ERR_HTTP_REQUEST_TIMEOUT'])
  request.emit('close')
  expect(jest.getTimerCount()).toBe(0)
  jest.useRealTimers()
})

it.each([
  ['bytes that are not HTTP', 400, 'bukan http\r\n\r\n'],
  ['a host that is none', 400, 'GET /api/projects HTTP/1.1\r\nHost: [\r\n\r\n'],
  ['a request without a host', 400, 'GET /api/projects HTTP/1.1\r\n\r\n'],
  ['a malformed path', 400, 'GET /api/%FF HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n'],
  ['headers that do not arrive', 408, 'GET / HTTP/1.1\r\nHost: a\r\nX-Slow: '],
  ['a long target', 414, `GET /${'a'.repeat(5000)} HTTP/1.1\r\nHost: a\r\n\r\n`],
  ['long headers', 431, `GET / HTTP/1.1\r\nHost: a\r\nX-A: ${'a'.repeat(20_000)}\r\n\r\n`],
])('responds to %s with %i and the security headers', async (_name, status, part) => {
  const response = await sendPart(part, status === 408 ? impatientPort : port)
  const [head = '', body = ''] = response.split('\r\n\r\n')
  const [statusLine, ...lines] = head.split('\r\n')
  expect(statusLine).toMatch(`HTTP/1.1 ${status} `)
  const headers = lines.map((line) => line.replace(/^[^:]+/, (name) => name.toLowerCase()))
  const common = Object.entries(app.securityHeaders).map(([name, value]) => `${name}: ${value}`)
  expect(common.length).toBeGreaterThan(5)
  expect(headers).toEqual(expect.arrayContaining([...common, 'connection: close']))
  expect(JSON.parse(body)).toMatchObject({ status: 'error', statusCode: status })
})

describe('limits', () => {
  it('limits writes without a valid token, and neither the owner nor reads', async () => {
    const { database } = await openTestDatabase()
    const limits = { ...defaultRateLimits, stranger: 3 }
    const app = await startApp({ database, tokens: [token], limits })
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
  })

  it('reads the client address from X-Forwarded-For only behind a trusted proxy', async () => {
    const { database } = await openTestDatabase()
    const limits = { ...defaultRateLimits, stranger: 1 }
    const statuses = async (trustedProxies: number) => {
      const app = await startApp({ database, limits, trustedProxies })
      const found = []
      for (const visitor of ['203.0.113.1', '203.0.113.2']) {
        const { statusCode } = await send(app, 'DELETE', '/projects/1', undefined, {
          'x-forwarded-for': visitor,
        })
        found.push(statusCode)
      }
      return found
    }
    expect(await statuses(0)).toEqual([401, 429])
    expect(await statuses(1)).toEqual([401, 401])
  })
})
