import type { FastifyInstance } from 'fastify'
import type { Project, ProjectStats } from '../../../src/contract/projects'
import { buildContent } from '../../testing/content'
import { cleanUp } from '../../testing/cleanUp'
import { createTestApp, get } from '../../testing/testApp'

let app: FastifyInstance

beforeAll(async () => {
  ;({ app } = await createTestApp())
})
afterAll(cleanUp)

async function titles(address: string): Promise<string[]> {
  const { data } = await get<{ projects: Project[] }>(app, address)
  return data.projects.map(({ title }) => title)
}

it('lists active projects in the owner’s order', async () => {
  expect(await titles('/profile-projects')).toEqual(['Proyek 1', 'Proyek 2', 'Proyek 3'])
})

it.each([
  ['featured=true', ['Proyek 2', 'Proyek 3']],
  ['featured=false', ['Proyek 1']],
  ['tag=web', ['Proyek 1']],
  ['tag=all', ['Proyek 1', 'Proyek 2', 'Proyek 3']],
  ['category=2', ['Proyek 1', 'Proyek 3']],
  ['category=Full%20Stack', ['Proyek 1', 'Proyek 3']],
  ['category=full-stack', ['Proyek 1', 'Proyek 3']],
  ['category=all', ['Proyek 1', 'Proyek 2', 'Proyek 3']],
  ['category=Kosong', []],
  ['category=tidak-ada', []],
  ['category=%27%20OR%201%3D1', []],
  ['profile_id=1&is_active=1', ['Proyek 1', 'Proyek 2', 'Proyek 3']],
  ['profile_id=2', []],
  ['is_active=0', []],
])('filters by %s', async (query, expected) => {
  expect(await titles(`/profile-projects?${query}`)).toEqual(expected)
})

it('lists the projects of a category', async () => {
  expect(await titles('/projects/category/frontend-development')).toEqual(['Proyek 2'])
})

it('lists the featured projects', async () => {
  expect(await titles('/projects/featured')).toEqual(['Proyek 2', 'Proyek 3'])
})

it.each(['/profile-projects/1', '/projects/1', '/profile-projects/profile/1/slug/proyek-1'])(
  'returns a project at %s',
  async (address) => {
    const { data } = await get<{ project: Project }>(app, address)
    expect(data.project).toMatchObject({
      id: 1,
      title: 'Proyek 1',
      slug: 'proyek-1',
      category_name: 'Full Stack',
      skill_names: [
        { id: 4, name: 'Node.js' },
        { id: 1, name: 'React' },
      ],
      is_active: 1,
      is_featured: 0,
    })
  },
)

it.each([
  '/projects/99',
  '/projects/4',
  '/profile-projects/profile/1/slug/tidak-ada',
  '/profile-projects/profile/2/slug/proyek-1',
])('responds with 404 at %s', async (address) => {
  expect(await get(app, address)).toMatchObject({
    statusCode: 404,
    status: 'error',
    message: 'Project not found',
  })
})

it('counts the projects that visitors can see', async () => {
  const { data } = await get<{ stats: ProjectStats }>(app, '/projects/stats')
  expect(data.stats).toEqual({
    total: 3,
    active: 3,
    featured: 2,
    byCategory: [
      { category_id: 1, category_name: 'Frontend Development', total: 1 },
      { category_id: 2, category_name: 'Full Stack', total: 2 },
    ],
  })
})

it('returns an empty list when there are no projects', async () => {
  const empty = await createTestApp(buildContent({ projects: [] }))
  const { data } = await get<{ projects: Project[] }>(empty.app, '/projects')
  expect(data).toEqual({
    projects: [],
    pagination: { currentPage: 1, totalPages: 0, totalData: 0, limit: 10 },
  })
})
