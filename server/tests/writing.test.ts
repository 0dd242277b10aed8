import type { FastifyInstance } from 'fastify'
import { readContentVersion } from '../database/contentWrites'
import { cleanUp } from '../testing/cleanUp'
import { createTestApp, get, send, token, type TestApp } from '../testing/testApp'

let test: TestApp
let app: FastifyInstance

beforeEach(async () => {
  test = await createTestApp()
  app = test.app
})
afterEach(cleanUp)

/** All writable resources: path, key, a body, a change, a required and an invalid field. */
const nouns = [
  {
    path: '/experience',
    key: 'experience',
    body: { job_title: 'Konsultan', company_name: 'D', start_date: '2022-05-01' },
    change: { job_title: 'Penasihat' },
    required: 'job_title',
    bad: { is_current: true },
  },
  {
    path: '/education',
    key: 'education',
    body: { degree: 'Magister', institution_name: 'C', start_year: 2020 },
    change: { gpa: 3.9 },
    required: 'degree',
    bad: { start_year: '2020' },
  },
  {
    path: '/skills',
    key: 'skill',
    body: { name: 'Rust', category_id: 2 },
    change: { skill_icon: 'rust.svg' },
    required: 'name',
    bad: { category_id: 99 },
  },
  {
    path: '/profile-skills',
    key: 'profile_skill',
    body: { skill_id: 4, percent: 40 },
    change: { percent: 55.5 },
    required: 'skill_id',
    bad: { percent: 101 },
  },
  {
    path: '/projects',
    key: 'project',
    body: { title: 'Proyek Baru', skill_names: [{ id: 4 }, { id: 1 }], category_id: 2 },
    change: { description: 'Sudah terbit.' },
    required: 'title',
    bad: { slug: 'Bukan Slug' },
  },
  {
    path: '/testimonials',
    key: 'testimonial',
    body: { customer_name: 'Sri', rating: 4, description: 'Rapi.' },
    change: { is_featured: 1 },
    required: 'description',
    bad: { rating: 6 },
  },
  {
    path: '/posts',
    key: 'post',
    body: {
      title: 'Tulisan Baru',
      excerpt: 'Ringkasan.',
      tags: ['React'],
      author: { name: 'Dewi' },
      cloth: { pattern: 'parang' },
      content: 'Isi.',
      readTime: 7,
    },
    change: { featured: true },
    required: 'excerpt',
    bad: { language: 'bahasa Indonesia' },
  },
] as const

type Entity = Record<string, unknown> & { id: number }

