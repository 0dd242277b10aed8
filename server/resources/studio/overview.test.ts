import {
  type DraftCountsData,
  type FindingsData,
  type SiteTasksData,
  type ViewsData,
  siteTasks,
} from '../../../src/contract/studio'
import { buildApp } from '../../app'
import type { Content } from '../../content/contentSchema'
import { importContent } from '../../content/database/importContent'
import { readSample } from '../../content/readContent'
import { id } from '../../language/id'
import { prepareStudio } from '../../testing/StudioClient'
import { writeFiles } from '../../testing/cleanUp'
import { buildContent, contentPost, contentProject } from '../../testing/content'
import { createRenderer, createSiteFolder, emptyParts } from '../../testing/siteFolder'
import { addViews, dayOf } from '../views'

const test = prepareStudio()

const matching = (message: RegExp) => expect.stringMatching(message) as string

async function findings(query = '') {
  return (await test.client.send<FindingsData>('GET', `/studio/findings${query}`)).data.findings
}

it('lists what is wrong in the content of the database, with the entry and the field', async () => {
  const pictures = [{ picture_url: '/pictures/b.webp' }]
  const projects = [contentProject(1), contentProject(2, { link_demo: '/hilang', pictures })]
  const posts = [contentPost(1, { content: '[Peta](/tidak-ada)' })]
  const experiences = [{ job_title: 'Magang', company_name: 'A', start_date: '2999-01' }]
  await importContent(test.database, buildContent({ projects, posts, experiences }))
  const lastIn = async (table: 'projects' | 'posts' | 'experiences') =>
    (await test.database.selectFrom(table).select('id').orderBy('id', 'desc').execute())[0]?.id
  const [projectId, jobId] = [await lastIn('projects'), await lastIn('experiences')]
  const found = await findings()
  const about = (message: RegExp) => found.find((one) => message.test(one.message))
  expect(about(/^\/hilang leads/)).toEqual({
    severity: 'must',
    message: matching(/leads to no page/),
    ...{ resource: 'projects', id: projectId, field: 'link_demo' },
  })
  for (const [message, place] of [
    [/^a picture of .* has no description/, { id: projectId, field: 'pictures.0.alt' }],
    [/has no picture/, { field: 'picture_url' }],
    [/^\/pictures\/b\.webp/, { field: 'pictures.0.picture_url' }],
    [/^\/tidak-ada/, { resource: 'posts', id: await lastIn('posts'), field: 'content' }],
    [/^2999-01 is in/, { resource: 'experience', id: jobId, field: 'start_date' }],
  ] as const) {
    expect(about(message)).toMatchObject(place)
  }
  expect(about(/^no project is featured/)).toEqual({
    severity: 'should',
    message: matching(/mark up to four as featured/),
    resource: 'projects',
  })
})

it('lists the findings in the language of the studio, which the site need not have', async () => {
  const found = (await findings('?message_language=id')).map(({ message }) => message)
  expect(found).toContain(id.doctorInStudio.noPublicUrl)
  expect(found).toContain(id.doctorInStudio.noneFeatured)
  expect(found.join()).not.toMatch(/npm run|is_active|is_featured|public\/pictures/)
  const inEnglish = await findings('?message_language=en')
  expect(found.filter((text) => inEnglish.some(({ message }) => message === text))).toEqual([])
  const { statusCode } = await test.client.send('GET', '/studio/findings?message_language=de')
  expect(statusCode).toBe(400)
})

it('says only that the content is the sample, as long as it is', async () => {
  await importContent(test.database, readSample())
  const found = (await findings()).filter(({ resource }) => resource)
  expect(found).toEqual([
    {
      severity: 'must',
      message: matching(/still shows the sample/),
      ...{ resource: 'profiles', id: 1, field: 'full_name' },
    },
  ])
})

async function tasks(content: Content) {
  await importContent(test.database, content)
  return (await test.client.send<SiteTasksData>('GET', '/studio/tasks')).data.tasks
}

