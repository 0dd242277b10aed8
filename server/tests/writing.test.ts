import type { FastifyInstance } from 'fastify'
import type { Project } from '../../src/contract/projects'
import { readContentVersion } from '../database/contentWrites'
import { cleanUp } from '../testing/cleanUp'
import { createTestApp, get, owner, send, type TestApp } from '../testing/testApp'

let test: TestApp
let app: FastifyInstance

beforeAll(async () => {
  test = await createTestApp()
  app = test.app
})
afterAll(cleanUp)

let count = 0

type Data = Record<'project' | 'skill' | 'profile_skill', Project>

const post = (path: string, body: object) => send<Data>(app, 'POST', path, body)
const createProject = async (body: object = {}) =>
  (await post('/projects', { title: `Baru ${(count += 1)}`, ...body })).data.project
const changeProject = ({ id }: Project, body: object) =>
  send<Data>(app, 'PUT', `/projects/${id}`, body)

it.each([
  ['POST', '/projects', { title: 'Lain', slug: 'proyek-1' }, 'slug'],
  ['POST', '/projects', { title: 'Proyek 1' }, 'slug'],
  ['PUT', '/projects/1', { slug: 'proyek-2' }, 'slug'],
  ['POST', '/posts', { title: 'A', excerpt: '', slug: 'artikel-1' }, 'slug'],
  ['POST', '/posts', { title: 'Artikel 1', excerpt: '' }, 'slug'],
  ['POST', '/skills', { name: 'React', category_id: 1 }, 'name'],
  ['POST', '/profile-skills', { skill_id: 1, percent: 3 }, 'skill_id'],
  ['POST', '/categories', { name: 'FULL STACK' }, 'name'],
  ['DELETE', '/categories/1', undefined, 'id'],
] as const)('responds with 409 to %s %s %j', async (method, path, body, field) => {
  const { statusCode, errors } = await send(app, method, path, body)
  expect([statusCode, errors?.map((error) => error.path)]).toEqual([409, [field]])
})

it('names what uses a category that cannot be deleted, and accepts a project’s own slug', async () => {
  const { message } = await send(app, 'DELETE', '/categories/1')
  expect(message).toMatch(/is the category of \d+ (skills|projects)/)
  expect((await send(app, 'PUT', '/projects/1', { slug: 'proyek-1' })).statusCode).toBe(200)
})

it.each([
  ['/projects', { title: 'A', highlights: [''] }, 'highlights.0'],
  ['/projects', { title: 'A', highlights: Array(101).fill('x') as string[] }, 'highlights'],
  ['/experience', { job_title: 'A', highlights: 'x' }, 'highlights'],
  ['/testimonials', { customer_name: 'A', description: 'B', rating: 0 }, 'rating'],
])('rejects POST %s with an invalid value', async (path, body, field) => {
  const { statusCode, errors } = await post(path, body)
  expect(statusCode).toBe(400)
  expect(errors?.map((error) => error.path)).toContain(field)
})

describe('a write', () => {
  it('stores the skills of a project in the given order', async () => {
    const { data } = await changeProject(await createProject(), {
      skill_names: [{ id: 2 }, { id: 1 }, { id: 2 }],
    })
    expect(data.project.skill_names?.map(({ name }) => name)).toEqual(['Redux', 'React'])
  })

  it('reports a skill that does not exist, and changes nothing', async () => {
    const before = await get(app, '/projects/1')
    const changes = { title: 'Setengah', skill_names: [{ id: 1 }, { id: 99 }] }
    expect(await send(app, 'PUT', '/projects/1', changes)).toMatchObject({
      statusCode: 400,
      errors: [{ path: 'skill_names.1.id', message: 'names none of the skills' }],
    })
    expect((await get(app, '/projects/1')).data).toEqual(before.data)
  })

  it('hides an inactive project from visitors, and shows it to the owner', async () => {
    const { id } = await createProject({ is_active: 0 })
    expect((await get(app, `/projects/${id}`)).statusCode).toBe(404)
    const { data } = await get<Data>(app, `/projects/${id}`, owner)
    expect(data.project).toMatchObject({ id, is_active: 0 })
    const list = await get<object>(app, '/projects?is_active=0', owner)
    expect(list.data).toMatchObject({ pagination: { totalData: 2 } })
  })

  it('removes a deleted skill from the profile and the projects', async () => {
    const { skill } = (await post('/skills', { name: 'Rust', category_id: 2 })).data
    const { profile_skill } = (await post('/profile-skills', { skill_id: skill.id, percent: 4 }))
      .data
    const { id } = await createProject({ skill_names: [{ id: skill.id }, { id: 4 }] })
    await send(app, 'DELETE', `/skills/${skill.id}`)
    const { data } = await get<Data>(app, `/projects/${id}`)
    expect(data.project.skill_names).toEqual([{ id: 4, name: 'Node.js' }])
    const { statusCode } = await send(app, 'DELETE', `/profile-skills/${profile_skill.id}`)
    expect(statusCode).toBe(404)
  })

  it('derives the slug from the title, if that has letters', async () => {
    const slugs = []
    for (const title of ['Café & Teh', '。！']) {
      slugs.push((await post('/projects', { title })).data.project.slug)
    }
    expect(slugs).toEqual(['cafe-teh', null])
  })

  it('stores highlights, and leaves them as they are without a new list', async () => {
    const project = await createProject({ highlights: ['Baru'], created_at: null })
    const { data } = await changeProject(project, { title: 'Lain' })
    expect(data.project).toMatchObject({ highlights: ['Baru'], created_at: null })
    const emptied = await changeProject(project, { highlights: [] })
    expect(emptied.data.project.highlights).toBeNull()
  })

  it.each([
    ['projects', { title: 'Terbaru' }],
    ['testimonials', { customer_name: 'Terbaru', description: 'Rapi.' }],
  ])('puts a new one first in the %s, with the current time', async (key, body) => {
    await post(`/${key}`, body)
    const { data } = await get<Record<string, Record<string, unknown>[]>>(app, `/${key}`)
    expect(data[key]?.[0]).toMatchObject(body)
    expect(data[key]?.[0]?.created_at).toMatch(/^\d{4}-.*Z$/)
  })
})

describe('invalid bodies', () => {
  const inject = (payload: string, type = 'application/json') =>
    app.inject({
      method: 'POST',
      url: '/api/projects',
      headers: { ...owner, 'content-type': type },
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
    const response = await inject(payload)
    expect(response.statusCode).toBe(statusCode)
    expect(response.json()).toMatchObject({ status: 'error', statusCode })
    expect(await readContentVersion(test.database)).toBe(version)
    expect((await get(app, '/health')).statusCode).toBe(200)
  })

  it('rejects other content types than JSON', async () => {
    expect((await inject('title=a', 'application/x-www-form-urlencoded')).statusCode).toBe(415)
    expect((await inject('<a/>', 'text/xml')).statusCode).toBe(415)
  })

  it('stores SQL as plain text', async () => {
    const title = `'); DROP TABLE projects; --`
    expect(await createProject({ title })).toMatchObject({ title })
    expect((await get(app, '/projects')).statusCode).toBe(200)
  })
})
