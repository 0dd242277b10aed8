import type { FastifyInstance } from 'fastify'
import type { Revision, TrashEntry } from '../../src/contract/studio'
import { importContent } from '../content/importContent'
import { buildContent } from '../testing/content'
import { cleanUp } from '../testing/cleanUp'
import { createTestApp, get, send, token, type TestApp } from '../testing/testApp'

let test: TestApp
let app: FastifyInstance

beforeEach(async () => {
  test = await createTestApp()
  app = test.app
})
afterEach(cleanUp)

type Entity = Record<string, unknown> & { id: number; version: string }

const headers = { authorization: `Bearer ${token}` }

/** Every resource: its path, the key of an entity, a change, and another one. */
const resources = [
  ['/profiles', 'profile', { bio: 'Satu' }, { bio: 'Dua' }],
  ['/experience', 'experience', { description: 'Satu' }, { description: 'Dua' }],
  ['/education', 'education', { description: 'Satu' }, { description: 'Dua' }],
  ['/categories', 'category', { is_active: 0 }, { name: 'Dua' }],
  ['/skills', 'skill', { skill_icon: 'satu.svg' }, { skill_icon: 'dua.svg' }],
  ['/profile-skills', 'profile_skill', { percent: 1 }, { percent: 2 }],
  ['/projects', 'project', { skill_names: [{ id: 2 }] }, { skill_names: [{ id: 1 }, { id: 2 }] }],
  ['/testimonials', 'testimonial', { description: 'Satu' }, { description: 'Dua' }],
  ['/posts', 'post', { content: 'Satu' }, { content: 'Dua' }],
] as const

const deletable = resources.filter(([path]) => path !== '/profiles' && path !== '/categories')

/** Reads an entity as its owner. */
async function read(path: string, key: string, id = 1): Promise<Entity> {
  const response = await app.inject({ url: `/api${path}/${id}`, headers })
  expect(response.statusCode).toBe(200)
  return response.json<{ data: Record<string, Entity> }>().data[key] as Entity
}

async function readRevisions(path: string, id = 1): Promise<Revision[]> {
  const response = await app.inject({ url: `/api/revisions${path}/${id}`, headers })
  return response.json<{ data: { revisions: Revision[] } }>().data.revisions
}

async function readTrash(): Promise<TrashEntry[]> {
  const response = await app.inject({ url: '/api/trash', headers })
  return response.json<{ data: { entries: TrashEntry[] } }>().data.entries
}

function put(path: string, body: unknown, version?: string) {
  const condition: Record<string, string> = version === undefined ? {} : { 'if-match': version }
  return send<Record<string, Entity>>(app, 'PUT', `${path}/1`, body, { ...headers, ...condition })
}

describe.each(resources)('versions of %s', (path, key, change, other) => {
  it('are sent to the owner only', async () => {
    expect((await read(path, key)).version).toMatch(/^[\w-]{22}$/)
    const { data } = await get<Record<string, Entity>>(app, `${path}/1`)
    expect(data[key]).not.toHaveProperty('version')
  })

  it('accept a write that started from the current one, and change with it', async () => {
    const { version } = await read(path, key)
    const written = await put(path, change, version)
    expect(written.statusCode).toBe(200)
    expect(written.data[key]?.version).not.toBe(version)
    expect((await read(path, key)).version).toBe(written.data[key]?.version)
    expect((await put(path, other, `"${written.data[key]?.version}"`)).statusCode).toBe(200)
  })

  it('refuse a write that started from an older one, and change nothing', async () => {
    const { version } = await read(path, key)
    const current = (await put(path, change)).data[key]
    const refused = await put(path, other, version)
    expect([refused.statusCode, refused.message]).toEqual([
      412,
      expect.stringContaining('has been changed since it was read'),
    ])
    expect(await read(path, key)).toEqual(current)
  })

  it('are the same for the same fields, whoever has written them', async () => {
    const before = await read(path, key)
    await put(path, change)
    await importContent(test.database, buildContent())
    expect((await read(path, key)).version).toBe(before.version)
  })
})

