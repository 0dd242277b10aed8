import type { FastifyInstance } from 'fastify'
import type { ProfileSkillGroup } from '../../src/contract/skills'
import type { Pagination } from '../../src/contract/values'
import { write } from '../database/contentWrites'
import { openPostgres } from '../database/postgres'
import { listProjects } from '../resources/projects/repository'
import { createProject } from '../resources/projects/writes'
import { buildContent, contentProject, contentTestimonial } from '../testing/content'
import { cleanUp } from '../testing/cleanUp'
import { createTestApp, get, type TestApp } from '../testing/testApp'

let test: TestApp
let app: FastifyInstance

beforeAll(async () => {
  test = await createTestApp()
  app = test.app
})
afterAll(cleanUp)

type Row = Record<string, unknown>
type ListData = Record<string, Row[]> & { pagination: Pagination }

/** The values of a field in the rows of a list. */
async function values(address: string, key: string, field: string): Promise<unknown[]> {
  const { data } = await get<ListData>(app, address)
  return data[key]?.map((row) => row[field]) ?? []
}

/** All paginated lists: path, key, and number of rows. */
const lists = [
  ['/profile-experiences/profile/1', 'profile_experiences', 3],
  ['/experience', 'experiences', 3],
  ['/profile-educations/profile/1', 'profile_educations', 2],
  ['/education', 'educations', 2],
  ['/profile-projects', 'projects', 3],
  ['/projects', 'projects', 3],
  ['/projects/category/2', 'projects', 2],
  ['/profile-skills/profile/1', 'profile_skills', 4],
  ['/skills', 'skills', 5],
  ['/skills/category/1', 'skills', 3],
  ['/categories', 'categories', 3],
  ['/testimonials', 'testimonials', 3],
  ['/testimonials/category/2', 'testimonials', 2],
  ['/posts', 'posts', 2],
] as const

describe.each(lists)('GET %s', (address, key, totalData) => {
  it('returns every row on exactly one page, and an empty page after the last one', async () => {
    const all = await get<ListData>(app, address)
    expect([all.statusCode, all.status]).toEqual([200, 'success'])
    expect(all.data[key]?.length).toBeGreaterThan(0)
    expect(all.data.pagination).toEqual({ currentPage: 1, totalPages: 1, totalData, limit: 10 })
    const seen: string[] = []
    for (let page = 1; page <= totalData; page += 1) {
      const { data } = await get<ListData>(app, `${address}?page=${page}&limit=1`)
      const pagination = { currentPage: page, totalPages: totalData, totalData, limit: 1 }
      expect(data.pagination).toEqual(pagination)
      seen.push(JSON.stringify(data[key]))
    }
    expect(new Set(seen).size).toBe(totalData)
    const after = await get<ListData>(app, `${address}?page=99`)
    expect([after.statusCode, after.data[key]]).toEqual([200, []])
    expect(after.data.pagination).toMatchObject({ currentPage: 99, totalPages: 1, totalData })
  })

  it('rejects invalid and repeated parameters, and names them', async () => {
    const pages = ['0', '-1', '1.5', 'satu', '', '1e2', '99999999999'].map((value) => [
      'page',
      value,
    ])
    const limits = ['0', '1001', '1e309', '%20'].map((value) => ['limit', value])
    for (const [path, value] of [...pages, ...limits]) {
      const { statusCode, status, errors } = await get(app, `${address}?${path}=${value}`)
      expect([value, statusCode, status]).toEqual([value, 400, 'error'])
      expect(errors).toEqual([expect.objectContaining({ path })])
    }
    expect((await get(app, `${address}?page=1&page=2`)).statusCode).toBe(400)
  })
})

it('returns a total that matches the rows while another process writes', async () => {
  const { database, databaseUrl } = await createTestApp()
  const other = databaseUrl ? openPostgres(databaseUrl) : database
  let isReading = true
  const writer = async () => {
    for (let id = 1000; isReading; id += 1) {
      await write(other, (transaction) => createProject(transaction, id, { title: `Baru ${id}` }))
    }
  }
  const reader = async () => {
    const page = { page: 1, limit: 1000 }
    const differences: number[] = []
    while (differences.length < 40) {
      const { rows, total } = await listProjects(database, { visibility: 'all' }, page)
      differences.push(rows.length - total)
    }
    return differences
  }
  const writing = writer()
  const differences = await reader().finally(() => (isReading = false))
  await writing
  if (other !== database) await other.destroy()
  expect(new Set(differences)).toEqual(new Set([0]))
})

