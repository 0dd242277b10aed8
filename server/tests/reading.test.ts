import type { FastifyInstance } from 'fastify'
import type { Category } from '../../src/contract/categories'
import type { Education, Experience } from '../../src/contract/career'
import type { Profile } from '../../src/contract/profile'
import type { Skill } from '../../src/contract/skills'
import type { Testimonial } from '../../src/contract/testimonials'
import { cleanUp } from '../testing/cleanUp'
import { createTestApp, get, type TestApp } from '../testing/testApp'

let test: TestApp
let app: FastifyInstance

beforeAll(async () => {
  test = await createTestApp()
  app = test.app
})
afterAll(cleanUp)

describe('profiles', () => {
  it('returns the owner, with comma-separated lists', async () => {
    const { data, headers } = await get<{ profile: Profile }>(app, '/profiles/1')
    expect(data.profile).toMatchObject({
      id: 1,
      full_name: 'Dewi Contoh',
      preferred_tech_stack: 'React, Node.js',
    })
    expect(headers['content-type']).toBe('application/json; charset=utf-8')
  })

  it('responds with 404 for any other profile', async () => {
    expect((await get(app, '/profiles/2')).statusCode).toBe(404)
  })

  it.each(['abc', '0', '-1', '1.5', '99999999999'])('rejects the id %s', async (id) => {
    const { statusCode, errors } = await get(app, `/profiles/${id}`)
    expect(statusCode).toBe(400)
    expect(errors).toEqual([expect.objectContaining({ path: 'id' })])
  })
})

describe('experiences', () => {
  it('lists current experiences first, then the latest', async () => {
    const { data } = await get<{ experiences: Experience[] }>(app, '/experience')
    expect(data.experiences.map(({ job_title }) => job_title)).toEqual(['Kepala', 'Staf', 'Magang'])
    expect(data.experiences[0]).toMatchObject({ is_current: 1, end_date: null })
  })

  it('returns the same rows under both paths', async () => {
    const { data: one } = await get<{ experiences: unknown }>(app, '/experience')
    const { data: other } = await get<{ profile_experiences: unknown }>(
      app,
      '/profile-experiences/profile/1',
    )
    expect(other.profile_experiences).toEqual(one.experiences)
  })

  it('returns one by its id, or 404', async () => {
    const { data } = await get<{ experience: Experience }>(app, '/experience/2')
    expect(data.experience.job_title).toBe('Staf')
    expect((await get(app, '/experience/99')).statusCode).toBe(404)
  })
})

describe('educations', () => {
  it('lists the latest first', async () => {
    const { data } = await get<{ educations: Education[] }>(app, '/education')
    expect(data.educations.map(({ degree }) => degree)).toEqual(['Sarjana', 'SMK'])
  })

  it('returns one by its id, or 404', async () => {
    const { data } = await get<{ education: Education }>(app, '/education/1')
    expect(data.education.degree).toBe('SMK')
    expect((await get(app, '/education/99')).statusCode).toBe(404)
  })
})

describe('categories', () => {
  it('lists the active ones in the owner’s order', async () => {
    const { data } = await get<{ categories: Category[] }>(app, '/categories?is_active=1')
    expect(data.categories).toEqual([
      { id: 1, name: 'Frontend Development', is_active: 1 },
      { id: 2, name: 'Full Stack', is_active: 1 },
      { id: 3, name: 'Kosong', is_active: 1 },
    ])
  })

  it('hides inactive ones from visitors', async () => {
    const { data } = await get<{ categories: Category[] }>(app, '/categories?is_active=0')
    expect(data).toMatchObject({ categories: [], pagination: { totalData: 0 } })
  })
})

