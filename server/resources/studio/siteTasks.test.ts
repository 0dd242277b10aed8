import { siteTasks, type DraftCountsData, type SiteTasksData } from '../../../src/contract/studio'
import type { Content } from '../../content/contentSchema'
import { importContent } from '../../content/importContent'
import { readContent } from '../../content/readContent'
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
  for (const path of ['/studio/tasks', '/studio/drafts']) {
    expect((await stranger.send('GET', path)).statusCode).toBe(401)
  }
})
