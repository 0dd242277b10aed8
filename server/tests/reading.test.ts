import type { ProfileSkillGroup } from '../../src/contract/skills'
import type { Pagination } from '../../src/contract/schema/values'
import { databaseFailure } from '../database/failures'
import { buildContent, contentProject, contentTestimonial } from '../testing/content'
import { createTestApp, get, prepareApp } from '../testing/testApp'

const test = prepareApp()

type Row = Record<string, unknown>
type ListData = Record<string, Row[]> & { pagination: Pagination }

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

it.each(lists)('GET %s has every row on one page, and rejects invalid ones', async (...list) => {
  const [address, key, totalData] = list
  const all = await get<ListData>(test.app, address)
  expect([all.statusCode, all.status]).toEqual([200, 'success'])
  expect(all.data.pagination).toEqual({ currentPage: 1, totalPages: 1, totalData, limit: 10 })
  const seen: string[] = []
  for (let page = 1; page <= totalData; page += 1) {
    const { data } = await get<ListData>(test.app, `${address}?page=${page}&limit=1`)
    const pagination = { currentPage: page, totalPages: totalData, totalData, limit: 1 }
    expect(data.pagination).toEqual(pagination)
    seen.push(JSON.stringify(data[key]))
  }
  expect(new Set(seen).size).toBe(totalData)
  const after = await get<ListData>(test.app, `${address}?page=99`)
  expect([after.statusCode, after.data[key]]).toEqual([200, []])
  expect(after.data.pagination).toMatchObject({ currentPage: 99, totalPages: 1, totalData })
  for (const query of ['page=0', 'limit=1001']) {
    const { statusCode, status, errors } = await get(test.app, `${address}?${query}`)
    expect([statusCode, status]).toEqual([400, 'error'])
    expect(errors).toEqual([expect.objectContaining({ path: query.split('=')[0] })])
  }
})

const frontend = 'Frontend Development'

it('returns one entry at each of its paths, and counts the rows of the lists in the profile', async () => {
  const project = { id: 1, slug: 'proyek-1', title: 'Proyek 1', category_name: 'Full Stack' }
  const skill_names = [
    { id: 4, name: 'Node.js' },
    { id: 1, name: 'React' },
  ]
  const entries: [string, Row][] = [
    ['/profiles/1', { full_name: 'Dewi Contoh', preferred_tech_stack: 'React, Node.js' }],
    ['/profiles/1', { project_count: 3, skill_count: 4, testimonial_count: 3, post_count: 2 }],
    ['/experience/2', { job_title: 'Staf' }],
    ['/education/1', { degree: 'SMK' }],
    ['/skills/1', { name: 'React', category_name: frontend }],
    ['/testimonials/2', { customer_name: 'Pelanggan 2', category_name: frontend }],
    ['/testimonials/2', { customer_company: null }],
    ['/projects/1', { ...project, skill_names, is_active: 1, is_featured: 0 }],
    ['/profile-projects/1', project],
    ['/profile-projects/profile/1/slug/proyek-1', project],
  ]
  for (const [path, expected] of entries) {
    const { data, headers } = await get<Record<string, object>>(test.app, path)
    expect(Object.values(data)).toMatchObject([expected])
    expect(headers['content-type']).toBe('application/json; charset=utf-8')
  }
})

it('responds with 404 where there is no entry that the reader sees', async () => {
  const nouns = ['profiles', 'experience', 'education', 'skills', 'testimonials', 'projects']
  const slugs = ['/profile/1/slug/tidak-ada', '/profile/2/slug/proyek-1', '/4']
  const paths = [
    ...nouns.map((noun) => `/${noun}/99`),
    ...slugs.map((s) => `/profile-projects${s}`),
  ]
  for (const path of paths) {
    const message = expect.stringMatching(/^\w+ not found$/) as string
    expect(await get(test.app, path)).toMatchObject({ statusCode: 404, status: 'error', message })
  }
})