describe('skills', () => {
  it('lists the catalogue by category', async () => {
    const { data } = await get<{ skills: Skill[] }>(app, '/skills')
    expect(data.skills.map(({ name }) => name)).toEqual([
      'React',
      'Redux',
      'Vite',
      'Node.js',
      'jQuery',
    ])
  })

  it('returns one by its id, or 404', async () => {
    const { data } = await get<{ skill: Skill }>(app, '/skills/1')
    expect(data.skill).toMatchObject({ name: 'React', category_name: 'Frontend Development' })
    expect((await get(app, '/skills/99')).statusCode).toBe(404)
  })

  it('lists the categories that have a skill', async () => {
    const { data } = await get<{ categories: Category[] }>(app, '/skills/categories')
    expect(data.categories.map(({ name }) => name)).toEqual(['Frontend Development', 'Full Stack'])
  })
})

describe('testimonials', () => {
  async function customers(address: string): Promise<string[]> {
    const { data } = await get<{ testimonials: Testimonial[] }>(app, address)
    return data.testimonials.map(({ customer_name }) => customer_name)
  }

  it('lists them in the owner’s order', async () => {
    expect(await customers('/testimonials')).toEqual(['Pelanggan 1', 'Pelanggan 2', 'Pelanggan 3'])
  })

  it.each(['2', 'Full%20Stack', 'full-stack'])('lists the category %s', async (category) => {
    expect(await customers(`/testimonials/category/${category}`)).toEqual([
      'Pelanggan 1',
      'Pelanggan 3',
    ])
  })

  it('lists the featured ones', async () => {
    expect(await customers('/testimonials/featured')).toEqual(['Pelanggan 1'])
  })

  it('returns one by its id, or 404', async () => {
    const { data } = await get<{ testimonial: Testimonial }>(app, '/testimonials/2')
    expect(data.testimonial).toMatchObject({
      customer_name: 'Pelanggan 2',
      category_name: 'Frontend Development',
      customer_company: null,
    })
    expect((await get(app, '/testimonials/99')).statusCode).toBe(404)
  })
})

describe('an unknown path or method', () => {
  it.each([
    ['GET', '/api/nope'],
    ['GET', '/api'],
    ['GET', '/api?a=1'],
    ['GET', '/api/profiles'],
    ['POST', '/api/nope'],
    ['PUT', '/api/nope'],
    ['DELETE', '/api/nope'],
  ] as const)('responds to %s %s with the failure envelope', async (method, url) => {
    const response = await app.inject({ method, url })
    expect(response.statusCode).toBe(404)
    expect(response.headers['content-type']).toBe('application/json; charset=utf-8')
    expect(response.json()).toMatchObject({ status: 'error', statusCode: 404 })
  })

  it.each([
    ['PATCH', '/api/projects/1', 'GET, HEAD, PUT, DELETE'],
    ['POST', '/api/profiles/1', 'GET, HEAD, PUT'],
    ['DELETE', '/api/categories', 'GET, HEAD, POST'],
  ] as const)('responds to %s %s with the allowed methods', async (method, url, allowed) => {
    const response = await app.inject({ method, url })
    expect(response.statusCode).toBe(405)
    expect(response.headers.allow?.split(', ').sort()).toEqual(allowed.split(', ').sort())
    expect(response.json()).toMatchObject({ status: 'error', statusCode: 405 })
  })

  it('responds to a malformed URL with the failure envelope', async () => {
    const response = await app.inject('/api/%E0%A4%A')
    expect(response.statusCode).toBe(400)
    expect(response.json()).toEqual({ status: 'error', statusCode: 400, message: 'Malformed URL' })
  })
})

describe('health', () => {
  it('reports that the database answers', async () => {
    const { statusCode, data } = await get<{ database: string }>(app, '/health')
    expect(statusCode).toBe(200)
    expect(data.database).toBe('ok')
  })

  it('responds with 503 when the database is closed; other requests get 500 without details', async () => {
    const broken = await createTestApp()
    await broken.database.destroy()
    expect(await get(broken.app, '/health')).toMatchObject({
      statusCode: 503,
      status: 'error',
      message: 'The database does not answer',
    })
    expect(await get(broken.app, '/projects')).toMatchObject({
      statusCode: 500,
      message: 'Internal server error',
    })
  })
})