const frontend = 'Frontend Development'

it.each<[string, string, Row]>([
  ['/profiles/1', 'profile', { full_name: 'Dewi Contoh', preferred_tech_stack: 'React, Node.js' }],
  ['/experience/2', 'experience', { job_title: 'Staf' }],
  ['/education/1', 'education', { degree: 'SMK' }],
  ['/skills/1', 'skill', { name: 'React', category_name: frontend }],
  ['/testimonials/2', 'testimonial', { customer_name: 'Pelanggan 2', category_name: frontend }],
  ['/testimonials/2', 'testimonial', { customer_company: null }],
  ...['/profile-projects/1', '/projects/1', '/profile-projects/profile/1/slug/proyek-1'].map(
    (path): [string, string, Row] => [path, 'project', { id: 1, slug: 'proyek-1' }],
  ),
  ['/projects/1', 'project', { category_name: 'Full Stack', is_active: 1, is_featured: 0 }],
  ['/projects/1', 'project', { title: 'Proyek 1' }],
])('returns one entry at %s', async (path, key, expected) => {
  const { data, headers } = await get<Record<string, object>>(app, path)
  expect(data[key]).toMatchObject(expected)
  expect(headers['content-type']).toBe('application/json; charset=utf-8')
})

it.each([
  '/profiles/2',
  '/experience/99',
  '/education/99',
  '/skills/99',
  '/testimonials/99',
  '/projects/99',
  '/projects/4',
  '/profile-projects/profile/1/slug/tidak-ada',
  '/profile-projects/profile/2/slug/proyek-1',
])('responds with 404 at %s', async (path) => {
  expect(await get(app, path)).toMatchObject({
    statusCode: 404,
    status: 'error',
    message: expect.stringMatching(/^\w+ not found$/) as string,
  })
})

it.each(['abc', '0', '-1', '1.5', '99999999999'])('rejects the id %s', async (id) => {
  const { statusCode, errors } = await get(app, `/profiles/${id}`)
  expect([statusCode, errors]).toEqual([400, [expect.objectContaining({ path: 'id' })]])
})

const customers = ['Pelanggan 1', 'Pelanggan 2', 'Pelanggan 3']

it.each([
  ['/experience', 'experiences', 'job_title', ['Kepala', 'Staf', 'Magang']],
  ['/experience', 'experiences', 'is_current', [1, 0, 0]],
  ['/education', 'educations', 'degree', ['Sarjana', 'SMK']],
  ['/categories?is_active=1', 'categories', 'name', [frontend, 'Full Stack', 'Kosong']],
  ['/categories?is_active=0', 'categories', 'name', []],
  ['/skills', 'skills', 'name', ['React', 'Redux', 'Vite', 'Node.js', 'jQuery']],
  ['/skills/categories', 'categories', 'name', [frontend, 'Full Stack']],
  ['/testimonials', 'testimonials', 'customer_name', customers],
  ['/testimonials/category/2', 'testimonials', 'id', [1, 3]],
  ['/testimonials/category/Full%20Stack', 'testimonials', 'id', [1, 3]],
  ['/testimonials/category/full-stack', 'testimonials', 'id', [1, 3]],
  ['/testimonials/featured', 'testimonials', 'id', [1]],
  ['/projects/category/frontend-development', 'projects', 'id', [2]],
  ['/projects/featured', 'projects', 'id', [2, 3]],
])('lists at %s the %s with the %s %j', async (address, key, field, expected) => {
  expect(await values(address, key, field)).toEqual(expected)
})

it('returns the same experiences under both paths', async () => {
  const one = await get<Row>(app, '/experience')
  const other = await get<Row>(app, '/profile-experiences/profile/1')
  expect(other.data.profile_experiences).toEqual(one.data.experiences)
})

