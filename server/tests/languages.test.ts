import type { FastifyInstance } from 'fastify'
import type { ProjectDetail } from '../../src/contract/projects'
import { buildContent, contentPost } from '../testing/content'
import { cleanUp } from '../testing/cleanUp'
import { createTestApp, owner, send } from '../testing/testApp'

afterEach(cleanUp)

const content = buildContent({
  categories: [{ name: 'Perkakas', translations: { en: { name: 'Tools' } } }],
  skills: [{ name: 'Git', category: 'Perkakas', percent: 80 }],
  projects: [
    {
      title: 'Toko Batik',
      category: 'Perkakas',
      description: 'Toko daring.',
      role: 'Pengembang',
      highlights: ['Cepat'],
      story: 'Cerita.',
      skills: ['Git'],
      translations: {
        en: { title: 'Batik Shop', highlights: ['Fast', 'Small'], story: 'A *story*.' },
      },
    },
  ],
  testimonials: [
    {
      customer_name: 'Sri',
      description: 'Bagus.',
      category: 'Perkakas',
      project: 'Toko Batik',
      translations: { en: { description: 'Good.' } },
    },
  ],
  posts: [contentPost(1), contentPost(2, { translations: { en: { title: 'Article 2' } } })],
})

let app: FastifyInstance
beforeEach(async () => {
  ;({ app } = await createTestApp(content, undefined, undefined, ['id', 'en']))
})

async function read<Data>(url: string, headers = {}): Promise<Data> {
  const response = await app.inject({ url: `/api${url}`, headers })
  expect(response.statusCode).toBe(200)
  return response.json<{ data: Data }>().data
}

const readProject = (query: string, headers = {}) =>
  read<{ project: ProjectDetail }>(`/projects/1${query}`, headers)

it('responds in the requested language, and names what is not translated', async () => {
  const { project } = await readProject('?lang=en')
  expect(project).toMatchObject({
    title: 'Batik Shop',
    category_name: 'Tools',
    description: 'Toko daring.',
    highlights: ['Fast', 'Small'],
    untranslated: ['description', 'role'],
    testimonials: [{ customer_name: 'Sri', description: 'Good.' }],
  })
  expect(JSON.stringify(project.story_tree)).toContain('A ')
  expect(project).not.toHaveProperty('translations')
})

it.each(['', '?lang=id'])('responds in the main language to %p', async (query) => {
  const { project } = await readProject(query)
  expect(project).toMatchObject({ title: 'Toko Batik', category_name: 'Perkakas' })
  expect(project).not.toHaveProperty('translations')
  expect(project).not.toHaveProperty('untranslated')
})

it('names the language of a response, also of a cached one', async () => {
  for (const lang of ['id', 'en', 'en', 'id']) {
    const { headers } = await app.inject(`/api/projects?lang=${lang}`)
    expect(headers['content-language']).toBe(lang)
  }
  expect((await app.inject('/api/projects')).headers['content-language']).toBe('id')
})

it('refuses a language that the site does not have', async () => {
  const response = await app.inject('/api/projects?lang=fr')
  expect(response.statusCode).toBe(400)
  expect(response.json()).toMatchObject({
    errors: [{ path: 'lang', message: 'must be a language of the site: id, en' }],
  })
})

it.each([
  ['/categories', 'Tools'],
  ['/skills', 'Tools'],
  ['/skills/categories', 'Tools'],
  ['/profile-skills/profile/1', 'Tools'],
  ['/projects', 'Batik Shop'],
  ['/projects/stats', 'Tools'],
  ['/profile-projects', 'Batik Shop'],
  ['/testimonials', 'Good.'],
  ['/testimonials/featured', ''],
  ['/posts', 'Article 2'],
])('translates the list %s', async (url, text) => {
  expect(JSON.stringify(await read(`${url}?lang=en`))).toContain(text)
  expect(JSON.stringify(await read(url))).not.toContain(text || '?')
})

it('links to the neighbours of an entry by their translated titles', async () => {
  const { post } = await read<{ post: { next?: object } }>('/posts/slug/artikel-1?lang=en')
  expect(post.next).toMatchObject({ title: 'Article 2' })
})

it('lets the owner read and replace the translations', async () => {
  const { project } = await readProject('', owner)
  expect(project.translations).toMatchObject({ en: { title: 'Batik Shop' } })
  const translations = { en: { title: 'Cloth Shop', description: '' }, fr: { title: 'Boutique' } }
  const response = await send(app, 'PUT', '/projects/1', { translations })
  expect(response.statusCode).toBe(200)
  expect((await readProject('', owner)).project.translations).toEqual({
    en: { title: 'Cloth Shop' },
    fr: { title: 'Boutique' },
  })
  expect((await readProject('?lang=en')).project).toMatchObject({
    title: 'Cloth Shop',
    highlights: ['Cepat'],
  })
})

it.each([
  [{ en: { link_demo: '/x' } }, 'translations.en'],
  [{ en: { slug: 'Not a slug' } }, 'translations.en.slug'],
  [{ 'not a code': { title: 'x' } }, 'translations'],
  [{ en: { title: 'x'.repeat(201) } }, 'translations.en.title'],
])('refuses the translations %p', async (translations, path) => {
  const response = await send(app, 'PUT', '/projects/1', { translations })
  expect(response.statusCode).toBe(400)
  expect(response.errors?.[0]?.path).toContain(path)
})

describe('an entry with a slug in another language', () => {
  const translate = (path: string, slug: string) =>
    send(app, 'PUT', path, { translations: { en: { slug } } })
  const find = (path: string) => app.inject(`/api${path}`)

  it.each([
    ['/projects/1', '/profile-projects/profile/1/slug', 'toko-batik', 'project'],
    ['/posts/2', '/posts/slug', 'artikel-1', 'post'],
  ])('%s is found by the slug of each language', async (path, bySlug, slug, key) => {
    expect((await translate(path, 'another-one')).statusCode).toBe(200)
    for (const found of [slug, 'another-one']) {
      const slugs = { id: slug, en: 'another-one' }
      expect((await find(`${bySlug}/${found}`)).json()).toMatchObject({
        data: { [key]: { slug, slugs } },
      })
      expect((await find(`${bySlug}/${found}?lang=en`)).json()).toMatchObject({
        data: { [key]: { slug: 'another-one', slugs } },
      })
    }
    for (const other of ['%25', 'another_one', 'another']) {
      expect((await find(`${bySlug}/${other}`)).statusCode).toBe(404)
    }
  })

  it('cannot have the slug of another entry', async () => {
    await translate('/posts/1', 'first-article')
    const { errors, statusCode } = await translate('/posts/2', 'first-article')
    expect([statusCode, errors?.[0]?.path]).toEqual([409, 'translations.en.slug'])
    const own = await send(app, 'PUT', '/posts/2', { slug: 'first-article' })
    expect([own.statusCode, own.errors?.[0]?.path]).toEqual([409, 'slug'])
  })
})
