import { readFileSync, writeFileSync } from 'node:fs'
import { createServer as createHttpServer, request, type Server as HttpServer } from 'node:http'
import { createServer, type AddressInfo } from 'node:net'
import path from 'node:path'
import { bundleServer, ServerProcess, type Ended } from '../testing/serverProcess'
import { cleanUp, temporaryFolder } from '../testing/cleanUp'

let bundle: string

beforeAll(async () => {
  bundle = await bundleServer()
})
afterAll(cleanUp)

/** Waits until a server accepts no new requests. */
async function refusal(address: string): Promise<void> {
  try {
    for (;;) await fetch(`${address}/api/health`, { headers: { connection: 'close' } })
  } catch {
    // Refused.
  }
}

/** Starts the server; sends SIGTERM when its output matches `until`. */
function run(env: NodeJS.ProcessEnv, until?: RegExp): Promise<Ended> {
  const server = new ServerProcess(bundle, [], env)
  server.child.stdout?.on('data', () => {
    if (until?.test(server.output)) server.child.kill('SIGTERM')
  })
  return server.ended
}

it('prints its address, and exits with 0 on SIGTERM', async () => {
  const CONTACT_WEBHOOK = 'https://contoh.id/pesan'
  const { code, output, errors } = await run(
    { DATA_DIR: temporaryFolder(), CONTACT_WEBHOOK },
    /Karya: /,
  )
  expect(output).toMatch(/^Karya: http:\/\/127\.0\.0\.1:\d+\n$/)
  expect(errors).toBe('')
  expect(code).toBe(0)
})

it.each([
  [{}, 'Nobody is notified of contact messages'],
  [{ CONTACT: 'simulated' }, 'The contact form only simulates sending (CONTACT=simulated)'],
])('prints what limits the contact form with %j', async (env, line) => {
  const { output } = await run({ DATA_DIR: temporaryFolder(), ...env }, /\n.+\n$/)
  expect(output.split('\n')[1]).toContain(line)
})

it('reports a used port in one line', async () => {
  const other = createServer()
  await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve))
  const { port } = other.address() as AddressInfo
  const { code, errors } = await run({ DATA_DIR: temporaryFolder(), PORT: String(port) })
  other.close()
  expect(errors).toBe(`Port ${port} is in use: stop what listens there, or set PORT to another.\n`)
  expect(code).toBe(1)
})

it('reports an unusable data folder in one line', async () => {
  const file = path.join(temporaryFolder(), 'data')
  writeFileSync(file, 'a file, not a folder')
  const { code, errors } = await run({ DATA_DIR: path.join(file, 'inside') })
  expect(errors).toMatch(/^The data folder .* cannot be created: .*\n$/)
  expect(code).toBe(1)
  expect(readFileSync(file, 'utf8')).toBe('a file, not a folder')
})

it('reports a file that is not a database in one line, and does not change it', async () => {
  const dataDir = temporaryFolder()
  const file = path.join(dataDir, 'karya.db')
  const rubbish = 'this is no database, but somebody may want it back. '.repeat(200)
  writeFileSync(file, rubbish)
  const { code, errors } = await run({ DATA_DIR: dataDir })
  expect(errors).toMatch(/^The database .*karya\.db cannot be opened: .*\n$/)
  expect(code).toBe(1)
  expect(readFileSync(file, 'utf8')).toBe(rubbish)
})

it('reports file and line of a mistake in the content', async () => {
  const content = path.join(path.dirname(bundle), '..', 'content', 'sample.yaml')
  const sample = readFileSync(content, 'utf8')
  writeFileSync(content, sample.replace('percent: 95', 'percent: banyak'))
  const dataDir = path.join(temporaryFolder(), 'data')
  const { code, errors } = await run({ DATA_DIR: dataDir })
  writeFileSync(content, sample)
  expect(errors).toMatch(
    /^.*sample\.yaml was read as a content file:\n.*sample\.yaml:\d+ skills\[0\]\.percent: must be number\n$/,
  )
  expect(code).toBe(1)
})