const readyIn = (found: SiteTasksData['tasks']) =>
  found.filter(({ is_ready }) => is_ready).map(({ name }) => name)

const profile: Content['profile'] = {
  full_name: 'Dewi Lestari',
  current_job_title: readSample().profile.current_job_title,
  bio: 'Menulis perangkat lunak untuk petani.',
  email: 'dewi@lestari.id',
  profile_picture_full_url: '/pictures/stored/dewi.webp',
}

it('has nothing of a site that is still the sample, and everything of a finished one', async () => {
  const found = await tasks(readSample())
  expect(found.map(({ name }) => name)).toEqual(siteTasks)
  expect(readyIn(found)).toEqual([])
  expect(found.filter(({ is_optional }) => is_optional)).toMatchObject([{ name: 'article' }])
  const picture_url = '/pictures/stored/timbangan.webp'
  const project = contentProject(1, { description: 'Timbangan untuk panen.', picture_url })
  expect(readyIn(await tasks(buildContent({ profile, projects: [project] })))).toEqual(siteTasks)
})

it('leads to the field, to the form of a new entry, or to the list', async () => {
  const content = buildContent({
    ...{ profile: { full_name: 'John Doe' }, experiences: [], educations: [] },
    ...{ projects: [], posts: [], skills: [] },
  })
  expect(await tasks(content)).toMatchObject([
    { name: 'name', is_ready: false, resource: 'profiles', id: 1, field: 'full_name' },
    { name: 'title', field: 'current_job_title' },
    { name: 'biography', field: 'bio' },
    { name: 'photo', field: 'profile_picture_full_url' },
    { name: 'email', field: 'email' },
    { name: 'project', resource: 'projects', is_new: true },
    { name: 'projectPicture', resource: 'projects', is_new: true, field: 'picture_url' },
    { name: 'career', resource: 'experience', is_new: true },
    { name: 'skills', resource: 'profile-skills', is_new: false },
    { name: 'article', resource: 'posts', is_new: true },
  ])
})

it('counts unsaved changes and unpublished articles and projects, each entry once', async () => {
  const posts = [contentPost(1, { draft: true }), contentPost(2), contentPost(3, { content: null })]
  await importContent(
    test.database,
    buildContent({ posts, projects: [contentProject(1, { is_active: false })] }),
  )
  const rows = await test.database.selectFrom('posts').select(['id', 'title']).execute()
  const idOf = (title: string) => rows.find((row) => row.title === title)?.id
  const draft = { revision: 1, changes: { title: 'Lain' }, replaces: [] }
  for (const [path, entry_id] of [
    ['posts/a-draft-of-1', idOf('Artikel 1')],
    ['posts/a-draft-of-2', idOf('Artikel 2')],
    ['projects/a-new-one', null],
    ['testimonials/of-a-created-entry', null],
    ['categories/of-a-deleted-entry', 4000],
  ] as const) {
    const { statusCode } = await test.client.send('PUT', `/drafts/${path}`, { ...draft, entry_id })
    expect(statusCode).toBe(200)
  }
  await test.database
    .updateTable('drafts')
    .set({ changes: '{}' })
    .where('key', '=', 'of-a-created-entry')
    .execute()
  const { data } = await test.client.send<DraftCountsData>('GET', '/studio/drafts')
  expect(data.counts.toSorted((one, other) => other.drafts - one.drafts)).toEqual([
    { resource: 'posts', drafts: 3 },
    { resource: 'projects', drafts: 2 },
  ])
})