describe.each(nouns)('writes of $path', ({ path, key, body, change, required, bad }) => {
  /** Creates one; the profile has skill 4 already, which is deleted first. */
  async function create() {
    if (path === '/profile-skills') await send(app, 'DELETE', '/profile-skills/4')
    return send<Record<string, Entity>>(app, 'POST', path, body)
  }

  it('creates one: 201 with the entity and its location', async () => {
    const { statusCode, data, headers } = await create()
    const entity = data[key]
    expect(statusCode).toBe(201)
    expect(headers.location).toBe(`/api${path}/${entity?.id}`)
    const { skill_names, ...plain } = body as typeof body & { skill_names?: unknown }
    expect(entity).toMatchObject(plain)
  })

  it('changes the given fields only', async () => {
    const before = (await create()).data[key] as Entity
    const { statusCode, data } = await send<Record<string, Entity>>(
      app,
      'PUT',
      `${path}/${before.id}`,
      change,
    )
    expect(statusCode).toBe(200)
    const { updated_at: _, version: __, ...rest } = { ...before, ...change } as Entity
    expect(data[key]).toMatchObject(rest)
  })

  it('accepts an entity as it was returned', async () => {
    const entity = (await create()).data[key] as Entity
    const { statusCode, data } = await send<Record<string, Entity>>(
      app,
      'PUT',
      `${path}/${entity.id}`,
      entity,
    )
    expect(statusCode).toBe(200)
    expect({ ...data[key], updated_at: 0 }).toEqual({ ...entity, updated_at: 0 })
  })

  it('deletes once, and does not reuse the id', async () => {
    const { id } = (await create()).data[key] as Entity
    const gone = await send<{ id: number }>(app, 'DELETE', `${path}/${id}`)
    expect([gone.statusCode, gone.data]).toEqual([200, { id }])
    expect((await send(app, 'DELETE', `${path}/${id}`)).statusCode).toBe(404)
    const next = await send<Record<string, Entity>>(app, 'POST', path, body)
    expect(next.data[key]?.id).toBeGreaterThan(id)
  })

  it('reports a missing field', async () => {
    const rest = Object.fromEntries(Object.entries(body).filter(([field]) => field !== required))
    const { statusCode, errors, message } = await send(app, 'POST', path, rest)
    expect(statusCode).toBe(400)
    expect(errors).toEqual([{ path: required, message: 'is missing' }])
    expect(message).toContain(required)
  })

  it('reports every invalid field, and writes nothing', async () => {
    const version = await readContentVersion(test.database)
    const wrong = await send(app, 'POST', path, { ...body, ...bad, nope: 1 })
    expect(wrong.statusCode).toBe(400)
    const paths = wrong.errors?.map((error) => error.path)
    // References are checked after the schema.
    expect(paths).toContain('nope')
    const onlyBad = await send(app, 'POST', path, { ...body, ...bad })
    expect(onlyBad.errors?.map((error) => error.path)).toContain(Object.keys(bad)[0])
    expect(await readContentVersion(test.database)).toBe(version)
  })

  it('responds with 404 for an unknown id', async () => {
    expect((await send(app, 'PUT', `${path}/9999`, change)).statusCode).toBe(404)
    expect((await send(app, 'DELETE', `${path}/9999`)).statusCode).toBe(404)
  })

  it('responds with 401 without a valid token, before it validates the body', async () => {
    const invalid: Record<string, string>[] = [
      {},
      { authorization: 'Bearer wrong-token-of-thirty-two-letters' },
      { authorization: token },
      { authorization: `Basic ${token}` },
    ]
    for (const headers of invalid) {
      const responses = [
        await send(app, 'POST', path, body, headers),
        await send(app, 'PUT', `${path}/1`, { nope: 1 }, headers),
        await send(app, 'DELETE', `${path}/1`, undefined, headers),
      ]
      for (const { statusCode, status, headers: sent } of responses) {
        expect([statusCode, status]).toEqual([401, 'error'])
        expect(sent['www-authenticate']).toBe('Bearer')
      }
    }
  })
})

describe('conflicts', () => {
  it.each([
    ['/projects', { title: 'Lain', slug: 'proyek-1' }, 'slug'],
    ['/projects', { title: 'Proyek 1' }, 'slug'],
    ['/posts', { title: 'A', excerpt: '', slug: 'artikel-1' }, 'slug'],
    ['/posts', { title: 'Artikel 1', excerpt: '' }, 'slug'],
    ['/skills', { name: 'React', category_id: 1 }, 'name'],
    ['/profile-skills', { skill_id: 1, percent: 3 }, 'skill_id'],
  ])('responds with 409 to POST %s %j', async (path, body, field) => {
    const { statusCode, errors } = await send(app, 'POST', path, body)
    expect(statusCode).toBe(409)
    expect(errors?.map((error) => error.path)).toEqual([field])
  })

  it('accepts a project’s own slug, and not another’s', async () => {
    expect((await send(app, 'PUT', '/projects/1', { slug: 'proyek-1' })).statusCode).toBe(200)
    expect((await send(app, 'PUT', '/projects/1', { slug: 'proyek-2' })).statusCode).toBe(409)
  })
})

