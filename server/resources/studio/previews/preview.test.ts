import type { PostDetail } from '../../../../src/contract/posts'
import type { PreviewData, Draft } from '../../../../src/contract/studio'
import { contentPost, contentProject, buildContent } from '../../../testing/content'
import { prepareStudio } from '../../../testing/StudioClient'
import { get, owner, send } from '../../../testing/testApp'
import { readContentVersion } from '../../../database/contentWrites'
import { importContent } from '../../../content/database/importContent'

const test = prepareStudio(
  buildContent({
    projects: [contentProject(1), contentProject(2, { is_active: false })],
    posts: [contentPost(1), contentPost(2, { draft: true }), contentPost(3)],
  }),
)

type Preview<Data> = PreviewData & { response: { statusCode?: number; data: Data } }

/** The preview of an entry as the studio requests it. */
async function preview<Data>(resource: string, id: number | null, input: object, path?: string) {
  const body = { resource, id, input, path }
  return test.client.send<Preview<Data>>('POST', '/studio/preview', body)
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
  const { data: history } = await test.client.send<object>('GET', `/revisions/${resource}/1`)
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
  const hidden = await preview('projects', 1, {}, '/posts/slug/artikel-2')
  expect(hidden.data.response.statusCode).toBe(404)
  const { data } = await preview<{ post: PostDetail }>('posts', 2, { draft: true }, post)
  expect(data.response.data.post).toMatchObject({ next: null, previous: { slug: 'artikel-2' } })
})

it('shows a scheduled post with its date, and one that has no text yet', async () => {
  const publishedAt = new Date(Date.now() + 86_400_000).toISOString()
  const scheduled = { publishedAt, draft: true }
  const later = await preview('posts', 2, scheduled, '/posts/slug/artikel-2')
  expect(later.data.response).toMatchObject({ data: { post: { publishedAt, draft: false } } })
  const input = { title: 'Baru', excerpt: 'B', draft: true }
  const { data } = await preview('posts', null, input, '/posts/slug/baru')
  expect(data.response).toMatchObject({ data: { post: { title: 'Baru', hasContent: false } } })
})

it('leaves out what the server refuses, and reports what is missing like the write does', async () => {
  const taken = await preview('posts', 2, { slug: 'artikel-1' })
  expect(taken.data).toEqual({ id: 2, slug: 'artikel-2', refused: ['slug'] })
  const copy = await preview('posts', null, { title: 'A', excerpt: 'A', slug: 'artikel-1' })
  expect(copy.data).toMatchObject({ slug: 'a', refused: ['slug'] })
  const invalid = await preview('projects', null, { title: '' })
  expect(invalid).toMatchObject({ statusCode: 400, errors: [{ path: 'title' }] })
  expect((await preview('projects', 99, {})).statusCode).toBe(404)
  // Paths that are none of the API.
  const paths = ['https://example.com/', '/x/../../blog/zz-draft', '/x/%2e%2e/../blog']
  for (const path of [...paths, '/x\\..\\..\\blog', '/..%2f../blog']) {
    const refused = { statusCode: 400, errors: [{ path: 'path' }] }
    expect(await preview('posts', 2, {}, path)).toMatchObject(refused)
  }
})

describe('a draft', () => {
  beforeEach(() => test.database.deleteFrom('drafts').execute())
  const key = 'key-of-a-draft'
  const changes = { title: 'Rahasia' }

  const put = (revision: number, body: object = {}, draft = key) => {
    const whole = { entry_id: 1, revision, changes, replaces: [], ...body }
    return send(test.app, 'PUT', `/drafts/projects/${draft}`, whole)
  }

  async function readDrafts(): Promise<Draft[]> {
    return (await get<{ drafts: Draft[] }>(test.app, '/drafts/projects', owner)).data.drafts
  }

  /** Writes a project with the draft of a form. */
  const write = (method: 'PUT' | 'POST', path: string, body: object, draft = key) =>
    send<{ project: { id: number } }>(test.app, method, path, body, { ...owner, 'x-draft': draft })

  it('keeps the latest revision of a draft, also if requests arrive out of order', async () => {
    expect((await put(2, { entry_version: 'a' })).statusCode).toBe(200)
    expect((await put(1, { changes: {} })).statusCode).toBe(409)
    expect(await readDrafts()).toEqual([
      expect.objectContaining({ key, entry_id: 1, entry_version: 'a', revision: 2, changes }),
    ])
  })

  it('keeps one draft per entry: another form replaces what it has shown, and nothing else', async () => {
    await put(5)
    const other = 'another-draft'
    const replacing = (revision: number) => put(1, { replaces: [{ key, revision }] }, other)
    expect((await put(1, {}, other)).statusCode).toBe(409)
    expect((await replacing(4)).statusCode).toBe(409)
    expect(await readDrafts()).toMatchObject([{ key, revision: 5 }])
    expect((await replacing(5)).statusCode).toBe(200)
    expect((await put(6)).statusCode).toBe(409)
    expect(await readDrafts()).toMatchObject([{ key: other }])
    expect((await put(1, { entry_id: 2 })).statusCode).toBe(200)
    expect(await readDrafts()).toHaveLength(2)
  })

  it('is deleted when nothing is changed any more', async () => {
    await put(1)
    expect((await put(2, { changes: {} })).statusCode).toBe(200)
    expect(await readDrafts()).toEqual([])
  })

  it('does not change what visitors read, and is not changed by an import', async () => {
    const version = await readContentVersion(test.database)
    await put(1)
    expect(await readContentVersion(test.database)).toBe(version)
    expect(JSON.stringify(await get(test.app, '/projects?limit=1000'))).not.toContain('Rahasia')
    await importContent(test.database, buildContent())
    expect(await readDrafts()).toHaveLength(1)
  })

  it('is deleted by the write that saves it, unless the write is refused', async () => {
    await put(1)
    expect((await write('PUT', '/projects/1', { title: '' })).statusCode).toBe(400)
    await write('PUT', '/projects/1', { title: 'Baru' }, 'another-draft')
    expect(await readDrafts()).toHaveLength(1)
    expect((await write('PUT', '/projects/1', { title: 'Lain' })).statusCode).toBe(200)
    expect(await readDrafts()).toEqual([])
  })

  it('creates one entry, also if the request is repeated, and names it', async () => {
    await put(1, { entry_id: null })
    const first = await write('POST', '/projects', { title: 'Baru' })
    const repeated = await write('POST', '/projects', { title: 'Baru' })
    expect([first.statusCode, repeated.statusCode]).toEqual([201, 409])
    expect(repeated.errors?.[0]?.path).toBe('x-draft')
    const { id } = first.data.project
    expect(await readDrafts()).toMatchObject([{ key, entry_id: id, changes: {} }])
  })
})
