import type { Project } from '../../src/contract/projects'
import { get, owner, prepareApp, send } from '../testing/testApp'

const test = prepareApp()

let count = 0

type Row = Record<string, unknown>
type Data = Record<'project' | 'post' | 'skill' | 'profile_skill', Project>

const post = (path: string, body: object) => send<Data>(test.app, 'POST', path, body)
const createProject = async (body: object = {}) =>
  (await post('/projects', { title: `Baru ${(count += 1)}`, ...body })).data.project
const changeProject = ({ id }: Project, body: object) =>
  send<Data>(test.app, 'PUT', `/projects/${id}`, body)

it.each([
  ['POST', '/projects', { title: 'Lain', slug: 'proyek-1' }, 'slug'],
  ['PUT', '/projects/1', { slug: 'proyek-2' }, 'slug'],
  ['POST', '/posts', { title: 'A', excerpt: '', slug: 'artikel-1' }, 'slug'],
  ['POST', '/skills', { name: 'React', category_id: 1 }, 'name'],
  ['POST', '/profile-skills', { skill_id: 1, percent: 3 }, 'skill_id'],
  ['POST', '/categories', { name: 'FULL STACK' }, 'name'],
  ['DELETE', '/categories/1', undefined, 'id'],
] as const)('responds with 409 to %s %s %j', async (method, path, body, field) => {
  const { statusCode, errors, message } = await send(test.app, method, path, body)
  expect([statusCode, errors?.map((error) => error.path)]).toEqual([409, [field]])
  if (method === 'DELETE') expect(message).toMatch(/is the category of \d+ (skills|projects)/)
  expect((await send(test.app, 'PUT', '/projects/1', { slug: 'proyek-1' })).statusCode).toBe(200)
})

describe('a write', () => {
  it('stores skills in the given order, and reports one that does not exist', async () => {
    const { data } = await changeProject(await createProject(), {
      skill_names: [{ id: 2 }, { id: 1 }, { id: 2 }],
    })
    expect(data.project.skill_names?.map(({ name }) => name)).toEqual(['Redux', 'React'])
    const before = await get(test.app, '/projects/1')
    const changes = { title: 'Setengah', skill_names: [{ id: 1 }, { id: 99 }] }
    expect(await send(test.app, 'PUT', '/projects/1', changes)).toMatchObject({
      statusCode: 400,
      errors: [{ path: 'skill_names.1.id', message: 'names none of the skills' }],
    })
    expect((await get(test.app, '/projects/1')).data).toEqual(before.data)
  })

  it('hides an inactive project from visitors, and shows it to the owner', async () => {
    const stats = async (headers?: typeof owner) =>
      (await get<{ stats: Row }>(test.app, '/projects/stats', headers)).data.stats
    const [visible, all] = [await stats(), await stats(owner)]
    const { id } = await createProject({ is_active: 0, is_featured: 1 })
    expect((await get(test.app, `/projects/${id}`)).statusCode).toBe(404)
    const { data } = await get<Data>(test.app, `/projects/${id}`, owner)
    expect(data.project).toMatchObject({ id, is_active: 0 })
    const list = await get<object>(test.app, '/projects?is_active=0', owner)
    expect(list.data).toMatchObject({ pagination: { totalData: 2 } })
    expect(await stats()).toEqual(visible)
    expect((await stats(owner)).total).toBe(Number(all.total) + 1)
  })

  it('removes a deleted skill from the profile and the projects', async () => {
    const { skill } = (await post('/skills', { name: 'Rust', category_id: 2 })).data
    const added = await post('/profile-skills', { skill_id: skill.id, percent: 4 })
    const { id } = await createProject({ skill_names: [{ id: skill.id }, { id: 4 }] })
    await send(test.app, 'DELETE', `/skills/${skill.id}`)
    const { data } = await get<Data>(test.app, `/projects/${id}`)
    expect(data.project.skill_names).toEqual([{ id: 4, name: 'Node.js' }])
    const path = `/profile-skills/${added.data.profile_skill.id}`
    expect((await send(test.app, 'DELETE', path)).statusCode).toBe(404)
  })

  it('derives the slug from the title, if that has letters', async () => {
    expect((await createProject({ title: 'Café & Teh' })).slug).toBe('cafe-teh')
    expect((await createProject({ title: '。！' })).slug).toBeNull()
    const project = await createProject({ title: 'Kafe Senja', slug: 'kafe' })
    const { data } = await changeProject(project, { slug: null })
    expect(data.project.slug).toBe('kafe-senja')
    // Only a slug that was written by hand is refused if it is taken.
    const other = await createProject({ title: 'Kafe Senja' })
    expect(other.slug).toBe('kafe-senja-2')
    const renamed = await changeProject(other, { slug: null, title: 'Kafe' })
    expect(renamed.data.project.slug).toBe('kafe')
    const article = await post('/posts', { title: 'Artikel 1', excerpt: '' })
    expect(article.data.post.slug).toBe('artikel-1-2')
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
    const { data } = await get<Record<string, Row[]>>(test.app, `/${key}`)
    expect(data[key]?.[0]).toMatchObject(body)
    expect(data[key]?.[0]?.created_at).toMatch(/^\d{4}-.*Z$/)
  })

  it('shows the postal address to visitors only if the owner wants it', async () => {
    const postal_address = { address: 'Jl. Contoh 7', postal_code: '57126', city: 'Solo' }
    for (const shows_address of [0, 1]) {
      const body = { postal_address, usernames: { github: 'dewi' }, shows_address }
      expect((await send(test.app, 'PUT', '/profiles/1', body)).statusCode).toBe(200)
      const { profile } = (await get<{ profile: Row }>(test.app, '/profiles/1')).data
      expect(profile.postal_address).toEqual(shows_address ? postal_address : undefined)
      expect(profile).not.toHaveProperty('usernames')
      expect((await get(test.app, '/profiles/1', owner)).data).toMatchObject({ profile: body })
    }
  })

  it('derives the years of an education from its dates', async () => {
    const years = async (body: object) => {
      await send(test.app, 'PUT', '/education/1', body)
      const { education } = (await get<{ education: Row }>(test.app, '/education/1')).data
      const { start_date, start_year, end_date, graduation_year } = education
      return [start_date, start_year, end_date, graduation_year]
    }
    expect(await years({ start_date: '2011-09' })).toEqual(['2011-09', 2011, null, 2013])
    expect(await years({ start_year: 2011 })).toEqual(['2011-09', 2011, null, 2013])
    const changed = await years({ start_year: 2012, end_date: '2014-06-30' })
    expect(changed).toEqual([null, 2012, '2014-06-30', 2014])
    expect(await years({ end_date: null })).toEqual([null, 2012, null, 2014])
  })
})