describe('effects of a write', () => {
  it('stores the skills of a project in the given order', async () => {
    const { data } = await send<{ project: { skill_names: { name: string }[] } }>(
      app,
      'PUT',
      '/projects/1',
      { skill_names: [{ id: 2 }, { id: 1 }, { id: 2 }] },
    )
    expect(data.project.skill_names.map(({ name }) => name)).toEqual(['Redux', 'React'])
  })

  it('reports a skill that does not exist, and changes nothing', async () => {
    const before = await get(app, '/projects/1')
    const { statusCode, errors } = await send(app, 'PUT', '/projects/1', {
      title: 'Setengah',
      skill_names: [{ id: 1 }, { id: 99 }],
    })
    expect(statusCode).toBe(400)
    expect(errors).toEqual([{ path: 'skill_names.1.id', message: 'names none of the skills' }])
    expect((await get(app, '/projects/1')).data).toEqual(before.data)
  })

  it('hides an inactive project from visitors, and shows it to the owner', async () => {
    await send(app, 'PUT', '/projects/1', { is_active: 0 })
    expect((await get(app, '/projects/1')).statusCode).toBe(404)
    const owner = { authorization: `Bearer ${token}` }
    const seen = await app.inject({ url: '/api/projects/1', headers: owner })
    expect(seen.json()).toMatchObject({ data: { project: { is_active: 0 } } })
    const list = await app.inject({ url: '/api/projects?is_active=0', headers: owner })
    expect(list.json()).toMatchObject({ data: { pagination: { totalData: 2 } } })
  })

  it('removes a deleted skill from the profile and the projects', async () => {
    await send(app, 'DELETE', '/skills/1')
    const { data } = await get<{ project: { skill_names: unknown[] } }>(app, '/projects/1')
    expect(data.project.skill_names).toEqual([{ id: 4, name: 'Node.js' }])
    expect((await send(app, 'DELETE', '/profile-skills/1')).statusCode).toBe(404)
  })

  it('derives the slug from the title, if that has letters', async () => {
    const latin = await send<{ project: Entity }>(app, 'POST', '/projects', { title: 'Café & Teh' })
    expect(latin.data.project.slug).toBe('cafe-teh')
    const other = await send<{ project: Entity }>(app, 'POST', '/projects', { title: '日本' })
    expect(other.data.project.slug).toBeNull()
  })
})

describe('invalid bodies', () => {
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }
  const post = (payload: string, type = 'application/json') =>
    app.inject({
      method: 'POST',
      url: '/api/projects',
      headers: { ...headers, 'content-type': type },
      payload,
    })

  it.each([
    ['no JSON', '{"title":', 400],
    ['nothing', '', 400],
    ['a list', '[]', 400],
    ['null', 'null', 400],
    ['a text', '"title"', 400],
    ['a number for a text', '{"title":1}', 400],
    ['null for a title', '{"title":null}', 400],
    ['a title of 20,000 letters', JSON.stringify({ title: 'x'.repeat(20_000) }), 400],
    ['a NUL', '{"title":"a\\u0000b"}', 400],
    ['a NUL deep inside', '{"title":"a","skill_names":[{"id":1,"name":"\\u0000"}]}', 400],
    ['a prototype', '{"title":"a","__proto__":{"isOwner":true}}', 400],
    ['a constructor', '{"title":"a","constructor":{"prototype":{"x":1}}}', 400],
    ['an id beyond the databases', '{"title":"a","category_id":2147483648}', 400],
    ['infinity', '{"title":"a","category_id":1e400}', 400],
    ['deep nesting', `{"title":${'['.repeat(50_000)}${']'.repeat(50_000)}}`, 400],
    ['too much', JSON.stringify({ title: 'a', description: 'x'.repeat(300_000) }), 413],
  ])('rejects %s', async (_name, payload, statusCode) => {
    const version = await readContentVersion(test.database)
    const response = await post(payload)
    expect(response.statusCode).toBe(statusCode)
    expect(response.json()).toMatchObject({ status: 'error', statusCode })
    expect(await readContentVersion(test.database)).toBe(version)
    expect((await get(app, '/health')).statusCode).toBe(200)
  })

  it('rejects other content types than JSON', async () => {
    expect((await post('title=a', 'application/x-www-form-urlencoded')).statusCode).toBe(415)
    expect((await post('<a/>', 'text/xml')).statusCode).toBe(415)
  })

  it('stores SQL as plain text', async () => {
    const title = `'); DROP TABLE projects; --`
    const { data } = await send<{ project: Entity }>(app, 'POST', '/projects', { title })
    expect(data.project.title).toBe(title)
    expect((await get(app, '/projects')).statusCode).toBe(200)
  })
})