describe('projects', () => {
  it.each([
    ['', [1, 2, 3]],
    ['featured=true', [2, 3]],
    ['featured=false', [1]],
    ['tag=web', [1]],
    ['tag=all', [1, 2, 3]],
    ['category=2', [1, 3]],
    ['category=Full%20Stack', [1, 3]],
    ['category=full-stack', [1, 3]],
    ['category=all', [1, 2, 3]],
    ['category=Kosong', []],
    ['category=tidak-ada', []],
    ['category=%27%20OR%201%3D1', []],
    ['profile_id=1&is_active=1', [1, 2, 3]],
    ['profile_id=2', []],
    ['is_active=0', []],
  ])('are filtered by "%s"', async (query, expected) => {
    expect(await values(`/profile-projects?${query}`, 'projects', 'id')).toEqual(expected)
  })

  it('have their skills in the order of the file', async () => {
    const { data } = await get<{ project: Row }>(app, '/projects/1')
    expect(data.project.skill_names).toEqual([
      { id: 4, name: 'Node.js' },
      { id: 1, name: 'React' },
    ])
  })

  it('are counted as far as visitors see them', async () => {
    const { data } = await get<{ stats: object }>(app, '/projects/stats')
    expect(data.stats).toEqual({
      total: 3,
      active: 3,
      featured: 2,
      byCategory: [
        { category_id: 1, category_name: frontend, total: 1 },
        { category_id: 2, category_name: 'Full Stack', total: 2 },
      ],
    })
  })

  it('are an empty list when there are none', async () => {
    const empty = await createTestApp(buildContent({ projects: [] }))
    const { data } = await get(empty.app, '/projects')
    expect(data).toEqual({
      projects: [],
      pagination: { currentPage: 1, totalPages: 0, totalData: 0, limit: 10 },
    })
  })
})

describe('skills of the profile', () => {
  const path = '/profile-skills/profile'

  // A page is counted in skills, so that a category spans pages.
  it.each([
    [
      `${path}/1`,
      [
        [frontend, 'React', 'Redux', 'Vite'],
        ['Full Stack', 'Node.js'],
      ],
    ],
    [`${path}/1?page=1&limit=2`, [[frontend, 'React', 'Redux']]],
    [
      `${path}/1?page=2&limit=2`,
      [
        [frontend, 'Vite'],
        ['Full Stack', 'Node.js'],
      ],
    ],
    [`${path}/1/category/2`, [['Full Stack', 'Node.js']]],
    [`${path}/1/category/3`, []],
    [`${path}/2`, []],
  ])('are grouped by category: %s', async (address, expected) => {
    const { data } = await get<{ profile_skills: ProfileSkillGroup[] }>(app, address)
    const groups = data.profile_skills.map(({ category_name, skills }) => [
      category_name,
      ...skills.map(({ skill_name }) => skill_name),
    ])
    expect(groups).toEqual(expected)
  })

  it('have the number of the visible projects that use them, and the full years of these', async () => {
    const project = (id: number, changes: object) =>
      contentProject(id, { skills: ['React'], end_date: null, ...changes })
    const { app: own } = await createTestApp(
      buildContent({
        projects: [
          project(1, { start_date: '2019-05-01', end_date: '2019-09-30' }),
          project(2, { start_date: '2021-03', end_date: '2022-06-30' }),
          project(3, { start_date: null }),
          project(4, { start_date: '2010', is_active: false }),
          project(5, { skills: ['Vite'], start_date: '2024-01-01', end_date: '2024-03-01' }),
        ],
        testimonials: [],
      }),
    )
    const { data } = await get<{ profile_skills: ProfileSkillGroup[] }>(own, `${path}/1?limit=3`)
    const uses = data.profile_skills.flatMap(({ skills }) =>
      skills.map((skill) => [skill.skill_name, skill.project_count, skill.project_years]),
    )
    expect(uses).toEqual([
      ['React', 3, 3],
      ['Redux', null, null],
      ['Vite', 1, null],
    ])
  })

  it('have every field', async () => {
    const { data } = await get<{ profile_skills: ProfileSkillGroup[] }>(app, `${path}/1?limit=1`)
    const time = expect.stringMatching(/^\d{4}-.*Z$/) as unknown
    expect(data.profile_skills[0]?.skills[0]).toEqual({
      ...{ id: 1, skill_id: 1, skill_name: 'React', percent: 95, skill_icon: 'react.svg' },
      ...{ category_id: 1, category_name: frontend, is_active: 1, level: null },
      ...{ project_count: 1, project_years: null },
      ...{ created_at: time, updated_at: time },
    })
  })
})

