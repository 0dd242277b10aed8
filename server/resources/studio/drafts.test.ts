import type { FastifyInstance } from 'fastify'
import type { Draft } from '../../../src/contract/studio'
import { importContent } from '../../content/importContent'
import { buildContent } from '../../testing/content'
import { cleanUp } from '../../testing/cleanUp'
import { createTestApp, get, owner, send, type TestApp } from '../../testing/testApp'

let test: TestApp
let app: FastifyInstance
beforeAll(async () => {
  test = await createTestApp()
  app = test.app
})
beforeEach(() => test.database.deleteFrom('drafts').execute())
afterAll(cleanUp)

const key = 'key-of-a-draft'
const changes = { title: 'Rahasia' }

const put = (revision: number, body: object = {}, draft = key) =>
  send(app, 'PUT', `/drafts/projects/${draft}`, {
    entry_id: 1,
    revision,
    changes,
    replaces: [],
    ...body,
  })

async function readDrafts(): Promise<Draft[]> {
  return (await get<{ drafts: Draft[] }>(app, '/drafts/projects', owner)).data.drafts
}

/** Writes a project with the draft of a form. */
const write = (method: 'PUT' | 'POST', path: string, body: object, draft = key) =>
  send<{ project: { id: number } }>(app, method, path, body, { ...owner, 'x-draft': draft })

it('keeps the latest revision of a draft, also if requests arrive out of order', async () => {
  expect((await put(2, { entry_version: 'a' })).statusCode).toBe(200)
  expect((await put(1, { changes: {} })).statusCode).toBe(409)
  expect(await readDrafts()).toEqual([
    expect.objectContaining({ key, entry_id: 1, entry_version: 'a', revision: 2, changes }),
  ])
})

it('keeps one draft per entry: another form replaces what it has shown, and nothing else', async () => {
  await put(5)
  const other = 'another-draft'
  const replacing = (revision: number) => put(1, { replaces: [{ key, revision }] }, other)
  expect((await put(1, {}, other)).statusCode).toBe(409)
  expect((await replacing(4)).statusCode).toBe(409)
  expect(await readDrafts()).toMatchObject([{ key, revision: 5 }])
  expect((await replacing(5)).statusCode).toBe(200)
  expect((await put(6)).statusCode).toBe(409)
  expect(await readDrafts()).toMatchObject([{ key: other }])
  expect((await put(1, { entry_id: 2 })).statusCode).toBe(200)
  expect(await readDrafts()).toHaveLength(2)
})

it('is deleted when nothing is changed any more', async () => {
  await put(1)
  expect((await put(2, { changes: {} })).statusCode).toBe(200)
  expect(await readDrafts()).toEqual([])
})

it('is for the owner only', async () => {
  const statuses = [
    (await get(app, '/drafts/projects')).statusCode,
    (await send(app, 'PUT', `/drafts/projects/${key}`, {}, {})).statusCode,
    (await send(app, 'POST', '/studio/preview', {}, {})).statusCode,
  ]
  expect(statuses).toEqual([401, 401, 401])
})

it('does not change what visitors read, and is not changed by an import', async () => {
  const version = app.contentVersion.current
  await put(1)
  expect(app.contentVersion.current).toBe(version)
  expect(JSON.stringify(await get(app, '/projects?limit=1000'))).not.toContain('Rahasia')
  await importContent(test.database, buildContent())
  expect(await readDrafts()).toHaveLength(1)
})

it('is deleted by the write that saves it, unless the write is refused', async () => {
  await put(1)
  expect((await write('PUT', '/projects/1', { title: '' })).statusCode).toBe(400)
  await write('PUT', '/projects/1', { title: 'Baru' }, 'another-draft')
  expect(await readDrafts()).toHaveLength(1)
  expect((await write('PUT', '/projects/1', { title: 'Lain' })).statusCode).toBe(200)
  expect(await readDrafts()).toEqual([])
})

it('creates one entry, also if the request is repeated, and names it', async () => {
  await put(1, { entry_id: null })
  const first = await write('POST', '/projects', { title: 'Baru' })
  const repeated = await write('POST', '/projects', { title: 'Baru' })
  expect([first.statusCode, repeated.statusCode]).toEqual([201, 409])
  expect(repeated.errors?.[0]?.path).toBe('x-draft')
  expect(await readDrafts()).toMatchObject([{ key, entry_id: first.data.project.id, changes: {} }])
})
