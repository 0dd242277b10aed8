import type { ProjectDetail } from '../../src/contract/projects'
import { buildContent, contentPost } from '../testing/content'
import { prepareApp, owner, send, get, openTestDatabase, startApp } from '../testing/testApp'
import { openContentDatabase } from '../content/database/openContentDatabase'
import { exportContent } from '../content/database/exportContent'
import { importContent } from '../content/database/importContent'
import { changeMainLanguage } from '../database/mainLanguage'

const content = buildContent({
  categories: [{ name: 'Perkakas', translations: { en: { name: 'Tools' } } }],
  skills: [{ name: 'Git', category: 'Perkakas', percent: 80 }],
  projects: [
    {
      title: 'Toko Batik',
      category: 'Perkakas',
      description: 'Toko daring.',
      role: 'Pengembang',
      client: 'PT Batik',
      highlights: ['Cepat'],
      story: 'Cerita.',
      skills: ['Git'],
      translations: {
        en: {
          ...{ title: 'Batik Shop', slug: 'batik-shop', story: 'A *story*.' },
          highlights: ['Fast', 'Small'],
        },
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
    { customer_name: 'Made', description: 'Rapi.', project_title: 'Toko Batik' },
  ],
  posts: [contentPost(1), contentPost(2, { translations: { en: { title: 'Article 2' } } })],
})

const test = prepareApp(content, undefined, undefined, ['id', 'en'])

async function read<Data>(url: string, headers = {}): Promise<Data> {
  const response = await test.app.inject({ url: `/api${url}`, headers })
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
    testimonials: [{ customer_name: 'Sri', description: 'Good.' }, { customer_name: 'Made' }],
  })
  expect(JSON.stringify(project.story_tree)).toContain('A ')
  expect(project).not.toHaveProperty('translations')
})

it('responds in the main language without another one, and names the language', async () => {
  for (const query of ['', '?lang=id']) {
    const { project } = await readProject(query)
    expect(project).toMatchObject({ title: 'Toko Batik', category_name: 'Perkakas' })
    for (const field of ['translations', 'untranslated']) expect(project).not.toHaveProperty(field)
  }
  for (const lang of ['id', 'en', 'en', 'id']) {
    const { headers } = await test.app.inject(`/api/projects?lang=${lang}`)
    expect(headers['content-language']).toBe(lang)
  }
})

it('refuses a language that the site does not have', async () => {
  const response = await test.app.inject('/api/projects?lang=fr')
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

const filters = ['category=Perkakas', 'category=Tools&lang=en', 'category=Perkakas&lang=en']

it.each(filters)('filters projects by a label of a category: %s', async (query) => {
  const { projects } = await read<{ projects: object[] }>(`/profile-projects?${query}`)
  expect(projects).toHaveLength(1)
})

it.each([
  [{ en: { link_demo: '/x' } }, 'translations.en'],
  [{ en: { slug: 'Not a slug' } }, 'translations.en.slug'],
  [{ 'not a code': { title: 'x' } }, 'translations'],
  [{ en: { title: 'x'.repeat(201) } }, 'translations.en.title'],
])('refuses the translations %p', async (translations, path) => {
  const response = await send(test.app, 'PUT', '/projects/1', { translations })
  expect(response.statusCode).toBe(400)
  expect(response.errors?.[0]?.path).toContain(path)
})

it('lets the owner read and replace the translations', async () => {
  const { project } = await readProject('', owner)
  expect(project.translations).toMatchObject({ en: { title: 'Batik Shop' } })
  const translations = {
    en: { title: 'Cloth Shop', description: '', type: 'Shop' },
    fr: { title: 'Boutique' },
  }
  const response = await send(test.app, 'PUT', '/projects/1', { translations })
  expect(response.statusCode).toBe(200)
  expect((await readProject('', owner)).project.translations).toEqual({
    en: { title: 'Cloth Shop', type: 'Shop' },
    fr: { title: 'Boutique' },
  })
  expect((await readProject('?lang=en')).project).toMatchObject({
    title: 'Cloth Shop',
    highlights: ['Cepat'],
    // Without an original, a translation is not shown.
    type: null,
  })
})

const translate = (path: string, slug: string) =>
  send(test.app, 'PUT', path, { translations: { en: { slug } } })

it.each([
  ['/projects/1', '/profile-projects/profile/1/slug', 'toko-batik', 'project'],
  ['/posts/2', '/posts/slug', 'artikel-1', 'post'],
])('%s is found by the slug of each language', async (path, bySlug, slug, key) => {
  expect((await translate(path, 'another-one')).statusCode).toBe(200)
  const slugs = { id: slug, en: 'another-one' }
  for (const found of [slug, 'another-one']) {
    expect(await read(`${bySlug}/${found}`)).toMatchObject({ [key]: { slug, slugs } })
    const translated = { [key]: { slug: 'another-one', slugs } }
    expect(await read(`${bySlug}/${found}?lang=en`)).toMatchObject(translated)
  }
  for (const other of ['%25', 'another_one', 'another']) {
    expect((await test.app.inject(`/api${bySlug}/${other}`)).statusCode).toBe(404)
  }
})

it('an entry cannot have the slug of another one', async () => {
  await translate('/posts/1', 'first-article')
  const { errors, statusCode } = await translate('/posts/2', 'first-article')
  expect([statusCode, errors?.[0]?.path]).toEqual([409, 'translations.en.slug'])
  const own = await send(test.app, 'PUT', '/posts/2', { slug: 'first-article' })
  expect([own.statusCode, own.errors?.[0]?.path]).toEqual([409, 'slug'])
})

it('exchanges the texts and their translations when the main language has changed', async () => {
  const { database, dataDir } = await openTestDatabase(content)
  const before = await exportContent(database)
  // Every start of a server does so.
  process.env.SITE_LANGUAGES = 'en,id'
  const started = await openContentDatabase({ dataDir, contentFile: '' })
  delete process.env.SITE_LANGUAGES
  await started.destroy()
  await changeMainLanguage(database, 'en')

  const other = await startApp({ database, languages: ['en', 'id'] })
  const readIn = async (lang: string) => {
    const { data } = await get<{ project: ProjectDetail }>(other, `/projects/1?lang=${lang}`)
    return data.project
  }
  // A text that is not translated stays.
  const untranslated = { description: 'Toko daring.', client: 'PT Batik' }
  const english = { title: 'Batik Shop', slug: 'batik-shop', highlights: ['Fast', 'Small'] }
  expect(await readIn('en')).toMatchObject({ ...english, ...untranslated })
  const indonesian = { title: 'Toko Batik', slug: 'toko-batik', highlights: ['Cepat'] }
  expect(await readIn('id')).toMatchObject({ ...indonesian, ...untranslated })

  await changeMainLanguage(database, 'id')
  expect(await exportContent(database)).toEqual(before)
})

it('exchanges the texts that an import in another main language does not replace', async () => {
  const { database } = await openTestDatabase(content)
  process.env.SITE_LANGUAGES = 'en,id'
  await importContent(database, { ...content, posts: undefined })
  delete process.env.SITE_LANGUAGES
  const { posts } = await exportContent(database)
  expect(posts?.find(({ title }) => title === 'Article 2')).toMatchObject({
    translations: { id: { title: 'Artikel 2' } },
  })
})