const projectIds: [query: string, ids: number[]][] = [
  ['featured=true', [2, 3]],
  ['featured=false', [1]],
  ['tag=web', [1]],
  ['category=2', [1, 3]],
  ['category=Full%20Stack', [1, 3]],
  ['category=full-stack', [1, 3]],
  ['category=Kosong', []],
  ['category=%27%20OR%201%3D1', []],
  ['profile_id=1&is_active=1', [1, 2, 3]],
  ['profile_id=2', []],
  ['is_active=0', []],
]

it.each<[string, string, unknown[]]>([
  ['/experience', 'job_title', ['Kepala', 'Staf', 'Magang']],
  ['/profile-experiences/profile/1', 'is_current', [1, 0, 0]],
  ['/education', 'degree', ['Sarjana', 'SMK']],
  ['/categories?is_active=1', 'name', [frontend, 'Full Stack', 'Kosong']],
  ['/skills', 'name', ['React', 'Redux', 'Vite', 'Node.js', 'jQuery']],
  ['/skills/categories', 'name', [frontend, 'Full Stack']],
  ['/testimonials', 'id', [1, 2, 3]],
  ['/testimonials/category/2', 'id', [1, 3]],
  ['/testimonials/category/Full%20Stack', 'id', [1, 3]],
  ['/testimonials/featured', 'id', [1]],
  ['/projects/category/frontend-development', 'id', [2]],
  ['/projects/featured', 'id', [2, 3]],
  ...projectIds.map(([query, ids]) => [`/profile-projects?${query}`, 'id', ids] as const),
] as [string, string, unknown[]][])('lists at %s entries with the %s %j', async (...row) => {
  const [address, field, expected] = row
  const { data } = await get<Record<string, Row[]>>(test.app, address)
  expect(Object.values(data)[0]?.map((entry) => entry[field])).toEqual(expected)
})

it('counts the projects that visitors see, and lists none where there are none', async () => {
  const { data } = await get<{ stats: object }>(test.app, '/projects/stats')
  expect(data.stats).toEqual({
    ...{ total: 3, active: 3, featured: 2 },
    byCategory: [
      { category_id: 1, category_name: frontend, total: 1 },
      { category_id: 2, category_name: 'Full Stack', total: 2 },
    ],
  })
  expect((await get(test.app, '/projects/category/3')).data).toEqual({
    projects: [],
    pagination: { currentPage: 1, totalPages: 0, totalData: 0, limit: 10 },
  })
})

describe('skills of the profile', () => {
  const path = '/profile-skills/profile'
  const readGroups = async (address: string, server = test.app) =>
    (await get<{ profile_skills: ProfileSkillGroup[] }>(server, address)).data.profile_skills

  const [react, node] = [`${frontend}: React, Redux`, 'Full Stack: Node.js']
  // A page is counted in skills, so that a category spans pages.
  it.each([
    [`${path}/1`, [`${react}, Vite`, node]],
    [`${path}/1?page=1&limit=2`, [react]],
    [`${path}/1?page=2&limit=2`, [`${frontend}: Vite`, node]],
    [`${path}/1/category/2`, [node]],
    [`${path}/1/category/3`, []],
    [`${path}/2`, []],
  ])('are grouped by category: %s', async (address, expected) => {
    const groups = (await readGroups(address)).map(({ category_name, skills }) => {
      return `${category_name}: ${skills.map(({ skill_name }) => skill_name).join(', ')}`
    })
    expect(groups).toEqual(expected)
  })

  it('have the number of the visible projects that use them, and the full years of these', async () => {
    const project = (id: number, changes: object) =>
      contentProject(id, { skills: ['React'], end_date: null, ...changes })
    const projects = [
      project(1, { start_date: '2019-05-01', end_date: '2019-09-30' }),
      project(2, { start_date: '2021-03', end_date: '2022-06-30' }),
      project(3, { start_date: null }),
      project(4, { start_date: '2010', is_active: false }),
      project(5, { skills: ['Vite'], start_date: '2024-01-01', end_date: '2024-03-01' }),
      project(6, { skills: ['Redux'], start_date: '2021', end_date: '2024' }),
    ]
    const { app: own } = await createTestApp(buildContent({ projects, testimonials: [] }))
    const [group] = await readGroups(`${path}/1?limit=3`, own)
    expect(group?.skills).toMatchObject([
      { project_count: 3, project_years: 1 },
      { project_count: 1, project_years: 3 },
      { project_count: 1, project_years: null },
    ])
  })
})