it.each([
  [{ API_TOKEN: 'short' }, /^API_TOKEN must have 32 characters or more/],
  [{ DATABASE_URL: 'postgres://a:geheim@127.0.0.1:1/x' }, /^The database cannot be migrated/],
])('rejects %j in one line, without printing a secret', async (env, line) => {
  const { code, errors } = await run({ DATA_DIR: temporaryFolder(), ...env })
  expect(errors).toMatch(line)
  expect(errors.trim().split('\n')).toHaveLength(1)
  expect(errors).not.toMatch(/geheim|short/)
  expect(code).toBe(1)
})

it('reports a missing folder of an export in one line', async () => {
  const commands = path.join(path.dirname(bundle), 'commands.cjs')
  const DATA_DIR = temporaryFolder()
  const file = path.join(DATA_DIR, 'tidak', 'ada.yaml')
  const { code, errors } = await new ServerProcess(commands, ['content', 'export', file], {
    DATA_DIR,
  }).ended
  expect(errors).toBe(`${file} cannot be written: there is no folder ${path.dirname(file)}.\n`)
  expect(code).toBe(1)
})

it('prints messages in Indonesian with an Indonesian locale', async () => {
  const env = { DATA_DIR: temporaryFolder(), LANG: 'id_ID.UTF-8' }
  const { errors } = await run({ ...env, PORT: 'abc' })
  expect(errors).toBe('PORT harus berupa angka dari 0 sampai 65535, bukan "abc".\n')
  const commands = path.join(path.dirname(bundle), 'commands.cjs')
  const command = (...args: string[]) => new ServerProcess(commands, args, env).ended
  const listed = await command('messages')
  expect(listed.output).toBe('Tidak ada pesan kontak.\n')
  const checked = await command('content', 'check', 'tidak-ada.yaml')
  expect(checked.errors).toMatch(/^tidak-ada\.yaml tidak dapat dibaca: .*\n$/)
  const doctor = await command('doctor')
  expect(doctor.output).toMatch(
    /^Wajib dibetulkan sebelum situs terbit \(1\)\n {2}content: situs masih/,
  )
})

