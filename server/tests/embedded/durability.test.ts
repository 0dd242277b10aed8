import path from 'node:path'
import type { StoredPictureData } from '../../../src/contract/pictures'
import { databaseFile, openContentDatabase } from '../../content/database/openContentDatabase'
import { openWithoutWal } from '../../database/sqlite'
import { paths } from '../../paths'
import { createSecret, hashSecret } from '../../database/secrets'
import { pendingSecret } from '../../resources/subscribers/links'
import { drawHalves } from '../../testing/pictures'
import { bundleServer, ServerProcess } from '../../testing/serverProcess'
import { temporaryFolder } from '../../testing/cleanUp'
import { openTestDatabase, owner, token as API_TOKEN } from '../../testing/testApp'

/** `npm run soak` kills the built server more often. */
const rounds = Number(process.env.SOAK_KILLS ?? 1)
const headers = { ...owner, 'content-type': 'application/json' }
let bundles: Awaited<ReturnType<typeof bundleServer>>

beforeAll(async () => {
  bundles = await bundleServer()
})

const startServer = (DATA_DIR: string) =>
  new ServerProcess(bundles.server, [], { DATA_DIR, API_TOKEN })
const run = (DATA_DIR: string, ...args: string[]) =>
  new ServerProcess(bundles.commands, args, { DATA_DIR }).ended

/** Creates projects until the server ends, and reports each acknowledged one. */
async function writeUntilEnd(
  address: string,
  prefix: string,
  onAcknowledged: (slug: string) => void,
) {
  for (let index = 0; ; index += 1) {
    const slug = `${prefix}-${index}`
    const body = JSON.stringify({ title: slug, slug, skill_names: [{ id: 1 }, { id: 2 }] })
    try {
      const response = await fetch(`${address}/api/projects`, { method: 'POST', headers, body })
      if (response.status === 201) onAcknowledged(slug)
      await response.arrayBuffer()
    } catch {
      return
    }
  }
}

interface ListResponse {
  data: { projects: { slug: string; skill_names: unknown[] }[] }
}

/** The number of skills of each project by its slug. */
async function readAll(address: string): Promise<Map<string, number>> {
  const response = await fetch(`${address}/api/projects?limit=1000`)
  const { data } = (await response.json()) as ListResponse
  return new Map(data.projects.map(({ slug, skill_names }) => [slug, skill_names.length]))
}

it(
  'loses no acknowledged write and no confirmed subscription when it is killed',
  async () => {
    const { database, dataDir } = await openTestDatabase()
    const [email, token] = ['budi@example.com', createSecret()]
    const pending = {
      hash: hashSecret(pendingSecret(email, token)),
      expires_at: Date.now() + 3_600_000,
    }
    await database.insertInto('pending_subscriptions').values(pending).execute()
    await database.destroy()
    const acknowledged: string[] = []
    for (let round = 1; round <= rounds; round += 1) {
      const server = startServer(dataDir)
      const address = await server.address()
      const writers = [0, 1, 2].map((writer) =>
        writeUntilEnd(address, `r${round}-w${writer}`, (slug) => {
          // At the last of them, the other writers have requests in progress.
          if (acknowledged.push(slug) === 10 * round) server.child.kill('SIGKILL')
        }),
      )
      await Promise.all(writers)
      await server.ended
    }
    const server = startServer(dataDir)
    const address = await server.address()
    const found = await readAll(address)
    expect(acknowledged.filter((slug) => !found.has(slug))).toEqual([])
    // Every write is complete, acknowledged or not.
    const incomplete = [...found].filter(([slug, skills]) => /^r\d+-w/.test(slug) && skills !== 2)
    expect(incomplete).toEqual([])

    const query = new URLSearchParams({ email, token }).toString()
    const url = `${address}/subscription/confirm?${query}`
    const response = await fetch(url, { method: 'POST', redirect: 'manual' })
    await server.kill('SIGKILL')
    expect(response.status).toBe(303)
    expect(response.headers.get('location')).toBe('/subscription/confirmed')
    const after = await openContentDatabase({ dataDir, contentFile: paths.sampleContent })
    const stored = await after.selectFrom('subscribers').select(['email', 'token']).execute()
    await after.destroy()
    expect(stored).toEqual([{ email, token }])
  },
  rounds * 60_000,
)

/** Stores a picture. @returns its hash */
async function uploadPicture(address: string): Promise<string> {
  const response = await fetch(`${address}/api/pictures`, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'image/png' },
    body: new Uint8Array(await (await drawHalves(40, 20)).png().toBuffer()),
  })
  return ((await response.json()) as { data: StoredPictureData }).data.picture.hash
}

it('is backed up during writes, and restored from the copy, but not while a server runs', async () => {
  const DATA_DIR = temporaryFolder()
  const copy = path.join(temporaryFolder(), 'backup.db')
  const server = startServer(DATA_DIR)
  const address = await server.address()
  const written: string[] = []
  const writing = writeUntilEnd(address, 'before', (slug) => written.push(slug))
  const hash = await uploadPicture(address)
  while (written.length < 10) await new Promise((resolve) => setImmediate(resolve))
  expect(await run(DATA_DIR, 'backup', copy)).toMatchObject({ code: 0, errors: '' })
  const inUse = await run(DATA_DIR, 'restore', copy)
  expect(inUse.code).toBe(1)
  expect(inUse.errors).toMatch(/^.*karya\.db is in use: stop the server, then restore again.*\n$/)
  await server.kill('SIGTERM')
  await writing

  const restored = temporaryFolder()
  expect(await run(restored, 'restore', copy)).toMatchObject({ code: 0, errors: '' })
  const db = openWithoutWal(databaseFile(restored))
  const slugs = (await db.selectFrom('projects').select('slug').execute()).map(({ slug }) => slug)
  const stored = await db.selectFrom('pictures').select('hash').execute()
  await db.destroy()
  expect(stored).toEqual([{ hash }])
  // The copy is a snapshot, so that it contains the first writes.
  const own = slugs.filter((slug) => slug?.startsWith('before')).length
  expect(own).toBeGreaterThan(0)
  expect(slugs).toEqual(expect.arrayContaining(written.slice(0, own)))
})
