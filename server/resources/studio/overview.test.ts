import {
  type DraftCountsData,
  type FindingsData,
  siteTasks,
  type SiteTasksData,
} from '../../../src/contract/studio'
import type { Content } from '../../content/contentSchema'
import { importContent } from '../../content/importContent'
import { readSample } from '../../content/readContent'
import { id } from '../../language/id'
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
  const pictures = [{ picture_url: '/pictures/b.webp' }]
  const projects = [contentProject(1), contentProject(2, { link_demo: '/hilang', pictures })]
  const posts = [contentPost(1, { content: '[Peta](/tidak-ada)' })]
  const experiences = [{ job_title: 'Magang', company_name: 'A', start_date: '2999-01' }]
  await importContent(test.database, buildContent({ projects, posts, experiences }))
  const lastIn = async (table: 'projects' | 'posts' | 'experiences') =>
    (await test.database.selectFrom(table).select('id').orderBy('id', 'desc').execute())[0]?.id
  const projectId = await lastIn('projects')
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
    [
      /^2999-01 is in/,
      { resource: 'experience', id: await lastIn('experiences'), field: 'start_date' },
    ],
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
  const { statusCode } = await client.send('GET', '/studio/findings?message_language=de')
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
  return (await client.send<SiteTasksData>('GET', '/studio/tasks')).data.tasks
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
    ['categories/of-a-deleted-entry', 4000],
  ] as const) {
    const { statusCode } = await client.send('PUT', `/drafts/${path}`, { ...draft, entry_id })
    expect(statusCode).toBe(200)
  }
  const { data } = await client.send<DraftCountsData>('GET', '/studio/drafts')
  expect(data.counts.toSorted((one, other) => other.drafts - one.drafts)).toEqual([
    { resource: 'posts', drafts: 3 },
    { resource: 'projects', drafts: 1 },
  ])
})
