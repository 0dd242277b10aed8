import { connect, type AddressInfo, type Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'
import { buildApp } from '../app'
import { cleanUp } from '../testing/cleanUp'
import { createTestApp, token } from '../testing/testApp'

let app: FastifyInstance
let port: number
/** The port of a server with the default limits. */
let defaultPort: number

async function listen(server: FastifyInstance): Promise<number> {
  await server.listen({ port: 0, host: '127.0.0.1' })
  return (server.server.address() as AddressInfo).port
}

beforeAll(async () => {
  const { app: withDefaultLimits, database } = await createTestApp()
  defaultPort = await listen(withDefaultLimits)
  app = await buildApp({
    database,
    tokens: [token],
    serverLimits: {
      headersTimeout: 200,
      requestTimeout: 400,
      uploadTimeout: 2000,
      checkInterval: 50,
      maxConnections: 5,
    },
  })
  port = await listen(app)
})
afterAll(async () => {
  await app.close()
  await cleanUp()
})

/** Sends part of a request; resolves with the response when the connection is closed. */
function sendPart(part: string): Promise<string> {
  return new Promise((resolve) => {
    let received = ''
    const socket = connect(port, '127.0.0.1', () => socket.write(part))
    socket.on('data', (chunk) => (received += chunk.toString()))
    socket.on('error', () => resolve(received))
    socket.on('close', () => resolve(received))
  })
}

function openConnection(to = port): Promise<Socket> {
  return new Promise((resolve) => {
    const socket = connect(to, '127.0.0.1', () => resolve(socket))
    socket.on('error', () => undefined)
  })
}

it('responds with 408 to a request whose headers do not arrive in time', async () => {
  expect(await sendPart('GET /api/projects HTTP/1.1\r\nHost: a\r\nX-Slow: ')).toMatch(
    /^HTTP\/1.1 408 /,
  )
})

it('responds with 408 to a request whose body does not arrive in time', async () => {
  const head = `POST /api/projects HTTP/1.1\r\nHost: a\r\nAuthorization: Bearer ${token}\r\nContent-Type: application/json\r\n`
  const response = await sendPart(`${head}Content-Length: 1000\r\n\r\n{"title":`)
  expect(response).toMatch(/^HTTP\/1.1 408 /)
})

it('gives an upload more time, also not for ever', async () => {
  const head = `POST /api/pictures HTTP/1.1\r\nHost: a\r\nAuthorization: Bearer ${token}\r\nContent-Type: image/png\r\n`
  const started = Date.now()
  const response = await sendPart(`${head}Content-Length: 1000\r\n\r\na`)
  expect(response).toMatch(/^HTTP\/1.1 408 /)
  expect(Date.now() - started).toBeGreaterThan(1500)
})

it('responds with 400 to bytes that are not HTTP', async () => {
  expect(await sendPart('bukan http\r\n\r\n')).toMatch(/^HTTP\/1.1 400 /)
})

/** Pipelines requests on one connection; returns the bodies of the responses in order. */
async function pipeline(requests: { method: string; path: string; body?: object }[]) {
  const socket = await openConnection(defaultPort)
  const parts = requests.map(({ method, path, body }, index) => {
    const text = body ? JSON.stringify(body) : ''
    const connection = index === requests.length - 1 ? 'close' : 'keep-alive'
    return `${method} ${path} HTTP/1.1\r\nHost: a\r\nAuthorization: Bearer ${token}\r\nConnection: ${connection}\r\nContent-Type: application/json\r\nContent-Length: ${Buffer.byteLength(text)}\r\n\r\n${text}`
  })
  let received = ''
  socket.on('data', (chunk) => (received += chunk.toString()))
  const closed = new Promise((resolve) => socket.once('close', resolve))
  socket.write(parts.join(''))
  await closed
  return received
    .split('HTTP/1.1 ')
    .slice(1)
    .map((response) => JSON.parse(response.slice(response.indexOf('\r\n\r\n') + 4)) as unknown)
}

it('processes a pipelined read after the write that was sent before it', async () => {
  const path = '/api/projects/1'
  for (const title of ['Satu', 'Dua', 'Tiga', 'Empat', 'Lima']) {
    const [, first, second] = await pipeline([
      { method: 'PUT', path, body: { title } },
      { method: 'GET', path },
      { method: 'GET', path: '/api/projects/1?lain=1' },
    ])
    for (const read of [first, second]) {
      expect(read).toMatchObject({ data: { project: { title } } })
    }
  }
})

it('refuses connections above the limit, and accepts new ones afterwards', async () => {
  const sockets = await Promise.all(Array.from({ length: 5 }, () => openConnection()))
  const refused = await new Promise<boolean>((resolve) => {
    const socket = connect(port, '127.0.0.1')
    socket.on('error', () => resolve(true))
    socket.on('close', () => resolve(true))
    socket.on('data', () => resolve(false))
    socket.write('GET /api/health HTTP/1.1\r\nHost: a\r\n\r\n')
  })
  expect(refused).toBe(true)
  const closed = sockets.map((socket) => new Promise((resolve) => socket.once('close', resolve)))
  for (const socket of sockets) socket.destroy()
  await Promise.all(closed)
  const connections = () =>
    new Promise<number>((resolve) => app.server.getConnections((_error, count) => resolve(count)))
  while ((await connections()) > 0) await new Promise((resolve) => setImmediate(resolve))
  expect((await fetch(`http://127.0.0.1:${port}/api/health`)).status).toBe(200)
})
