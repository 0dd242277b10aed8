import type { NewPreviewLinkData, PreviewLinksData } from '../../../../src/contract/studio'
import { buildContent, contentPost, contentProject } from '../../../testing/content'
import { createRenderer, createSiteFolder, emptyParts } from '../../../testing/siteFolder'
import { get, owner, prepareApp, send } from '../../../testing/testApp'

/** Renders the API's response for the entry of a page, and the lists that pages may show beside it. */
const renderer = createRenderer({
  basePath: '/situs/',
  resolvePage: (url) => {
    const [, prefix = '', page] = /^(\/en)?\/(projects|blog)\//.exec(url) ?? []
    const address = page ? url : '/404'
    return { language: prefix ? 'en' : 'id', address, page: page && 'ProjectsPage' }
  },
  async renderPage(url, transport) {
    const [, prefix, page, slug] = /^(\/en)?\/(projects|blog)\/(.+)$/.exec(url) ?? []
    if (!page) return { ...emptyParts, statusCode: 404, body: 'Tidak ditemukan' }
    const entry = page === 'blog' ? '/posts/slug/' : '/profile-projects/profile/1/slug/'
    const params = prefix ? { lang: 'en' } : {}
    const read = async (path: string) => transport({ url: path, params }, {} as never, {})
    const [found, ...lists] = await Promise.all([entry + slug, '/posts', '/projects'].map(read))
    const body = JSON.stringify([found, lists])
    return { ...emptyParts, statusCode: found?.error ? 404 : 200, body }
  },
})

const content = buildContent({
  projects: [contentProject(1), contentProject(2, { is_active: false })],
  // The newest one has the lowest id.
  posts: [
    contentPost(1),
    contentPost(2, { draft: true, title: 'Rahasia dua' }),
    contentPost(3, { draft: true, title: 'Rahasia tiga' }),
    contentPost(4, { publishedAt: '2099-01-01', translations: { en: { title: 'Later' } } }),
  ],
})
const site = { folder: createSiteFolder(), renderer }
const test = prepareApp(content, site, undefined, ['id', 'en'])
afterEach(async () => {
  test.app.settings.current = { ...test.app.settings.current, publicUrl: undefined }
  for (const table of ['drafts', 'preview_links'] as const) {
    await test.database.deleteFrom(table).execute()
  }
})

const createLink = (resource: string, entry_id: number | null) =>
  send<NewPreviewLinkData>(test.app, 'POST', '/preview-links', { resource, entry_id })

/** Creates a link. @returns its address */
const linkTo = async (resource: string, id: number | null) =>
  (await createLink(resource, id)).data.address

const open = (address: string, server = test.app) => server.inject(address)
const statusOf = async (address: string) => (await open(address)).statusCode

const links = async () =>
  (await get<PreviewLinksData>(test.app, '/preview-links', owner)).data.links

function putDraft(resource: string, entry_id: number | null, input: object, revision = 1) {
  const draft = { entry_id, revision, changes: input, input, replaces: [] }
  return send(test.app, 'PUT', `/drafts/${resource}/key-of-a-draft`, draft)
}

it('shows an unpublished entry with its latest draft, as a preview, and nobody else sees it', async () => {
  const version = test.app.contentVersion.current
  const onPageSent = jest.fn()
  test.app.responseCache.onPageSent = onPageSent
  const address = await linkTo('projects', 2)
  expect(address).toMatch(/^\/preview\?key=[\w-]{43}$/)
  const { statusCode, body, headers } = await open(address)
  expect(statusCode).toBe(200)
  expect(body).toContain('"title":"Proyek 2"')
  expect(body).toMatch(/<aside class="preview" aria-label="Pratinjau · belum terbit">.* WIB/)
  expect(body).toContain(`href="/situs/en${address}" lang="en"`)
  expect(body).not.toMatch(/id="(code|snapshot)"/)
  expect(headers).toMatchObject({
    'cache-control': 'private, no-store',
    'x-robots-tag': 'noindex, nofollow',
  })
  await putDraft('projects', 2, { title: 'Peta Air', slug: 'proyek-1', story: 'Banjir.' })
  // The draft of another entry has the slug: the rest is shown.
  expect((await open(address)).body).toMatch(/"title":"Peta Air".*"slug":"proyek-2".*Banjir/)
  expect((await open(`/en${address}`)).body).toContain('Preview · not published')

  expect(onPageSent).not.toHaveBeenCalled()
  expect(test.app.contentVersion.current).toBe(version)
  const stored = await test.database.selectFrom('projects').select('title').execute()
  expect(stored).toEqual([{ title: 'Proyek 1' }, { title: 'Proyek 2' }])
  for (const path of ['/projects/2', '/profile-projects/profile/1/slug/proyek-2']) {
    expect((await get(test.app, path)).statusCode).toBe(404)
  }
  expect(JSON.stringify(await get(test.app, '/projects'))).not.toMatch(/Peta Air|Proyek 2/)
})