describe.each(resources)('revisions of %s', (path, key, change, other) => {
  it('are every saved state, the latest first, and can be written again', async () => {
    const before = await read(path, key)
    await put(path, change)
    await put(path, other)
    const revisions = await readRevisions(path)
    expect(revisions.map(({ action }) => action)).toEqual(['updated', 'updated', 'imported'])
    expect(revisions[0]?.data).toMatchObject(other)
    expect(revisions[1]?.data).toMatchObject(change)
    const restored = await put(path, revisions[2]?.data)
    expect(restored.statusCode).toBe(200)
    expect(restored.data[key]?.version).toBe(before.version)
  })

  it('have none for a write that changes nothing', async () => {
    await put(path, await read(path, key))
    expect(await readRevisions(path)).toEqual([])
  })

  it('have the state that an import has written in between', async () => {
    await put(path, change)
    await importContent(test.database, buildContent())
    await put(path, other)
    const actions = (await readRevisions(path)).map(({ action }) => action)
    expect(actions).toEqual(['updated', 'imported', 'updated', 'imported'])
  })

  it('are for the owner only', async () => {
    expect((await get(app, `/revisions${path}/1`)).statusCode).toBe(401)
  })
})

it('keeps the last 50 revisions of an entry', async () => {
  for (let rating = 0; rating < 60; rating += 1) {
    await put('/testimonials', { description: `Teks ${rating}` })
  }
  const revisions = await readRevisions('/testimonials')
  expect(revisions).toHaveLength(50)
  expect(revisions[49]?.data.description).toBe('Teks 10')
})

describe.each(deletable)('the trash for %s', (path, key) => {
  it('restores what was deleted, with its id and what refers to it', async () => {
    const pages = ['/projects/1', '/skills/1', '/profile-skills/profile/1', '/testimonials']
    const readAll = () => Promise.all(pages.map((page) => get(app, page).then(({ data }) => data)))
    const [before, all] = [await read(path, key), await readAll()]
    await send(app, 'DELETE', `${path}/1`)
    const [entry] = await readTrash()
    expect(entry).toMatchObject({
      resource: path.slice(1),
      id: 1,
      title: expect.stringMatching(/\w/) as string,
    })
    expect((await get(app, `${path}/1`)).statusCode).toBe(404)
    const restored = await send(app, 'POST', `/trash${path}/1/restore`)
    expect([restored.statusCode, restored.data]).toEqual([200, { id: 1 }])
    expect(await read(path, key)).toEqual(before)
    expect(await readTrash()).toEqual([])
    expect(await readAll()).toEqual(all)
    expect((await send(app, 'POST', `/trash${path}/1/restore`)).statusCode).toBe(404)
  })

  it('refuses to delete a version that the owner has not read', async () => {
    const stale = { ...headers, 'if-match': 'older' }
    expect((await send(app, 'DELETE', `${path}/1`, undefined, stale)).statusCode).toBe(412)
    expect((await get(app, `${path}/1`)).statusCode).toBe(200)
  })
})

