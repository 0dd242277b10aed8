import {
  type DraftCountsData,
  type FindingsData,
  siteTasks,
  type SiteTasksData,
} from '../../../src/contract/studio'
import type { Content } from '../../content/contentSchema'
import { importContent } from '../../content/importContent'
import { readContent } from '../../content/readContent'
import { id } from '../../language/id'
import { paths } from '../../paths'
import { cleanUp } from '../../testing/cleanUp'
import { buildContent, contentPost, contentProject } from '../../testing/content'
import { StudioClient } from '../../testing/StudioClient'
import { createTestApp, type TestApp } from '../../testing/testApp'

let test: TestApp
let client: StudioClient

beforeAll(async () => {
  test = await createTestApp()
  client = await StudioClient.signedIn(test.app)
})
afterAll(cleanUp)

const matching = (message: RegExp) => expect.stringMatching(message) as string

async function findings(query = '') {
  return (await client.send<FindingsData>('GET', `/studio/findings${query}`)).data.findings
}

it('lists what is wrong in the content of the database, with the entry and the field', async () => {
  const projects = [
    contentProject(1),
    { ...contentProject(2), link_demo: '/hilang', pictures: [{ picture_url: '/pictures/b.webp' }] },
  ]
  const post = { title: 'Subak', excerpt: 'Air.', publishedAt: '2026' }
  const content = buildContent({ projects, posts: [{ ...post, content: '[Peta](/tidak-ada)' }] })
  const [experience] = content.experiences
  await importContent(test.database, {
    ...content,
    experiences: experience ? [{ ...experience, start_date: '2999-01' }] : [],
  })
  const idOf = async (table: 'projects' | 'posts' | 'experiences', name: string) => {
    const column = table === 'experiences' ? 'job_title' : 'title'
    const rows = await test.database.selectFrom(table).selectAll().execute()
    return rows.find((row) => (row as Record<string, unknown>)[column] === name)?.id
  }
  const projectId = await idOf('projects', projects[1]?.title ?? '')
  const found = await findings()
  const about = (message: RegExp) => found.find((one) => message.test(one.message))
  expect(about(/^\/hilang leads/)).toEqual({
    severity: 'must',
    message: matching(/leads to no page/),
    ...{ resource: 'projects', id: projectId, field: 'link_demo' },
  })
  expect(about(/^a picture of .* has no description/)).toMatchObject({
    id: projectId,
    field: 'pictures.0.alt',
  })
  expect(about(/has no picture/)).toMatchObject({ field: 'picture_url' })
  expect(about(/^\/pictures\/b\.webp/)).toMatchObject({ field: 'pictures.0.picture_url' })
  expect(about(/^\/tidak-ada/)).toMatchObject({
    ...{ resource: 'posts', id: await idOf('posts', 'Subak'), field: 'content' },
  })
  expect(about(/^2999-01 is in the future/)).toMatchObject({
    resource: 'experience',
    id: await idOf('experiences', experience?.job_title ?? ''),
    field: 'start_date',
  })
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
  const { statusCode } = await client.send('GET', '/studio/findings?message_language=de')
  expect(statusCode).toBe(400)
})

it('lists findings about settings, with the setting to change in the studio', async () => {
  const setting = (await findings()).find(({ message }) => message.startsWith('Nobody is notified'))
  expect(setting).toEqual({
    severity: 'should',
    message: matching(/on the screen Settings/),
    setting: 'CONTACT_SMTP_URL',
  })
})

it('says only that the content is the sample, as long as it is', async () => {
  await importContent(test.database, readContent(paths.sampleContent).content)
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
  return (await client.send<SiteTasksData>('GET', '/studio/tasks')).data.tasks
}

const readyIn = (found: SiteTasksData['tasks']) =>
  found.filter(({ is_ready }) => is_ready).map(({ name }) => name)

const profile: Content['profile'] = {
  full_name: 'Dewi Lestari',
  current_job_title: 'Perancang',
  bio: 'Menulis perangkat lunak untuk petani.',
  email: 'dewi@lestari.id',
  profile_picture_full_url: '/pictures/stored/dewi.webp',
}

it('has nothing of a site that is still the sample', async () => {
  const found = await tasks(readContent(paths.sampleContent).content)
  expect(found.map(({ name }) => name)).toEqual(siteTasks)
  expect(readyIn(found)).toEqual([])
  expect(found.filter(({ is_optional }) => is_optional)).toMatchObject([{ name: 'article' }])
})

it('has everything of a finished site', async () => {
  const project = contentProject(1, {
    description: 'Timbangan untuk panen.',
    picture_url: '/pictures/stored/timbangan.webp',
  })
  const found = await tasks(buildContent({ profile, projects: [project] }))
  expect(readyIn(found)).toEqual(siteTasks)
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

it('leads to the project and to the article that are not finished', async () => {
  const posts = [contentPost(1, { draft: true })]
  const found = await tasks(buildContent({ projects: [contentProject(1)], posts }))
  const id = expect.any(Number) as number
  const unfinished = found.filter(({ resource }) => ['projects', 'posts'].includes(resource))
  expect(unfinished).toMatchObject([
    { name: 'project', is_ready: false, is_new: false, id, field: 'description' },
    { name: 'projectPicture', is_ready: false, is_new: false, id, field: 'picture_url' },
    { name: 'article', is_ready: false, is_new: false, id },
  ])
})

it('counts unsaved changes and unpublished articles, each entry once', async () => {
  const posts = [contentPost(1, { draft: true }), contentPost(2), contentPost(3, { content: null })]
  await importContent(test.database, buildContent({ posts }))
  const rows = await test.database.selectFrom('posts').select(['id', 'title']).execute()
  const idOf = (title: string) => rows.find((row) => row.title === title)?.id
  const draft = { revision: 1, changes: { title: 'Lain' }, replaces: [] }
  for (const [path, entry_id] of [
    ['posts/a-draft-of-1', idOf('Artikel 1')],
    ['posts/a-draft-of-2', idOf('Artikel 2')],
    ['projects/a-new-one', null],
  ] as const) {
    const { statusCode } = await client.send('PUT', `/drafts/${path}`, { ...draft, entry_id })
    expect(statusCode).toBe(200)
  }
  const { data } = await client.send<DraftCountsData>('GET', '/studio/drafts')
  expect(data.counts).toHaveLength(2)
  expect(data.counts).toEqual(
    expect.arrayContaining([
      { resource: 'posts', drafts: 3 },
      { resource: 'projects', drafts: 1 },
    ]),
  )
})

it('gives nobody else access', async () => {
  const stranger = new StudioClient(test.app)
  for (const path of ['/studio/findings', '/studio/tasks', '/studio/drafts']) {
    expect((await stranger.send('GET', path)).statusCode).toBe(401)
  }
})
