import { connect, type AddressInfo, type Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'
import { buildApp } from '../app'
import { cleanUp, createTestApp, token } from '../testing/testApp'

let app: FastifyInstance
let port: number

beforeAll(async () => {
  const { database } = await createTestApp()
  app = await buildApp({
    database,
    tokens: [token],
    patience: { headers: 200, request: 400, look: 50, connections: 5 },
  })
  await app.listen({ port: 0, host: '127.0.0.1' })
  port = (app.server.address() as AddressInfo).port
})
afterAll(async () => {
  await app.close()
  await cleanUp()
})

/** Sends a part of a request and no more; tells what came back before the end. */
function sendPart(part: string): Promise<string> {
  return new Promise((resolve) => {
    let answer = ''
    const socket = connect(port, '127.0.0.1', () => socket.write(part))
    socket.on('data', (chunk) => (answer += chunk.toString()))
    socket.on('error', () => resolve(answer))
    socket.on('close', () => resolve(answer))
  })
}

function opened(): Promise<Socket> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => resolve(socket))
    socket.on('error', () => undefined)
  })
}

it('cuts off whoever does not finish the headers', async () => {
  expect(await sendPart('GET /api/projects HTTP/1.1\r\nHost: a\r\nX-Slow: ')).toMatch(
    /^HTTP\/1.1 408 /,
  )
})

it('cuts off whoever does not finish the body', async () => {
  const head = `POST /api/projects HTTP/1.1\r\nHost: a\r\nAuthorization: Bearer ${token}\r\nContent-Type: application/json\r\n`
  const answer = await sendPart(`${head}Content-Length: 1000\r\n\r\n{"title":`)
  expect(answer).toMatch(/^HTTP\/1.1 408 /)
})

it('answers 400 to what is no HTTP', async () => {
  expect(await sendPart('bukan http\r\n\r\n')).toMatch(/^HTTP\/1.1 400 /)
})

/** Sends several requests at once on one connection; the responses' bodies in their order. */
async function pipeline(requests: { method: string; path: string; body?: object }[]) {
  const socket = await opened()
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

it('lets a read on the same connection see the write that was sent before it', async () => {
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

it('takes no more connections than it can bear, and goes on afterwards', async () => {
  const sockets = await Promise.all(Array.from({ length: 5 }, opened))
  const refused = await new Promise<boolean>((resolve) => {
    const socket = connect(port, '127.0.0.1')
    socket.on('error', () => resolve(true))
    socket.on('close', () => resolve(true))
    socket.on('data', () => resolve(false))
    socket.write('GET /api/health HTTP/1.1\r\nHost: a\r\n\r\n')
  })
  expect(refused).toBe(true)
  const gone = sockets.map((socket) => new Promise((resolve) => socket.once('close', resolve)))
  for (const socket of sockets) socket.destroy()
  await Promise.all(gone)
  const connections = () =>
    new Promise<number>((resolve) => app.server.getConnections((_error, count) => resolve(count)))
  while ((await connections()) > 0) await new Promise((resolve) => setImmediate(resolve))
  expect((await fetch(`http://127.0.0.1:${port}/api/health`)).status).toBe(200)
})