describe('fields that are not set', () => {
  const parts = {
    links: [{ name: 'Mastodon', url: 'https://mastodon.example/@dewi' }],
    languages: [{ name: 'Jawa' }, { name: 'Inggris', level: 'C1' }],
    awards: [{ title: 'Juara', issuer: 'Kampus', date: '2020' }],
    publications: [{ title: 'Artikel', url: 'https://artikel.example' }],
    volunteering: [{ organisation: 'Kelas Malam', highlights: ['40 murid'] }],
  }
  let other: FastifyInstance

  beforeAll(async () => {
    const content = buildContent({
      profile: { full_name: 'Dewi Contoh', ...parts },
      experiences: [
        { job_title: 'Tanpa tanggal' },
        { job_title: 'Lama', start_date: '2015', end_date: '2016', highlights: ['Satu', 'Dua'] },
        { job_title: 'Baru', start_date: '2020-05', is_current: true },
      ],
      educations: [
        { degree: 'Tanpa tahun' },
        { degree: 'Sarjana', start_year: 2010, highlights: ['Basis data'] },
      ],
      skills: [
        { name: 'React', category: 'Full Stack', percent: 90 },
        { name: 'Vue', category: 'Full Stack', is_listed: true },
        { name: 'Ember', category: 'Full Stack' },
      ],
      projects: [contentProject(1, { created_at: undefined, highlights: ['Cepat'] })],
      testimonials: [contentTestimonial(1, { created_at: undefined, rating: undefined })],
    })
    ;({ app: other } = await createTestApp(content))
  })

  // Experiences and educations without a start are last; skills without a percentage are
  // listed if the owner lists them.
  it.each<[string, Row]>([
    ['/profiles/1', { profile: parts }],
    [
      '/experience',
      {
        experiences: [
          { job_title: 'Baru', start_date: '2020-05', highlights: null },
          { job_title: 'Lama', start_date: '2015', highlights: ['Satu', 'Dua'] },
          { job_title: 'Tanpa tanggal', start_date: null, highlights: null },
        ],
      },
    ],
    [
      '/education',
      {
        educations: [
          { degree: 'Sarjana', highlights: ['Basis data'] },
          { degree: 'Tanpa tahun', highlights: null },
        ],
      },
    ],
    [
      '/profile-skills/profile/1',
      {
        profile_skills: [
          {
            skills: [
              { skill_name: 'React', percent: 90 },
              { skill_name: 'Vue', percent: null },
            ],
          },
        ],
      },
    ],
    ['/projects/1', { project: { created_at: null, highlights: ['Cepat'] } }],
    ['/testimonials', { testimonials: [{ created_at: null, rating: null }] }],
  ])('are null at %s', async (path, expected) => {
    expect((await get(other, path)).data).toMatchObject(expected)
  })

  it('are null in the profile', async () => {
    const { data } = await get(app, '/profiles/1')
    expect(data).toMatchObject({ profile: { links: null, languages: null, volunteering: null } })
  })
})

it.each([
  ['project_count', '/projects'],
  ['skill_count', '/profile-skills/profile/1'],
  ['testimonial_count', '/testimonials'],
  ['post_count', '/posts'],
])('the profile has %s, the number of rows at %s', async (field, path) => {
  const { data } = await get<{ profile: Row }>(app, '/profiles/1')
  const list = await get<ListData>(app, path)
  expect(data.profile[field]).toBe(list.data.pagination.totalData)
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
    ['PATCH', '/api/projects/1', 'DELETE, GET, HEAD, PUT'],
    ['POST', '/api/profiles/1', 'GET, HEAD, PUT'],
    ['DELETE', '/api/categories', 'GET, HEAD, POST'],
  ] as const)('responds to %s %s with the allowed methods', async (method, url, allowed) => {
    const response = await app.inject({ method, url })
    expect(response.statusCode).toBe(405)
    expect(response.headers.allow?.split(', ').sort().join(', ')).toBe(allowed)
    expect(response.json()).toMatchObject({ status: 'error', statusCode: 405 })
  })

  it('responds to a malformed URL with the failure envelope', async () => {
    const response = await app.inject('/api/%E0%A4%A')
    expect(response.statusCode).toBe(400)
    expect(response.json()).toEqual({ status: 'error', statusCode: 400, message: 'Malformed URL' })
  })
})

it('reports its health: 503 when the database is closed, and 500 without details elsewhere', async () => {
  expect(await get(app, '/health')).toMatchObject({ statusCode: 200, data: { database: 'ok' } })
  const broken = await createTestApp()
  await broken.database.destroy()
  expect(await get(broken.app, '/health')).toMatchObject({
    ...{ statusCode: 503, status: 'error', message: 'The database does not answer' },
  })
  expect(await get(broken.app, '/projects')).toMatchObject({
    ...{ statusCode: 500, message: 'Internal server error' },
  })
})
