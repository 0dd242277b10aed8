import type { PostDetail } from '../../../src/contract/posts'
import type { PreviewData } from '../../../src/contract/studio'
import { buildContent, contentPost, contentProject } from '../../testing/content'
import { StudioClient } from '../../testing/StudioClient'
import { cleanUp } from '../../testing/cleanUp'
import { createTestApp, get, send, type TestApp } from '../../testing/testApp'

let test: TestApp
let studio: StudioClient
beforeAll(async () => {
  const content = buildContent({
    projects: [contentProject(1), contentProject(2, { is_active: false })],
    posts: [contentPost(1), contentPost(2, { draft: true }), contentPost(3)],
  })
  test = await createTestApp(content)
  studio = await StudioClient.signedIn(test.app)
})
afterAll(cleanUp)

type Preview<Data> = PreviewData & { response: { statusCode?: number; data: Data } }

/** The preview of an entry as the studio requests it. */
async function preview<Data>(resource: string, id: number | null, input: object, path?: string) {
  const body = { resource, id, input, path }
  return studio.send<Preview<Data>>('POST', '/studio/preview', body)
}

it.each([
  ['profiles', { bio: 'Bio baru' }, '/profiles/1'],
  ['experience', { description: 'Bio baru' }, '/profile-experiences/profile/1'],
  ['education', { description: 'Bio baru' }, '/profile-educations/profile/1'],
  ['projects', { story: 'Bio baru' }, '/profile-projects/profile/1/slug/proyek-1'],
  ['posts', { content: 'Bio baru' }, '/posts/slug/artikel-3'],
  ['testimonials', { description: 'Bio baru' }, '/testimonials/1'],
  ['profile-skills', { percent: 47 }, '/profile-skills/profile/1?page=1&limit=10'],
  ['skills', { name: 'Bio baru' }, '/profile-skills/profile/1?page=1&limit=10'],
  ['categories', { name: 'Bio baru' }, '/categories?page=1&limit=10&is_active=1'],
])('reads %s as if %j were saved, which nobody else sees', async (resource, input, path) => {
  const before = await get(test.app, path)
  const version = test.app.contentVersion.current
  const { statusCode, data } = await preview(resource, 1, input, path)
  expect(statusCode).toBe(200)
  expect(JSON.stringify(data.response)).toContain(String(Object.values(input)[0]))
  expect((await get(test.app, path)).data).toEqual(before.data)
  expect(test.app.contentVersion.current).toBe(version)
  const { data: history } = await studio.send<object>('GET', `/revisions/${resource}/1`)
  expect(history).toEqual({ revisions: [] })
})

it('shows a new entry with what the server adds, and gives its id to the next one', async () => {
  const input = { title: 'Peta & Air', story: '## Awal' }
  const { data } = await preview('projects', null, input, '/projects?limit=1')
  expect(data).toMatchObject({
    slug: 'peta-air',
    response: { data: { projects: [{ id: data.id }] } },
  })
  expect((await preview('projects', null, input)).data).toEqual({ id: data.id, slug: 'peta-air' })
})

it('shows unpublished entries as published, but no other ones', async () => {
  const project = '/profile-projects/profile/1/slug/proyek-2'
  const shown = await preview('projects', 2, { is_active: 0 }, project)
  expect(shown.data.response).toMatchObject({ data: { project: { is_active: 1 } } })
  const post = '/posts/slug/artikel-3'
  expect((await preview('projects', 1, {}, '/posts/slug/artikel-2')).data.response.statusCode).toBe(
    404,
  )
  const { data } = await preview<{ post: PostDetail }>('posts', 2, { draft: true }, post)
  expect(data.response.data.post).toMatchObject({ next: null, previous: { slug: 'artikel-2' } })
})

it('shows a scheduled post with its date', async () => {
  const publishedAt = new Date(Date.now() + 86_400_000).toISOString()
  const path = '/posts/slug/artikel-2'
  const { data } = await preview('posts', 2, { publishedAt, draft: true }, path)
  expect(data.response).toMatchObject({ data: { post: { publishedAt, draft: false } } })
})

it('shows a post that has no text yet', async () => {
  const input = { title: 'Baru', excerpt: 'B', draft: true }
  const { data } = await preview('posts', null, input, '/posts/slug/baru')
  expect(data.response).toMatchObject({ data: { post: { title: 'Baru', hasContent: false } } })
})

it.each(['/x/../../blog/zz-draft', '/x/%2e%2e/../blog', '/x\\..\\..\\blog', '/..%2f../blog'])(
  'refuses the path %j, which is not one of the API',
  async (path) => {
    const { statusCode, errors } = await studio.send('POST', '/studio/preview', {
      resource: 'posts',
      id: 2,
      input: {},
      path,
    })
    expect([statusCode, errors]).toMatchObject([400, [{ path: 'path' }]])
  },
)

it('reports what the server refuses like the write does', async () => {
  const taken = await preview('posts', 2, { slug: 'artikel-1' })
  expect(taken).toMatchObject({ statusCode: 409, errors: [{ path: 'slug' }] })
  const invalid = await preview('projects', null, { title: '' })
  expect(invalid).toMatchObject({ statusCode: 400, errors: [{ path: 'title' }] })
  expect((await preview('projects', 99, {})).statusCode).toBe(404)
  expect((await preview('projects', 1, {}, 'https://example.com/')).statusCode).toBe(400)
  const stranger = await send(test.app, 'POST', '/studio/preview', { resource: 'posts' }, {})
  expect(stranger.statusCode).toBe(401)
})

it('runs beside writes and other previews', async () => {
  const path = '/profile-projects/profile/1/slug/proyek-1'
  const previews = ['A', 'B', 'C'].map((role) => preview('projects', 1, { role }, path))
  const write = send(test.app, 'PUT', '/projects/1', { client: 'Pemkot' })
  const shown = (await Promise.all(previews)).map(({ data }) => data.response.data)
  expect(shown).toMatchObject(['A', 'B', 'C'].map((role) => ({ project: { role } })))
  expect((await write).statusCode).toBe(200)
  expect((await get(test.app, path)).data).toMatchObject({
    project: { role: null, client: 'Pemkot' },
  })
})
