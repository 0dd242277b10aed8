import { EventEmitter } from 'node:events'
import type { IncomingMessage } from 'node:http'
import { connect, type Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'
import { openTestDatabase, send, startApp, token, until } from '../testing/testApp'
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
  app = await startApp({ ...options, serverLimits: { ...defaultServerLimits, maxConnections: 5 } })
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

function openConnection(): Promise<Socket> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => resolve(socket))
    socket.on('error', () => undefined)
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

const malformedUpload =
  'POST /api/%FF HTTP/1.1\r\nHost: a\r\nConnection: close\r\nContent-Length: 1\r\n\r\na'

it.each([
  ['bytes that are not HTTP', 400, 'bukan http\r\n\r\n'],
  ['a host that is none', 400, 'GET /api/projects HTTP/1.1\r\nHost: [\r\n\r\n'],
  ['a host with a path', 400, 'GET /api/projects HTTP/1.1\r\nHost: a/b\r\n\r\n'],
  ['a request without a host', 400, 'GET /api/projects HTTP/1.1\r\n\r\n'],
  ['a malformed path', 400, 'GET /api/%FF HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n'],
  ['a malformed path with a body', 400, malformedUpload],
  ['headers that do not arrive', 408, 'GET / HTTP/1.1\r\nHost: a\r\nX-Slow: '],
  ['a long target', 414, `GET /${'a'.repeat(5000)} HTTP/1.1\r\nHost: a\r\n\r\n`],
  ['a very long target', 431, `GET /${'a'.repeat(20_000)} HTTP/1.1\r\nHost: a\r\n\r\n`],
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

it('closes the connection of an upload that is refused while it arrives', async () => {
  const response = await sendPart(
    'POST /api/pictures HTTP/1.1\r\nHost: a\r\nContent-Type: image/png\r\nContent-Length: 1000\r\n\r\na',
  )
  expect(response).toMatch(/^HTTP\/1.1 401 .*\r\nconnection: close\r\n/is)
})

it('refuses connections above the limit, and accepts new ones afterwards', async () => {
  const sockets = await Promise.all(Array.from({ length: 5 }, () => openConnection()))
  const request = 'GET /api/health HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n'
  expect(await sendPart(request)).toBe('')
  const closed = sockets.map((socket) => new Promise((resolve) => socket.once('close', resolve)))
  for (const socket of sockets) socket.destroy()
  await Promise.all(closed)
  const connections = () =>
    new Promise<number>((resolve) => app.server.getConnections((_error, count) => resolve(count)))
  await until(async () => (await connections()) === 0)
  expect((await fetch(`http://127.0.0.1:${port}/api/health`)).status).toBe(200)
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

  describe('from IPv6', () => {
    const message = { name: 'A', email: 'a@contoh.id', subject: 'B', message: 'C' }
    /** The statuses of a write from each address, and of a contact message, where one is accepted. */
    async function sendFrom(...addresses: string[]) {
      const { database } = await openTestDatabase()
      const writes = await startApp({ database, limits: { ...defaultRateLimits, stranger: 1 } })
      const messages = await startApp({ database, limits: { ...defaultRateLimits, messages: 1 } })
      const statuses = []
      for (const address of addresses) {
        const write = await send(writes, 'DELETE', '/projects/1', undefined, {}, address)
        const contact = await send(messages, 'POST', '/contact', message, {}, address)
        statuses.push([write.statusCode, contact.statusCode])
      }
      return statuses
    }
    const accepted = [401, 202]
    const refused = [429, 429]

    it('counts a network of 64 bits as one client, and an IPv4 address as such', async () => {
      for (const addresses of [
        ['2001:db8:0:1::1', '2001:DB8:0:1:ffff::2', '2001:db8:0:2::1'],
        ['203.0.113.1', '::ffff:203.0.113.1', '::ffff:203.0.113.2'],
      ]) {
        expect(await sendFrom(...addresses)).toEqual([accepted, refused, accepted])
      }
    })

    it('accepts four times as much from a network of 48 bits', async () => {
      const addresses = [1, 2, 3, 4, 5].map((network) => `2001:db8:0:${network}::1`)
      const expected = [accepted, accepted, accepted, accepted, refused]
      expect(await sendFrom(...addresses)).toEqual(expected)
    })
  })
})
