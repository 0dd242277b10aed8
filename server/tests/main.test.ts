import { request } from 'node:http'
import { createServer } from 'node:net'
import { bundleServer, ServerProcess, type Ended } from '../testing/serverProcess'
import { temporaryFolder } from '../testing/cleanUp'
import { listen } from '../testing/listen'
import { buildContent } from '../testing/content'
import { owner, token as API_TOKEN } from '../testing/testApp'
import { createDatabase } from '../testing/testDatabase'

const headers = { ...owner, 'content-type': 'application/json' }
let bundles: Awaited<ReturnType<typeof bundleServer>>

beforeAll(async () => {
  bundles = await bundleServer()
})

async function start(env: NodeJS.ProcessEnv = {}): Promise<ServerProcess> {
  const DATA_DIR = temporaryFolder()
  await createDatabase(buildContent(), DATA_DIR)
  return new ServerProcess(bundles.server, [], { DATA_DIR, API_TOKEN, ...env })
}

/** The JSON lines of the log that contain a text. */
const logged = ({ output }: Ended, part: string) =>
  output
    .split('\n')
    .filter((line) => line.includes(part))
    .map((line) => JSON.parse(line) as object)

it('reports what prevents its start in one line, without a secret, in the language of the locale', async () => {
  const other = createServer()
  const PORT = String(await listen(other))
  const used = await (await start({ PORT })).ended
  other.close()
  const usedPort = /^Port \d+ is in use: stop what listens there, or set PORT to another\.\n$/
  expect([used.code, used.errors]).toEqual([1, expect.stringMatching(usedPort)])
  const DATABASE_URL = 'postgres://a:geheim@127.0.0.1:1/x'
  const { code, errors } = await (await start({ DATABASE_URL })).ended
  const unreachable = expect.stringMatching(/^The PostgreSQL of DATABASE_URL cannot.*\n$/) as string
  expect([code, errors]).toEqual([1, unreachable])
  expect(errors).not.toContain('geheim')
  const inIndonesian = await (await start({ PORT: 'abc', LANG: 'id_ID.UTF-8' })).ended
  const message = 'PORT harus berupa angka dari 0 sampai 65535, bukan "abc".\n'
  expect(inIndonesian.errors).toBe(message)
})

/** Waits until a server accepts no new requests. */
async function refusal(address: string): Promise<void> {
  try {
    for (;;) await fetch(`${address}/api/health`, { headers: { connection: 'close' } })
  } catch {
    // Refused.
  }
}

it('logs refusals without secrets, and completes a started request after SIGTERM', async () => {
  const server = await start()
  const address = await server.address()
  const authorization = 'Bearer rahasia-yang-salah'
  await fetch(`${address}/api/projects/1`, { method: 'DELETE', headers: { authorization } })
  await fetch(`${address}/api/studio/session/password?rahasia`, {
    method: 'POST',
    headers: { ...headers, 'x-studio': '1', 'sec-fetch-site': 'same-origin' },
    body: JSON.stringify({ password: 'kata rahasia yang salah' }),
  })
  const body = JSON.stringify({ title: 'Sebelum berakhir' })
  const result = await new Promise<(string | number | undefined)[]>((resolve) => {
    const length = { 'content-length': body.length, expect: '100-continue' }
    const options = { method: 'POST', headers: { ...headers, ...length } }
    const post = request(`${address}/api/projects`, options, (response) => {
      response.resume()
      resolve([response.statusCode, response.headers.connection])
    })
    post.flushHeaders()
    // The server has the head of the request, and gets the body after it has handled the signal.
    post.once('continue', () => {
      server.child.kill('SIGTERM')
      void refusal(address).then(() => post.end(body))
    })
  })
  expect(result).toEqual([201, 'close'])
  const ended = await server.ended
  expect([ended.code, ended.errors]).toEqual([0, ''])
  expect(ended.output).toMatch(/^Karya: http:\/\/127\.0\.0\.1:\d+\nNobody is notified of contact /)
  expect(ended.output).not.toContain('rahasia')
  const req = (method: string, path: string) => ({ req: { method, path, ip: '127.0.0.1' } })
  expect(logged(ended, '"event"')).toMatchObject([
    { event: 'token_refused', account: 1, ...req('DELETE', '/api/projects/1') },
    {
      ...{ event: 'sign_in_refused', method: 'password' },
      ...req('POST', '/api/studio/session/password'),
    },
  ])
})

it('logs one line for each response, also a cached one, without tokens and bodies', async () => {
  const server = await start({ LOG_LEVEL: 'info', TRUSTED_PROXIES: '1', CONTACT: 'simulated' })
  const address = await server.address()
  const url = `${address}/api/projects?tag=pertanyaan-rahasia`
  const forwarded = { 'x-forwarded-for': '198.51.100.7, 203.0.113.9' }
  // The second response is cached.
  await fetch(url, { headers: forwarded })
  await fetch(url, { headers: forwarded })
  const body = JSON.stringify({ title: 'isi-rahasia', slug: 'Salah' })
  await fetch(`${address}/api/projects`, { method: 'POST', headers, body })
  const ended = await server.kill('SIGTERM')
  const read = {
    req: { method: 'GET', path: '/api/projects', ip: '203.0.113.9' },
    res: { statusCode: 200 },
  }
  expect(logged(ended, '"request completed"')).toEqual([
    expect.objectContaining(read),
    expect.objectContaining(read),
    expect.objectContaining({
      req: { method: 'POST', path: '/api/projects', ip: '127.0.0.1' },
      res: { statusCode: 400 },
    }),
  ])
  expect(ended.output).toContain('The contact form only simulates sending (CONTACT=simulated)')
  expect(ended.output + ended.errors).not.toMatch(/rahasia|a-token-for-tests/)
})
