import { existsSync } from 'node:fs'
import path from 'node:path'
import { bundleServer, ServerProcess } from '../testing/serverProcess'
import { cleanUp, temporaryFolder } from '../testing/testApp'

const rounds = 50
const API_TOKEN = 'a-token-for-tests-of-32-letters-and-more'
const headers = { authorization: `Bearer ${API_TOKEN}`, 'content-type': 'application/json' }

let bundle: string
let commands: string

beforeAll(async () => {
  bundle = await bundleServer()
  commands = path.join(path.dirname(bundle), 'commands.cjs')
}, 30_000)
afterAll(cleanUp)

/** Writes project after project until the server is gone; tells which were acknowledged. */
async function writeUntilGone(address: string, prefix: string): Promise<string[]> {
  const written: string[] = []
  for (let index = 0; ; index += 1) {
    const slug = `${prefix}-${index}`
    try {
      const answer = await fetch(`${address}/api/projects`, {
        method: 'POST',
        headers,
        body: JSON.stringify({ title: slug, slug, skill_names: [{ id: 1 }, { id: 2 }] }),
      })
      if (answer.status === 201) written.push(slug)
      await answer.arrayBuffer()
    } catch {
      return written
    }
  }
}

interface ListAnswer {
  data: { projects: { slug: string; skill_names: unknown[] }[]; pagination: { totalPages: number } }
}

async function readAll(address: string): Promise<Map<string, number>> {
  const found = new Map<string, number>()
  for (let page = 1, pages = 1; page <= pages; page += 1) {
    const answer = await fetch(`${address}/api/projects?limit=1000&page=${page}`)
    const { data } = (await answer.json()) as ListAnswer
    for (const { slug, skill_names } of data.projects) found.set(slug, skill_names.length)
    pages = data.pagination.totalPages
  }
  return found
}

it(`loses nothing that was acknowledged when it is killed, ${rounds} times`, async () => {
  const DATA_DIR = temporaryFolder()
  const acknowledged: string[] = []
  for (let round = 0; round < rounds; round += 1) {
    const server = new ServerProcess(bundle, [], { DATA_DIR, API_TOKEN })
    const address = await server.address()
    const writers = [0, 1, 2].map((writer) => writeUntilGone(address, `r${round}-w${writer}`))
    // Somewhere among the writes; which moment it is, is up to the dice.
    setTimeout(() => server.child.kill('SIGKILL'), 30 + Math.random() * 120)
    acknowledged.push(...(await Promise.all(writers)).flat())
    await server.ended
  }
  const server = new ServerProcess(bundle, [], { DATA_DIR, API_TOKEN })
  const found = await readAll(await server.address())
  await server.kill('SIGTERM')
  expect(acknowledged.length).toBeGreaterThan(rounds)
  expect(acknowledged.filter((slug) => !found.has(slug))).toEqual([])
  // What was written, acknowledged or not, was written whole.
  const halves = [...found].filter(([slug, skills]) => /^r\d+-w/.test(slug) && skills !== 2)
  expect(halves).toEqual([])
}, 180_000)

it('is backed up while it is written to, and restored by putting the copy in its place', async () => {
  const DATA_DIR = temporaryFolder()
  const copy = path.join(temporaryFolder(), 'backup.db')
  const server = new ServerProcess(bundle, [], { DATA_DIR, API_TOKEN })
  const address = await server.address()
  const writing = writeUntilGone(address, 'before')
  while ((await readAll(address)).size < 30) await new Promise((resolve) => setImmediate(resolve))

  const backup = await new ServerProcess(commands, ['backup', copy], { DATA_DIR }).ended
  expect([backup.code, backup.errors]).toEqual([0, ''])
  const again = await new ServerProcess(commands, ['backup', copy], { DATA_DIR }).ended
  expect(again.errors).toMatch(/exists already/)
  await server.kill('SIGTERM')
  const written = await writing

  const restored = temporaryFolder()
  const restore = await new ServerProcess(commands, ['restore', copy], { DATA_DIR: restored }).ended
  expect([restore.code, restore.errors]).toEqual([0, ''])
  expect(existsSync(path.join(restored, 'karya.db'))).toBe(true)
  const second = new ServerProcess(bundle, [], { DATA_DIR: restored })
  const found = await readAll(await second.address())
  await second.kill('SIGTERM')
  // The copy is of one moment: what is in it is the beginning of what was written.
  const own = [...found.keys()].filter((slug) => slug.startsWith('before')).length
  expect(own).toBeGreaterThan(0)
  expect([...found.keys()]).toEqual(expect.arrayContaining(written.slice(0, own)))
}, 60_000)

it('does not restore over a database that is there, nor from what is none', async () => {
  const DATA_DIR = temporaryFolder()
  const server = new ServerProcess(bundle, [], { DATA_DIR })
  await server.address()
  await server.kill('SIGTERM')
  const over = await new ServerProcess(commands, ['restore', bundle], { DATA_DIR }).ended
  expect([over.code, over.errors]).toEqual([1, expect.stringMatching(/karya\.db is there already/)])
  const empty = temporaryFolder()
  const none = await new ServerProcess(commands, ['restore', bundle], { DATA_DIR: empty }).ended
  expect([none.code, none.errors]).toEqual([1, expect.stringMatching(/is no database/)])
  expect(existsSync(path.join(empty, 'karya.db'))).toBe(false)
})