describe('running', () => {
  const closeLater: HttpServer[] = []
  afterEach(() => {
    for (const server of closeLater.splice(0)) {
      server.closeAllConnections()
      server.close()
    }
  })

  const API_TOKEN = 'a-token-for-tests-of-32-letters-and-more'
  const headers = { authorization: `Bearer ${API_TOKEN}`, 'content-type': 'application/json' }

  it('completes a started request after SIGTERM, and accepts no new ones', async () => {
    const server = new ServerProcess(bundle, [], { DATA_DIR: temporaryFolder(), API_TOKEN })
    const address = await server.address()
    const body = JSON.stringify({ title: 'Sebelum berakhir' })
    const result = await new Promise<{ statusCode?: number; connection?: string }>((resolve) => {
      const post = request(
        `${address}/api/projects`,
        {
          method: 'POST',
          headers: { ...headers, 'content-length': body.length, expect: '100-continue' },
        },
        (response) => {
          response.resume()
          resolve({ statusCode: response.statusCode, connection: response.headers.connection })
        },
      )
      post.flushHeaders()
      // The server has the head of the request, and gets the body after it has handled the signal.
      post.once('continue', () => {
        server.child.kill('SIGTERM')
        void refusal(address).then(() => post.end(body))
      })
    })
    expect(result).toEqual({ statusCode: 201, connection: 'close' })
    const { code, errors } = await server.ended
    expect([code, errors]).toEqual([0, ''])
    await expect(fetch(address)).rejects.toThrow()
  })

  it('exits within ten seconds while a request is incomplete and a webhook does not respond', async () => {
    const posts: string[] = []
    const webhook = createHttpServer((post) => void posts.push(post.url ?? ''))
    await new Promise<void>((resolve) => webhook.listen(0, '127.0.0.1', resolve))
    closeLater.push(webhook)
    const { port } = webhook.address() as AddressInfo
    const server = new ServerProcess(bundle, [], {
      DATA_DIR: temporaryFolder(),
      API_TOKEN,
      CONTACT_WEBHOOK: `http://127.0.0.1:${port}/pesan`,
    })
    const address = await server.address()
    const message = { name: 'A', email: 'a@contoh.id', subject: 'B', message: 'C' }
    const sent = await fetch(`${address}/api/contact`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(message),
    })
    expect(sent.status).toBe(202)
    while (posts.length === 0) await new Promise((resolve) => setImmediate(resolve))
    const incomplete = request(`${address}/api/projects`, {
      method: 'POST',
      headers: { ...headers, 'content-length': 100 },
    })
    const broken = new Promise((resolve) => incomplete.once('error', resolve))
    await new Promise((resolve) => incomplete.write('{"title":', resolve))
    // After ten seconds, the server would end itself with 1.
    expect((await server.kill('SIGTERM')).code).toBe(0)
    await broken
  })

  it('logs one line for each response, also a cached one, without tokens and bodies', async () => {
    const server = new ServerProcess(bundle, [], {
      DATA_DIR: temporaryFolder(),
      API_TOKEN,
      LOG_LEVEL: 'info',
      TRUSTED_PROXIES: '1',
    })
    const address = await server.address()
    const url = `${address}/api/projects?tag=pertanyaan-rahasia`
    const forwarded = { 'x-forwarded-for': '198.51.100.7, 203.0.113.9' }
    // The second response is cached.
    await fetch(url, { headers: forwarded })
    await fetch(url, { headers: forwarded })
    await fetch(`${address}/api/projects`, {
      method: 'POST',
      headers,
      body: JSON.stringify({ title: 'isi-rahasia', slug: 'Salah' }),
    })
    const { output, errors } = await server.kill('SIGTERM')
    const lines = output.split('\n').filter((line) => line.includes('"request completed"'))
    const read = {
      req: { method: 'GET', path: '/api/projects', ip: '203.0.113.9' },
      res: { statusCode: 200 },
    }
    expect(lines.map((line) => JSON.parse(line) as object)).toEqual([
      expect.objectContaining(read),
      expect.objectContaining(read),
      expect.objectContaining({
        req: { method: 'POST', path: '/api/projects', ip: '127.0.0.1' },
        res: { statusCode: 400 },
      }),
    ])
    expect(output + errors).not.toMatch(/rahasia|a-token-for-tests/)
  })

  it('logs events of the account by default, without secrets', async () => {
    const server = new ServerProcess(bundle, [], { DATA_DIR: temporaryFolder(), API_TOKEN })
    const address = await server.address()
    const authorization = 'Bearer rahasia-yang-salah'
    await fetch(`${address}/api/projects/1`, { method: 'DELETE', headers: { authorization } })
    await fetch(`${address}/api/studio/session/password?rahasia`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'x-studio': '1',
        'sec-fetch-site': 'same-origin',
      },
      body: JSON.stringify({ password: 'kata rahasia yang salah' }),
    })
    const { output, errors } = await server.kill('SIGTERM')
    const lines = output.split('\n').filter((line) => line.includes('"event"'))
    expect(lines.map((line) => JSON.parse(line) as object)).toEqual([
      expect.objectContaining({
        event: 'token_refused',
        account: 1,
        req: { method: 'DELETE', path: '/api/projects/1', ip: '127.0.0.1' },
      }),
      expect.objectContaining({
        event: 'sign_in_refused',
        method: 'password',
        req: { method: 'POST', path: '/api/studio/session/password', ip: '127.0.0.1' },
      }),
    ])
    expect(output + errors).not.toContain('rahasia')
  })

  it('sends no server header, and rejects too long headers and URLs', async () => {
    const server = new ServerProcess(bundle, [], { DATA_DIR: temporaryFolder() })
    const address = await server.address()
    const { headers: sent } = await fetch(`${address}/api/health`)
    expect(sent.get('server')).toBeNull()
    expect(sent.get('x-powered-by')).toBeNull()
    const long = 'x'.repeat(20_000)
    expect((await fetch(`${address}/api/projects?tag=${long}`)).status).toBe(414)
    expect((await fetch(`${address}/api/projects?tag=${'x'.repeat(4100)}`)).status).toBe(414)
    expect((await fetch(`${address}/${'x'.repeat(4100)}`)).status).toBe(414)
    expect((await fetch(address, { headers: { 'x-long': long } })).status).toBe(431)
    expect((await fetch(`${address}/api/health`)).status).toBe(200)
    expect((await server.kill('SIGTERM')).code).toBe(0)
  })
})
