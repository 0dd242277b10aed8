import type { FastifyInstance } from 'fastify'
import sharp from 'sharp'
import type { RenderedPage, Transport } from '../../src/app/renderer'
import type { ProjectData } from '../../src/contract/projects'
import { buildContent, contentProject } from '../testing/content'
import { cleanUp } from '../testing/cleanUp'
import { createSiteFolder, emptyPage } from '../testing/siteFolder'
import { createTestApp, send, token } from '../testing/testApp'
import { drawPreview } from './drawPreview'
import type { Renderer } from './renderer'

let app: FastifyInstance
let renders: string[]
let renderTestPage: (
  url: string,
  transport: Transport,
) => Promise<Partial<RenderedPage> | undefined>

/** Renders the titles of the projects on every page but /hilang. */
const renderer: Renderer = {
  pagePaths: ['/', '/projects'],
  publicUrl: 'https://situs.example',
  basePath: '/',
  resolvePage: (url) => {
    const { pathname, searchParams } = new URL(`http://localhost${url}`)
    const page = searchParams.get('page')
    const address = page ? `${pathname}?page=${page}` : pathname
    if (address === '/hilang') return { language: 'id', address: '/404', page: undefined }
    return { language: 'id', address, page: 'ProjectsPage' }
  },
  renderPage: async (url, transport) => {
    renders.push(url)
    const page = await renderTestPage(url, transport)
    return page && { statusCode: 200, head: '', styles: '', body: '', snapshot: '{}', ...page }
  },
}

async function titles(transport: Transport): Promise<string> {
  const response = await transport({ url: '/projects', params: { limit: 100 } }, {} as never, {})
  const { data } = response.data as { data: { projects: { title: string }[] } }
  return data.projects.map(({ title }) => title).join()
}

beforeEach(async () => {
  const folder = createSiteFolder()
  renders = []
  renderTestPage = async (_url, transport) => ({ body: await titles(transport) })
  const content = buildContent({ projects: [contentProject(1)] })
  ;({ app } = await createTestApp(content, { folder, renderer, drawPreview }))
})
afterEach(cleanUp)

it('fills the document with the rendered page and the list of its code', async () => {
  renderTestPage = () =>
    Promise.resolve({
      head: '<title>Proyek</title>',
      styles: '<style>$& a</style>',
      body: '<div id="root"><h1>$1</h1></div>',
      snapshot: '{"a":1}',
    })
  const { body, headers, statusCode } = await app.inject('/projects')
  expect(statusCode).toBe(200)
  expect(headers['content-type']).toBe('text/html; charset=utf-8')
  expect(headers['cache-control']).toBe('no-cache')
  expect(headers['content-security-policy']).toContain("default-src 'self'")
  expect(body).toContain(
    '<html data-languages="id" data-contact="server" data-address="https://situs.example">',
  )
  expect(body).toMatch(/<title>Proyek<\/title><link rel="alternate"/)
  expect(body).toContain('<style>$& a</style>')
  expect(body).toContain('<div id="root"><h1>$1</h1></div>')
  expect(body).toContain('<script type="application/json" id="snapshot">{"a":1}</script>')
  const [, code = ''] = /id="code">(.*?)<\/script>/.exec(body) ?? []
  expect(JSON.parse(code)).toEqual([
    '/assets/base.js',
    '/assets/cards.js',
    '/assets/projects.js',
    '/assets/main.js',
  ])
  // Code is loaded after the first paint only.
  expect(body).not.toMatch(/type="module"|rel="modulepreload"/)
  expect(body).not.toContain('<noscript>x')
})

it('renders a page once for concurrent requests', async () => {
  const responses = await Promise.all(Array.from({ length: 50 }, () => app.inject('/projects')))
  expect(new Set(responses.map(({ body }) => body)).size).toBe(1)
  await app.inject('/projects?utm_source=surat')
  expect(renders).toEqual(['/projects'])
})

it('caches each page of a list separately', async () => {
  await app.inject('/projects')
  await app.inject('/projects?page=2&utm_source=surat')
  await app.inject('/projects?page=2')
  expect(renders).toEqual(['/projects', '/projects?page=2'])
})

it('responds with 304 to a client that has the page', async () => {
  const { headers } = await app.inject({ url: '/projects', headers: { 'accept-encoding': 'br' } })
  const again = await app.inject({
    url: '/projects',
    headers: { 'accept-encoding': 'br', 'if-none-match': String(headers.etag) },
  })
  expect(again.statusCode).toBe(304)
  expect(again.body).toBe('')
})

it('renders a page anew after a write', async () => {
  expect((await app.inject('/projects')).body).toContain('Proyek 1')
  const created = await send<ProjectData>(app, 'POST', '/projects', { title: 'Baru sekali' })
  expect((await app.inject('/projects')).body).toContain('Baru sekali')
  await send(app, 'DELETE', `/projects/${created.data.project.id}`)
  expect((await app.inject('/projects')).body).not.toContain('Baru sekali')
  expect(renders).toHaveLength(3)
})