describe('the trash', () => {
  it('is for the owner only', async () => {
    expect((await get(app, '/trash')).statusCode).toBe(401)
    expect((await send(app, 'POST', '/trash/projects/1/restore', undefined, {})).statusCode).toBe(
      401,
    )
  })

  it('refuses to restore a project whose slug is taken', async () => {
    const { slug } = await read('/projects', 'project')
    await send(app, 'DELETE', '/projects/1')
    await send(app, 'POST', '/projects', { title: 'Lain', slug })
    const refused = await send(app, 'POST', '/trash/projects/1/restore')
    expect([refused.statusCode, refused.errors?.[0]?.path]).toEqual([409, 'slug'])
    expect(await readTrash()).toHaveLength(1)
  })

  it('restores a project without a category that was deleted, too', async () => {
    const { data } = await send<{ category: Entity }>(app, 'POST', '/categories', { name: 'Baru' })
    await put('/projects', { category_id: data.category.id })
    await send(app, 'DELETE', '/projects/1')
    expect((await send(app, 'DELETE', `/categories/${data.category.id}`)).statusCode).toBe(200)
    expect((await send(app, 'POST', '/trash/projects/1/restore')).statusCode).toBe(200)
    expect((await read('/projects', 'project')).category_id).toBeNull()
  })

  it('deletes after 30 days, with the revisions', async () => {
    await put('/posts', { title: 'Lain' })
    await send(app, 'DELETE', '/posts/1')
    const deletedAt = new Date(Date.now() - 31 * 24 * 60 * 60 * 1000).toISOString()
    await test.database.updateTable('trash').set({ deleted_at: deletedAt }).execute()
    expect(await readTrash()).toEqual([])
    await send(app, 'DELETE', '/testimonials/1')
    expect((await readTrash()).map(({ resource }) => resource)).toEqual(['testimonials'])
    expect(await readRevisions('/posts')).toEqual([])
  })
})

describe('categories', () => {
  it('cannot be deleted while they are used', async () => {
    const refused = await send(app, 'DELETE', '/categories/1')
    expect([refused.statusCode, refused.message]).toEqual([
      409,
      expect.stringMatching(/is the category of \d+ (skills|projects)/),
    ])
  })

  it('have unique names', async () => {
    const { data } = await get<{ category: { name: string } }>(app, '/categories/1')
    const refused = await send(app, 'POST', '/categories', {
      name: data.category.name.toUpperCase(),
    })
    expect([refused.statusCode, refused.errors?.[0]?.path]).toEqual([409, 'name'])
  })
})

describe.each(['/categories', '/skills', '/profile-skills', '/projects', '/testimonials'])(
  'the order of %s',
  (path) => {
    const list = { '/profile-skills': '/profile-skills/profile/1' }[path] ?? path

    async function readIds(): Promise<number[]> {
      const url = `/api${list}?limit=1000${path === '/projects' ? '&profile_id=1' : ''}`
      const { data } = (await app.inject({ url, headers })).json<{ data: object }>()
      const [rows] = Object.values(data) as { id: number; skills?: { id: number }[] }[][]
      return (rows ?? []).flatMap((row) => row.skills ?? [row]).map(({ id }) => id)
    }

    it('is the given one', async () => {
      const ids = await readIds()
      expect(ids.length).toBeGreaterThan(1)
      const reversed = [...ids].reverse()
      const { statusCode } = await send(app, 'PUT', `/order${path}`, { ids: reversed })
      expect(statusCode).toBe(200)
      const isGrouped = path === '/skills' || path === '/profile-skills'
      const [sorted, expected] = [await readIds(), isGrouped ? ids : reversed]
      expect([...sorted].sort()).toEqual([...expected].sort())
      if (isGrouped) expect(sorted).not.toEqual(ids)
      else expect(sorted).toEqual(reversed)
    })

    it('is refused if entries are missing, unknown, or given twice', async () => {
      const ids = await readIds()
      const refused = [ids.slice(1), [...ids.slice(1), 9999], [...ids, ids[0]]]
      const statuses = []
      for (const given of refused) {
        statuses.push((await send(app, 'PUT', `/order${path}`, { ids: given })).statusCode)
      }
      expect(statuses).toEqual([409, 409, 400])
      expect(await readIds()).toEqual(ids)
    })
  },
)

it('sorts skills with their categories', async () => {
  const readNames = async () => {
    const { data } = await get<{ profile_skills: { category_name: string }[] }>(
      app,
      '/profile-skills/profile/1',
    )
    return data.profile_skills.map(({ category_name }) => category_name)
  }
  const names = await readNames()
  const all = await app.inject({ url: '/api/categories?limit=1000', headers })
  const ids = all
    .json<{ data: { categories: { id: number }[] } }>()
    .data.categories.map(({ id }) => id)
    .reverse()
  await send(app, 'PUT', '/order/categories', { ids })
  expect(await readNames()).toEqual([...names].reverse())
})