it.each([
  ['projects', 1],
  ['posts', 4],
])('says of %s whether visitors see the entry, and its changes', async (resource, id) => {
  const address = await linkTo(resource, id)
  expect((await open(address)).body).toContain('Pratinjau · sama dengan yang terbit')
  await putDraft(resource, id, { title: 'Peta Air' })
  expect((await open(address)).body).toContain('Pratinjau · perubahan belum terbit')
})

it('is at the public address, and has the theme that its address names', async () => {
  const address = await linkTo('projects', 2)
  expect((await open(address)).body).toContain(`href="/situs${address}&amp;theme=dark"`)
  const { body } = await open(`${address}&theme=dark`)
  expect(body).toMatch(/<html [^>]*class="dark"/)
  expect(body).toContain(`href="/situs/en${address}&amp;theme=dark" lang="en"`)
  expect((await open(`${address}&theme=none`)).body).not.toContain('class="dark"')
  test.app.settings.current = { ...test.app.settings.current, publicUrl: 'https://sukma.dev/situs' }
  expect(await linkTo('projects', 2)).toMatch(/^https:\/\/sukma\.dev\/situs\/preview\?key=/)
})

it('shows what visitors would see of everything else', async () => {
  const draft = await open(await linkTo('posts', 2))
  expect(draft.body).toContain('Rahasia tiga')
  expect(draft.body).not.toMatch(/Rahasia dua|Artikel 4|Proyek 2/)
  expect(draft.body).not.toContain('"version"')
  const scheduled = await open(`/en${await linkTo('posts', 1)}`)
  expect(scheduled.body).toMatch(/"title":"Later".*"publishedAt":"2099-01-01"/)
  expect(scheduled.body).not.toMatch(/Rahasia|"draft":true/)
  await putDraft('posts', 3, { content: null })
  expect((await open(await linkTo('posts', 3))).body).toContain('"hasContent":false')
})

it('ends when it expires, is revoked or replaced, and when the entry is deleted', async () => {
  const replaced = await linkTo('posts', 2)
  const address = await linkTo('posts', 2)
  expect([await statusOf(replaced), await statusOf(address)]).toEqual([404, 200])
  const { body } = await open(replaced)
  expect(body).toMatch(/<aside .*Tautan pratinjau ini tidak berlaku lagi.*Tidak ditemukan/s)
  expect((await open(`/en${replaced}`)).body).toContain('This preview link is no longer valid')
  expect(body).toBe((await open('/preview?key=none')).body)
  const withoutKey = await open('/preview')
  expect(withoutKey.statusCode).toBe(404)
  expect(withoutKey.body).not.toContain('pratinjau')

  const days = (Date.parse((await links())[0]?.expires_at ?? '') - Date.now()) / 86_400_000
  expect(days).toBeCloseTo(7)
  await test.database.updateTable('preview_links').set({ expires_at: Date.now() }).execute()
  expect([await statusOf(address), await links()]).toEqual([404, []])

  await createLink('posts', 3)
  const stored = await test.database.selectFrom('preview_links').select('entry_id').execute()
  expect(stored).toEqual([{ entry_id: 3 }])

  const next = await linkTo('posts', 2)
  await send(test.app, 'DELETE', '/posts/2')
  expect(await statusOf(next)).toBe(404)
  await send(test.app, 'POST', '/trash/posts/2/restore')
  expect(await statusOf(next)).toBe(404)
})

it('follows the draft of a new entry until the entry exists, and ends with that draft', async () => {
  expect((await createLink('posts', null)).statusCode).toBe(404)
  // Another entry has the title.
  await putDraft('posts', null, { title: 'Artikel 1', excerpt: '', content: 'Banjir.' })
  expect((await open(await linkTo('posts', null))).body).toContain('Banjir.')
  const input = { title: 'Peta Air', excerpt: '', draft: true }
  await putDraft('posts', null, input, 2)
  const address = await linkTo('posts', null)
  expect((await open(address)).body).toContain('"title":"Peta Air"')
  const headers = { ...owner, 'x-draft': 'key-of-a-draft' }
  await send(test.app, 'POST', '/posts', { ...input, title: 'Peta Banjir' }, headers)
  expect((await open(address)).body).toContain('"title":"Peta Banjir"')
  expect(await links()).toMatchObject([{ resource: 'posts', entry_id: 5 }])

  await putDraft('projects', null, { title: 'Satu' })
  const discarded = await linkTo('projects', null)
  await putDraft('projects', null, {}, 2)
  await putDraft('projects', null, { title: 'Dua' }, 3)
  expect(await statusOf(discarded)).toBe(404)
})

it('is stored without its secret, and shows nothing but projects and posts that exist', async () => {
  const address = await linkTo('projects', 1)
  const stored = await test.database.selectFrom('preview_links').selectAll().execute()
  expect(JSON.stringify(stored)).not.toContain(address.split('=')[1])
  expect((await createLink('projects', 99)).statusCode).toBe(404)
  expect((await createLink('testimonials', 1)).statusCode).toBe(400)
})