describe('views', () => {
  const day = 86_400_000

  /** Has the pages / and /projects; /projects/hilang is one whose project does not exist. */
  const renderer = createRenderer({
    resolvePage: (url) => {
      const address = url.replace('&utm_source=surat', '')
      const isPage = /^\/($|projects|subscription)/.test(address)
      const isPrivate = address.startsWith('/subscription')
      return isPage
        ? { language: 'id', address, page: 'Page', isPrivate }
        : { language: 'id', address: '/404', page: undefined }
    },
    renderPage: (url) =>
      Promise.resolve({
        ...emptyParts,
        statusCode: /hilang|404/.test(url) ? 404 : 200,
        body: 'x'.repeat(2000),
      }),
  })

  const folder = createSiteFolder()
  writeFiles(folder, { 'favicon.svg': '<svg/>' })
  beforeEach(() => test.database.deleteFrom('page_views').execute())
  type Headers = Record<string, string>

  /** Starts a server, requests paths of it, each of them twice, and stops it. */
  async function visit(paths: [string, Headers?, string?][], options: object = {}): Promise<void> {
    const { database } = test
    const site = { folder, renderer }
    const app = await buildApp({ database, site, countsViews: true, ...options })
    const url = await app.listen({ port: 0, host: '127.0.0.1' })
    // The second response comes from the cache, before the framework.
    for (const [target, headers, method] of [...paths, ...paths]) {
      await (await fetch(url + target, { headers, method, redirect: 'manual' })).text()
    }
    await app.close()
  }

  const stored = () => test.database.selectFrom('page_views').selectAll().orderBy('path').execute()

  it('stores the day, the path and the number of views of pages, and nothing else', async () => {
    const others = ['/hilang', '/projects/hilang', '/favicon.svg', '/robots.txt', '/api/profiles/1']
    others.push('/studio', '/subscription/confirm?token=rahasia')
    await visit([
      ['/', { 'if-none-match': '*' }],
      ['/projects?category=web&utm_source=surat'],
      ['/projects', { dnt: '0', cookie: 'mysession=x' }],
      ...others.map((path): [string] => [path]),
    ])
    const today = dayOf(Date.now())
    expect(await stored()).toEqual([
      { day: today, path: '/', views: 2 },
      { day: today, path: '/projects', views: 4 },
    ])
  })

  it('counts no views of the owner, of programs, and of who does not want to be tracked', async () => {
    await visit([
      ['/', { dnt: '1' }],
      ['/', { 'sec-gpc': '1' }],
      ['/', { 'sec-purpose': 'prefetch' }],
      ['/', { 'sec-purpose': 'prefetch;prerender' }],
      ['/', { cookie: 'a=b; session=x' }],
      ['/', { cookie: '__Host-session=x' }],
      ['/', {}, 'HEAD'],
    ])
    await visit([['/']], { countsViews: false })
    await visit([['/']], { hasStudio: false })
    expect(await stored()).toEqual([])
  })

  it('counts through the framework, too, as where requests are logged', async () => {
    const { database } = test
    const app = await buildApp({ database, site: { folder, renderer }, countsViews: true })
    // Injected requests do not pass the HTTP server.
    await app.inject('/')
    await app.inject('/')
    await app.close()
    expect(await stored()).toMatchObject([{ path: '/', views: 2 }])
  })

  it('deletes views that are older than 400 days', async () => {
    const days = [399, 401].map((age) => dayOf(Date.now() - age * day))
    await addViews(
      test.database,
      days.map((day) => ({ day, path: '/', views: 1 })),
    )
    await visit([])
    expect((await stored()).map(({ day }) => day)).toEqual([days[0]])
  })

  it('lists the views of the last 30 days by page', async () => {
    const views = (age: number, path: string, views: number) => ({
      ...{ path, views },
      day: dayOf(Date.now() - age * day),
    })
    const rows = [views(0, '/', 2), views(29, '/', 3), views(30, '/', 9), views(1, '/blog', 7)]
    await addViews(test.database, rows)
    const { data } = await test.client.send<ViewsData>('GET', '/studio/views')
    const { days, ...totals } = data
    expect(totals).toEqual({
      is_counted: false,
      total: 12,
      pages: [
        { path: '/blog', views: 7 },
        { path: '/', views: 5 },
      ],
    })
    expect(days).toHaveLength(30)
    expect(days.map((one) => one.views)).toEqual([3, ...Array<number>(27).fill(0), 7, 2])
    expect(days.at(-1)?.day).toBe(dayOf(Date.now()))
  })
})