it('does not cache a page that was rendered while the content changed', async () => {
  let release: () => void = () => undefined
  const released = new Promise<void>((resolve) => (release = resolve))
  const hasRead = new Promise<void>((resolve) => {
    renderTestPage = async (_url, transport) => {
      const body = await titles(transport)
      resolve()
      await released
      return { body }
    }
  })
  const early = app.inject('/projects')
  await hasRead
  await send(app, 'POST', '/projects', { title: 'Baru sekali' })
  const late = app.inject('/projects')
  release()
  await early
  expect((await late).body).toContain('Baru sekali')
  expect((await app.inject('/projects')).body).toContain('Baru sekali')
})

it('shares no page with a transaction that is rolled back', async () => {
  await app.withRollback(async () => {
    await send(app, 'PUT', '/projects/1', { title: 'Rahasia' })
    await app.inject('/projects')
  })
  expect((await app.inject('/projects')).body).toContain('Proyek 1')
})

it('renders no inactive entries, also for requests with the token', async () => {
  await send(app, 'POST', '/projects', { title: 'Rahasia', is_active: 0 })
  const { body } = await app.inject({
    url: '/projects',
    headers: { authorization: `Bearer ${token}` },
  })
  expect(body).not.toContain('Rahasia')
})

it('says in Server-Timing whether a page was in memory, and how long it took', async () => {
  const timing = async () => (await app.inject('/projects')).headers['server-timing']
  expect(await timing()).toMatch(/^cache;desc=miss, db;dur=\d+\.\d, render;dur=\d+\.\d$/)
  expect(await timing()).toBe('cache;desc=hit')
})

it('renders ten pages at a time, and answers other requests meanwhile', async () => {
  let release: () => void = () => undefined
  const released = new Promise<void>((resolve) => (release = resolve))
  renderTestPage = async () => {
    await released
    return { body: 'Isi' }
  }
  const pages = Array.from({ length: 12 }, (_, index) => app.inject(`/projects/p${index}`))
  expect((await app.inject('/api/projects')).statusCode).toBe(200)
  expect((await app.inject('/robots.txt')).statusCode).toBe(200)
  expect(renders).toHaveLength(10)
  release()
  for (const { statusCode } of await Promise.all(pages)) expect(statusCode).toBe(200)
  expect(renders).toHaveLength(12)
})

it('renders one 404 page for all unknown paths', async () => {
  renderTestPage = () => Promise.resolve({ statusCode: 404, body: 'Page Not Found' })
  for (const url of ['/hilang', '/hilang?a=1', '/hilang']) {
    const { statusCode, body } = await app.inject(url)
    expect([statusCode, body.includes('Page Not Found')]).toEqual([404, true])
  }
  expect(renders).toEqual(['/404'])
})

it('does not cache pages of entities that do not exist', async () => {
  renderTestPage = () => Promise.resolve({ statusCode: 404 })
  await app.inject('/projects/a')
  await app.inject('/projects/a')
  expect(renders).toEqual(['/projects/a', '/projects/a'])
})

it.each([
  ['its data cannot be read', () => Promise.resolve(undefined)],
  ['rendering fails', () => Promise.reject(new Error('Rusak'))],
])(
  'serves the empty page where %s, and renders again for the next request',
  async (_case, fail) => {
    renderTestPage = fail
    const failed = await app.inject('/projects')
    const marked = emptyPage.replace(
      '<html>',
      '<html data-languages="id" data-contact="server" data-address="https://situs.example">',
    )
    expect([failed.statusCode, failed.body]).toEqual([200, marked])
    expect((await app.inject('/hilang')).statusCode).toBe(404)
    renderTestPage = () => Promise.resolve({ body: 'Ada lagi' })
    expect((await app.inject('/projects')).body).toContain('Ada lagi')
  },
)

it('lists every page in the sitemap, and the sitemap in robots.txt', async () => {
  const sitemap = await app.inject('/sitemap.xml')
  expect(sitemap.headers['content-type']).toBe('application/xml; charset=utf-8')
  expect(sitemap.body).toContain('<loc>https://situs.example/projects</loc>')
  expect(sitemap.body).toMatch(/<loc>https:\/\/situs\.example\/projects\/[a-z0-9-]+<\/loc>/)
  expect(sitemap.body).toMatch(/<loc>https:\/\/situs\.example\/testimonials\/1<\/loc>/)
  const robots = await app.inject('/robots.txt')
  expect(robots.body).toContain('Sitemap: https://situs.example/sitemap.xml')
})

it('draws previews of pages only', async () => {
  renderTestPage = () =>
    Promise.resolve({
      metadata: { section: 'Siaga & Banjir', ownerName: 'Dewi', description: 'Dini.' },
    })
  const { statusCode, headers, rawPayload } = await app.inject('/previews/projects.png')
  expect(statusCode).toBe(200)
  expect(headers['content-type']).toBe('image/png')
  expect(await sharp(rawPayload).metadata()).toMatchObject({ width: 1200, height: 630 })
  expect((await app.inject('/previews/hilang.png')).statusCode).toBe(404)
})
