import { expect, test } from '@playwright/test'
import sharp from 'sharp'
import { freePort } from '../../scripts/lib/processes.mjs'
import { apiToken } from '../helpers/Installation'
import { Cluster, timeUntil, type Machine } from './Cluster'
import { Owner, password } from './Owner'
import { restartWhileRequestsArrive } from './rollingRestart'
import { dataOf, send } from './send'
import { Webhook } from './Webhook'

test.describe.configure({ mode: 'serial' })

const writes = 20
/** Kills of each process while it delivers a message. */
const kills = 2

let webhook: Webhook
let cluster: Cluster
let one: Machine
let other: Machine
let owner: Owner

test.beforeAll(async () => {
  webhook = new Webhook(await freePort())
  await webhook.start()
  cluster = await Cluster.start([webhook.url('/one'), webhook.url('/other')])
  ;[one, other] = cluster.machines
  owner = new Owner(cluster.publicUrl)
})
test.afterAll(async () => {
  await cluster.stop()
  webhook.stop()
})

const urlOf = ({ port }: Machine, path: string) => `http://127.0.0.1:${port}${path}`
const authorization = `Bearer ${apiToken}`

test('two starts at once apply each migration once and import the content once', async () => {
  const applied = await cluster.query<{ name: string }>('select name from kysely_migration')
  expect(applied).toEqual([{ name: '001_initial' }])
  const [{ profiles, slugs, projects } = { profiles: 0, slugs: 0, projects: 0 }] =
    await cluster.query<Record<'profiles' | 'slugs' | 'projects', number>>(
      'select (select count(*) from profiles) profiles, count(*) projects, count(distinct slug) slugs from projects',
    )
  expect([Number(profiles), Number(projects)]).toEqual([1, Number(slugs)])
  console.log(`${applied.length} migrations, ${projects} projects`)
})

test('a write by one process shows in the other within a second', async () => {
  const times: number[] = []
  for (let write = 0; write < writes; write += 1) {
    const [writer, reader] = write % 2 ? [one, other] : [other, one]
    const title = `Tulisan ${write}`
    // Cached by both.
    for (const machine of [one, other]) await send(urlOf(machine, '/projects'))
    const body = { title, slug: `tulisan-${write}` }
    const written = await send(urlOf(writer, '/api/projects'), {
      ...{ method: 'POST', headers: { authorization }, body },
    })
    expect(written.status).toBe(201)
    const isShown = async () => (await send(urlOf(reader, '/projects'))).body.includes(title)
    times.push(await timeUntil(isShown))
  }
  console.log(`${writes} writes were shown after ${Math.max(...times)} ms at most`)
  expect(Math.max(...times)).toBeLessThan(1000)
})

test('invitations, challenges and sessions work across both', async () => {
  const [, secret = ''] = /#(\S+)/.exec(await one.installation.succeed('owner', 'invite')) ?? []
  expect(await owner.accept(secret, one, other)).toBe(200)
  expect(await owner.accept(secret, other, one).catch(() => 404)).toBe(404)
  for (const [issued, verified] of [
    [one, other],
    [other, one],
  ] as const) {
    expect(await owner.signIn(issued, verified)).toBe(200)
    expect(await owner.isSignedIn(issued)).toBe(true)
    expect((await owner.send(issued, 'DELETE', '/studio/session')).status).toBe(200)
    expect(await owner.isSignedIn(verified)).toBe(false)
  }
  expect(await owner.signIn(one, other)).toBe(200)
})

test('both serve a picture that one has received', async () => {
  const create = { width: 900, height: 600, channels: 3, background: '#357' } as const
  const picture = await sharp({ create }).jpeg().toBuffer()
  const upload = await owner.send(one, 'POST', '/pictures', picture, {
    'content-type': 'image/jpeg',
  })
  expect(upload.status).toBe(201)
  const { url } = dataOf<{ picture: { url: string } }>(upload).picture
  for (const machine of [one, other]) {
    for (const path of [url, `/sized${url}/400.webp`]) {
      const { status, headers } = await send(urlOf(machine, path))
      expect([path, status]).toEqual([path, 200])
      expect(headers['content-type']).toMatch(/^image\//)
    }
  }
})

test('limits of strangers hold for both in sum', async () => {
  const machines = [one, other, one, other, one, other, one]
  const statuses = async (path: string, body: object, address: string) => {
    const found: number[] = []
    for (const machine of machines) {
      const headers = { 'x-forwarded-for': address }
      const sent = { method: 'POST', headers, body }
      found.push((await send(urlOf(machine, path), sent)).status)
    }
    return found
  }
  const limited = (status: number) => [...Array<number>(5).fill(status), 429, 429]
  expect(await statuses('/api/contact', message(0), '203.0.113.1')).toEqual(limited(202))
  // Without a mail server.
  const subscription = { email: 'budi@example.com' }
  expect(await statuses('/api/subscriptions', subscription, '203.0.113.1')).toEqual(limited(404))
  const signIns: number[] = []
  for (const machine of machines) {
    const wrong = { password: `${password}-salah` }
    signIns.push((await owner.send(machine, 'POST', '/studio/session/password', wrong)).status)
  }
  expect(signIns.slice(0, 5)).toEqual(Array<number>(5).fill(403))
  expect(signIns).toContain(429)
})

function message(number: number): object {
  const email = 'budi@example.com'
  return { name: 'Budi', email, subject: `Pesan ${number}`, message: 'Apa kabar?' }
}

test('each message is delivered once while either process is killed', async () => {
  const sent: string[] = []
  const sendMessage = async (machine: Machine) => {
    const headers = { 'x-forwarded-for': `198.51.100.${sent.length}` }
    const body = message(sent.length)
    const answer = await send(urlOf(machine, '/api/contact'), { method: 'POST', headers, body })
    expect(answer.status).toBe(202)
    sent.push(dataOf<{ id: string }>(answer).id)
  }
  const before = webhook.accepted.length
  for (let kill = 0; kill < 2 * kills; kill += 1) {
    const [killed, survivor] = kill % 2 ? [one, other] : [other, one]
    const path = killed === one ? '/one' : '/other'
    webhook.heldPath = path
    await sendMessage(killed)
    await expect.poll(() => webhook.heldAt(path)).toBe(sent.at(-1))
    await killed.server.kill('SIGKILL')
    webhook.heldPath = undefined
    await sendMessage(survivor)
    await cluster.restart(killed)
    await sendMessage(killed)
  }
  await expect.poll(() => webhook.accepted.length - before).toBe(sent.length - 2 * kills)
  // As if the two minutes had passed in which a message belongs to the killed process.
  await cluster.query('update messages set due_at = 0 where delivered_at is null')
  await Promise.all([one, other].map(sendMessage))
  await expect.poll(() => webhook.accepted.slice(before).sort()).toEqual(sent.toSorted())
  console.log(`${sent.length} messages, ${2 * kills} kills`)
})

test('a rolling restart loses no request', async () => {
  const { statuses, acknowledged } = await restartWhileRequestsArrive(cluster)
  console.log('Responses during the restarts:', statuses)
  expect(Object.keys(statuses).sort()).toEqual(['200', '201'])
  const stored = await cluster.query<{ slug: string }>(
    "select slug from projects where slug like 'gulir-%'",
  )
  expect(stored.map(({ slug }) => slug).sort()).toEqual(acknowledged.sort())
})
