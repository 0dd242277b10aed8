import type { FastifyInstance } from 'fastify'
import type { Draft } from '../../../src/contract/drafts'
import { importContent } from '../../content/importContent'
import { buildContent } from '../../testing/content'
import { cleanUp } from '../../testing/cleanUp'
import { createTestApp, get, send, token, type TestApp } from '../../testing/testApp'

let test: TestApp
let app: FastifyInstance
beforeEach(async () => {
  test = await createTestApp()
  app = test.app
})
afterEach(cleanUp)

const authorization = `Bearer ${token}`
const key = 'key-of-a-draft'
const path = `/drafts/projects/${key}`
const content = { changes: { title: 'Rahasia' } }

const put = (revision: number, data: object = content, replaces: object[] = []) =>
  send(app, 'PUT', path, { entry_id: 1, revision, data, replaces })

async function readDrafts(): Promise<Draft[]> {
  const response = await app.inject({ url: '/api/drafts/projects', headers: { authorization } })
  return response.json<{ data: { drafts: Draft[] } }>().data.drafts
}

const save = (drafts: string, body: object = { title: 'Baru' }) =>
  send<{ project: { id: number } }>(app, 'PUT', '/projects/1', body, {
    authorization,
    'x-draft': drafts,
  })

const create = (drafts: string) =>
  send<{ project: { id: number } }>(
    app,
    'POST',
    '/projects',
    { title: 'Baru' },
    {
      authorization,
      'x-draft': drafts,
    },
  )

it('keeps the latest revision of a draft, also if requests arrive out of order', async () => {
  expect((await put(2)).statusCode).toBe(200)
  expect((await put(1, { changes: {} })).statusCode).toBe(409)
  expect(await readDrafts()).toEqual([
    expect.objectContaining({ key, entry_id: 1, revision: 2, state: 'open', data: content }),
  ])
})

it('is for the owner only', async () => {
  const statuses = [
    (await get(app, '/drafts/projects')).statusCode,
    (await send(app, 'PUT', path, { revision: 1, data: {} }, {})).statusCode,
    (await send(app, 'DELETE', `${path}?revision=1`, undefined, {})).statusCode,
    (await send(app, 'POST', '/studio/markdown', { text: 'A' }, {})).statusCode,
  ]
  expect(statuses).toEqual([401, 401, 401, 401])
})

it('does not change what visitors read, and is not changed by an import', async () => {
  const version = app.contentVersion.current
  await put(1)
  expect(app.contentVersion.current).toBe(version)
  expect(JSON.stringify(await get(app, '/projects?limit=1000'))).not.toContain('Rahasia')
  await importContent(test.database, buildContent())
  expect(await readDrafts()).toHaveLength(1)
})

it('is closed by the write that saves it, and cannot be stored again by a delayed request', async () => {
  await put(1)
  expect((await save(`${key}.2`)).statusCode).toBe(200)
  expect((await put(3)).statusCode).toBe(409)
  expect(await readDrafts()).toEqual([
    expect.objectContaining({ key, entry_id: 1, revision: 2, state: 'saved', data: null }),
  ])
})

it('stays open if the write is refused', async () => {
  await put(1)
  expect((await save(`${key}.1`, { title: '' })).statusCode).toBe(400)
  expect((await readDrafts())[0]?.state).toBe('open')
})

it('creates one entry, also if the request is repeated', async () => {
  const first = await create(`${key}.1`)
  const repeated = await create(`${key}.2`)
  expect([first.statusCode, repeated.statusCode]).toEqual([201, 409])
  expect(repeated.errors?.[0]?.path).toBe('x-draft')
  const continued = await create(`another-draft.1, ${key}.1`)
  expect(continued.statusCode).toBe(409)
  expect((await readDrafts())[0]?.entry_id).toBe(first.data.project.id)
})

it('discards a draft that another one continues, unless it has changed meanwhile', async () => {
  await put(5)
  const other = '/drafts/projects/another-draft'
  const replacing = (revision: number) => ({
    revision: 1,
    data: content,
    replaces: [{ key, revision }],
  })
  await send(app, 'PUT', other, replacing(4))
  expect((await readDrafts()).find((draft) => draft.key === key)?.state).toBe('open')
  await send(app, 'PUT', other, replacing(5))
  expect((await readDrafts()).find((draft) => draft.key === key)?.state).toBe('discarded')
})

it('discards a draft that was never stored, so that a delayed request cannot store it', async () => {
  await send(app, 'DELETE', `${path}?revision=3`)
  expect((await put(3)).statusCode).toBe(409)
})

it('deletes closed drafts after 30 days, but never open ones', async () => {
  await put(1)
  await save('an-old-draft.1')
  const old = new Date(Date.now() - 31 * 24 * 60 * 60 * 1000).toISOString()
  await test.database.updateTable('drafts').set({ saved_at: old }).execute()
  await save('another-draft.1', { title: 'Lain' })
  expect((await readDrafts()).map((draft) => draft.key).sort()).toEqual(['another-draft', key])
})

it('parses Markdown for a preview', async () => {
  const { data } = await send<{ tree: object }>(app, 'POST', '/studio/markdown', { text: '## A' })
  expect(data.tree).toMatchObject({ blocks: [{ type: 'heading', children: ['A'] }] })
})
