import { createServer, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { json } from 'node:stream/consumers'
import { expect, test, type APIRequestContext } from '@playwright/test'
import { Client } from 'pg'
import sharp from 'sharp'
import { startPostgres } from '../../scripts/lib/postgres.mjs'
import { freePort } from '../../scripts/lib/processes.mjs'
import { apiToken, Installation, type ServerProcess } from '../helpers/Installation'
import { startNginx } from '../helpers/startNginx'

// Two processes that share only PostgreSQL, behind nginx with deploy/nginx.conf.
test.describe.configure({ mode: 'serial' })
test.use({ ignoreHTTPSErrors: true })

/** A machine with one process. */
interface Machine {
  port: number
  installation: Installation
  server: ServerProcess
}

let machines: Machine[]
let nginx: Awaited<ReturnType<typeof startNginx>>
let postgres: Awaited<ReturnType<typeof startPostgres>>
let database: Client
let webhook: Server
/** The ids of the messages that the webhook has accepted; it may hold the next one. */
const accepted: string[] = []
let isHeld = false
let held: { id: string; response: ServerResponse } | undefined

const authorization = `Bearer ${apiToken}`

async function start(port: number, installation: Installation): Promise<Machine> {
  return { port, installation, server: await installation.startServer(String(port)) }
}

test.beforeAll(async () => {
  webhook = createServer((message, response) => {
    void json(message).then((body) => {
      const { id } = body as { id: string }
      if (isHeld) held = { id, response }
      else accepted.push(id)
      if (!isHeld) response.end()
    })
  })
  await new Promise<void>((resolve) => webhook.listen(0, '127.0.0.1', resolve))
  postgres = await startPostgres()
  const url = `${postgres.url}/postgres`
  const ports = [await freePort(), await freePort()] as const
  nginx = await startNginx(ports)
  const { port } = webhook.address() as AddressInfo
  const settings = { TRUSTED_PROXIES: '1', CONTACT_WEBHOOK: `http://127.0.0.1:${port}/` }
  // At once, on an empty database.
  machines = await Promise.all(ports.map((port) => start(port, new Installation(url, settings))))
  database = new Client({ connectionString: url })
  await database.connect()
})
test.afterAll(async () => {
  await database.end()
  for (const { installation } of machines) await installation.remove()
  nginx.stop()
  postgres.stop()
  webhook.close()
  webhook.closeAllConnections()
})

test('nginx serves everything by HTTPS; the content was imported once', async ({ request }) => {
  const { httpsUrl, httpUrl } = nginx
  const home = await request.get(`${httpsUrl}/`, { headers: { 'accept-encoding': 'br' } })
  expect(home.status()).toBe(200)
  expect(await home.text()).toContain('Raka Contoh')
  expect(home.headers()).toMatchObject({
    'content-encoding': 'br',
    'strict-transport-security': 'max-age=31536000',
  })
  expect((await request.get(`${httpsUrl}/favicon.svg`)).status()).toBe(200)
  expect((await request.get(`${httpsUrl}/tidak-ada`)).status()).toBe(404)
  expect((await request.post(`${httpsUrl}/api/projects`, { data: {} })).status()).toBe(401)
  const redirect = await request.get(`${httpUrl}/about`, { maxRedirects: 0 })
  expect(redirect.headers().location).toBe('https://127.0.0.1/about')
  const query = 'select count(*) "all", count(distinct slug) "distinct" from projects'
  const { rows } = await database.query<{ all: string; distinct: string }>(query)
  expect(rows[0]?.all).toBe(rows[0]?.distinct)
})

test('both serve a picture that one has received', async ({ request }) => {
  const create = { width: 900, height: 600, channels: 3, background: '#357' } as const
  const data = await sharp({ create }).jpeg().toBuffer()
  const headers = { authorization, 'content-type': 'image/jpeg' }
  const [one] = machines
  const upload = await request.post(`${one?.server.url}/api/pictures`, { headers, data })
  const body = (await upload.json()) as { data: { picture: { url: string } } }
  const { url } = body.data.picture
  for (const { server } of machines) {
    for (const path of [url, `/sized${url}/400.webp`]) {
      const response = await request.get(server.url + path)
      expect([path, response.status()]).toEqual([path, 200])
      expect(response.headers()['content-type']).toMatch(/^image\//)
    }
  }
})

test('each message is delivered once, also when a process is killed', async ({ request }) => {
  const sent: string[] = []
  const send = async ({ server }: Machine) => {
    const headers = { 'x-forwarded-for': `198.51.100.${sent.length}` }
    const data = { name: 'Budi', email: 'budi@example.com', subject: 'Halo', message: 'Apa kabar?' }
    const response = await request.post(`${server.url}/api/contact`, { headers, data })
    expect(response.status()).toBe(202)
    sent.push(((await response.json()) as { data: { id: string } }).data.id)
  }
  const [killed, survivor] = machines as [Machine, Machine]
  isHeld = true
  await send(killed)
  await expect.poll(() => held?.id).toBe(sent[0])
  await killed.server.kill('SIGKILL')
  isHeld = false
  await send(survivor)
  Object.assign(killed, await start(killed.port, killed.installation))
  await expect.poll(() => accepted).toEqual(sent.slice(1))
  // As if the two minutes had passed in which a message belongs to the killed process.
  await database.query('update messages set due_at = 0 where delivered_at is null')
  await send(survivor)
  await expect.poll(() => accepted.toSorted()).toEqual(sent.toSorted())
  const test = await survivor.installation.succeed('contact:test')
  expect(test).toContain('Delivered to the webhook.')
})

/** Sends requests through nginx, each after the answer to the one before, until they are ended. */
function sendRequests(request: APIRequestContext, url: string) {
  const statuses: number[] = []
  const acknowledged: string[] = []
  let isDone = false
  const read = async (path: string) => {
    while (!isDone) {
      const response = await request.get(url + path)
      statuses.push(response.status())
      // Otherwise Playwright keeps all bodies until the end of the test.
      await response.dispose()
    }
  }
  const write = async () => {
    for (let number = 0; !isDone; number += 1) {
      const slug = `gulir-${number}`
      const options = { headers: { authorization }, data: { title: slug, slug } }
      const response = await request.post(`${url}/api/projects`, options)
      statuses.push(response.status())
      if (response.status() === 201) acknowledged.push(slug)
    }
  }
  const allSent = Promise.all([...['/', '/projects', '/api/profiles/1'].map(read), write()])
  return {
    moreAnswers: () => {
      const before = statuses.length
      return expect.poll(() => statuses.length).toBeGreaterThan(before + 20)
    },
    end: async () => {
      isDone = true
      await allSent
      return { statuses: [...new Set(statuses)].sort(), acknowledged }
    },
  }
}

test('a rolling restart loses no request', async ({ request }) => {
  const requests = sendRequests(request, nginx.httpsUrl)
  for (const machine of machines) {
    await requests.moreAnswers()
    await machine.server.kill('SIGTERM')
    Object.assign(machine, await start(machine.port, machine.installation))
  }
  await requests.moreAnswers()
  const { statuses, acknowledged } = await requests.end()
  expect(statuses).toEqual([200, 201])
  const query = "select slug from projects where slug like 'gulir-%'"
  const { rows } = await database.query<{ slug: string }>(query)
  expect(rows.map(({ slug }) => slug).sort()).toEqual(acknowledged.sort())
})