it('returns null for fields that are not set, and sorts entries without a start to the end', async () => {
  const parts = {
    links: [{ name: 'Mastodon', url: 'https://mastodon.example/@dewi' }],
    languages: [{ name: 'Jawa' }, { name: 'Inggris', level: 'C1' }],
    awards: [{ title: 'Juara', issuer: 'Kampus', date: '2020' }],
    publications: [{ title: 'Artikel', url: 'https://artikel.example' }],
    volunteering: [{ organisation: 'Kelas Malam', highlights: ['40 murid'] }],
  }
  const skill = (name: string, changes: object) => ({ name, category: 'Full Stack', ...changes })
  const job = { job_title: 'Lama', start_date: '2015', end_date: '2016' }
  const { app: other } = await createTestApp(
    buildContent({
      profile: { full_name: 'Dewi Contoh', ...parts },
      experiences: [
        { job_title: 'Tanpa tanggal' },
        { ...job, highlights: ['Satu', 'Dua'] },
        { job_title: 'Baru', start_date: '2020-05', is_current: true },
      ],
      educations: [{ degree: 'Tanpa' }, { degree: 'S1', start_year: 2010, highlights: ['Basis'] }],
      skills: [
        skill('React', { percent: 90 }),
        skill('Vue', { is_listed: true }),
        skill('Ember', {}),
      ],
      projects: [contentProject(1, { created_at: undefined, highlights: ['Cepat'] })],
      testimonials: [contentTestimonial(1, { created_at: undefined, rating: undefined })],
    }),
  )
  const expected: [string, Row][] = [
    ['/profiles/1', { profile: parts }],
    [
      '/experience',
      {
        experiences: [
          { job_title: 'Baru', start_date: '2020-05', highlights: null },
          { ...job, highlights: ['Satu', 'Dua'] },
          { job_title: 'Tanpa tanggal', start_date: null },
        ],
      },
    ],
    ['/education', { educations: [{ highlights: ['Basis'] }, { highlights: null }] }],
    // Skills without a percentage are listed if the owner lists them.
    [
      '/profile-skills/profile/1',
      { profile_skills: [{ skills: [{ percent: 90 }, { percent: null }] }] },
    ],
    ['/projects/1', { project: { created_at: null, highlights: ['Cepat'] } }],
    ['/testimonials', { testimonials: [{ created_at: null, rating: null }] }],
  ]
  for (const [path, data] of expected) expect((await get(other, path)).data).toMatchObject(data)
  expect((await get(test.app, '/profiles/1')).data).toMatchObject({
    profile: { links: null, languages: null, volunteering: null },
  })
})

it('reports its health: 503 when the database is closed, and 500 without details elsewhere', async () => {
  const healthy = { statusCode: 200, data: { database: 'ok' } }
  expect(await get(test.app, '/health')).toMatchObject(healthy)
  const broken = await createTestApp()
  await broken.database.destroy()
  const unavailable = { statusCode: 503, status: 'error', message: 'The database does not answer' }
  expect(await get(broken.app, '/health')).toMatchObject(unavailable)
  const failed = { statusCode: 500, message: 'Internal server error' }
  expect(await get(broken.app, '/projects')).toMatchObject(failed)
})

it.each([
  new Error('timeout exceeded when trying to connect'),
  new Error('Connection terminated due to connection timeout'),
  Object.assign(new Error('canceling statement due to statement timeout'), { code: '57014' }),
])('treats the error of PostgreSQL "$message" as a temporary failure', (error) => {
  expect(databaseFailure(error)).toBe('The database does not answer')
})
