import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { FastifyInstance } from 'fastify'
import sharp from 'sharp'
import type { RenderedPage, Transport } from '../../src/app/renderPage'
import type { ProjectData } from '../../src/contract/projects'
import { buildContent, contentProject } from '../testing/content'
import { cleanUp, createTestApp, send, temporaryFolder, token } from '../testing/testApp'
import type { Renderer } from './renderer'

const shell = `<!doctype html><html><head><title>Kosong</title><!--head--><script type="module" crossorigin src="/assets/main.js"></script>
<link rel="modulepreload" crossorigin href="/assets/base.js"></head>
<body><!--page--><noscript>x</noscript><div id="root"></div><!--/page--></body></html>`

const manifest = {
  'index.html': { file: 'assets/main.js', imports: ['_base.js'] },
  '_base.js': { file: 'assets/base.js' },
  '_cards.js': { file: 'assets/cards.js' },
  'src/pages/ProjectsPage/ProjectsPage.tsx': {
    file: 'assets/projects.js',
    imports: ['_base.js', '_cards.js'],
  },
}

let app: FastifyInstance
let renders: string[]
let rendering: (url: string, transport: Transport) => Promise<Partial<RenderedPage> | undefined>

/** Renders what the API says of the projects, under any address but /hilang. */
const renderer: Renderer = {
  pagePaths: ['/', '/projects'],
  publicUrl: 'https://situs.example',
  basePath: '/',
  resolvePage: (url) => {
    const { pathname, searchParams } = new URL(`http://localhost${url}`)
    const page = searchParams.get('page')
    const address = page ? `${pathname}?page=${page}` : pathname
    if (address === '/hilang') return { address: '/404', page: undefined }
    return { address, page: 'ProjectsPage' }
  },
  renderPage: async (url, transport) => {
    renders.push(url)
    const page = await rendering(url, transport)
    return page && { statusCode: 200, head: '', styles: '', body: '', snapshot: '{}', ...page }
  },
}

async function titles(transport: Transport): Promise<string> {
  const answer = await transport({ url: '/projects', params: { limit: 100 } }, {} as never, {})
  const { data } = answer.data as { data: { projects: { title: string }[] } }
  return data.projects.map(({ title }) => title).join()
}

beforeEach(async () => {
  const folder = temporaryFolder()
  mkdirSync(path.join(folder, '.vite'))
  writeFileSync(path.join(folder, 'index.html'), shell)
  writeFileSync(path.join(folder, '.vite', 'manifest.json'), JSON.stringify(manifest))
  renders = []
  rendering = async (_url, transport) => ({ body: await titles(transport) })
  const content = buildContent({ projects: [contentProject(1)] })
  ;({ app } = await createTestApp(content, { folder, renderer }))
})
afterEach(cleanUp)

it('puts a rendered page into the document, with the code that it needs beside the site’s own', async () => {
  rendering = () =>
    Promise.resolve({
      head: '<title>Proyek</title>',
      styles: '<style>$& a</style>',
      body: '<h1>$1</h1>',
      snapshot: '{"a":1}',
    })
  const { body, headers, statusCode } = await app.inject('/projects')
  expect(statusCode).toBe(200)
  expect(headers['content-type']).toBe('text/html; charset=utf-8')
  expect(headers['cache-control']).toBe('no-cache')
  expect(headers['content-security-policy']).toContain("default-src 'self'")
  expect(body).toContain('<title>Proyek</title><style>$& a</style>')
  expect(body).toContain('<div id="root"><h1>$1</h1></div>')
  expect(body).toContain('<script type="application/json" id="snapshot">{"a":1}</script>')
  const [, code = ''] = /id="code">(.*?)<\/script>/.exec(body) ?? []
  expect(JSON.parse(code)).toEqual([
    '/assets/base.js',
    '/assets/cards.js',
    '/assets/projects.js',
    '/assets/main.js',
  ])
  // Nothing is fetched before the page has been painted.
  expect(body).not.toMatch(/type="module"|rel="modulepreload"/)
  expect(body).not.toContain('<noscript>x')
})

it('renders a page once, however many ask for it at a time', async () => {
  const answers = await Promise.all(Array.from({ length: 50 }, () => app.inject('/projects')))
  expect(new Set(answers.map(({ body }) => body)).size).toBe(1)
  await app.inject('/projects?utm_source=surat')
  expect(renders).toEqual(['/projects'])
})

it('renders each page of a list by itself', async () => {
  await app.inject('/projects')
  await app.inject('/projects?page=2&utm_source=surat')
  await app.inject('/projects?page=2')
  expect(renders).toEqual(['/projects', '/projects?page=2'])
})

it('answers 304 to whoever has it already, in each encoding', async () => {
  const { headers } = await app.inject({ url: '/projects', headers: { 'accept-encoding': 'br' } })
  const again = await app.inject({
    url: '/projects',
    headers: { 'accept-encoding': 'br', 'if-none-match': String(headers.etag) },
  })
  expect(again.statusCode).toBe(304)
  expect(again.body).toBe('')
})

it('is fresh from the very next answer after a write on', async () => {
  expect((await app.inject('/projects')).body).toContain('Proyek 1')
  const created = await send<ProjectData>(app, 'POST', '/projects', { title: 'Baru sekali' })
  expect((await app.inject('/projects')).body).toContain('Baru sekali')
  await send(app, 'DELETE', `/projects/${created.data.project.id}`)
  expect((await app.inject('/projects')).body).not.toContain('Baru sekali')
  expect(renders).toHaveLength(3)
})

it('does not keep what was rendered while the content changed', async () => {
  let goOn: () => void = () => undefined
  const held = new Promise<void>((resolve) => (goOn = resolve))
  rendering = async (_url, transport) => {
    const body = await titles(transport)
    await held
    return { body }
  }
  const early = app.inject('/projects')
  await new Promise((resolve) => setImmediate(resolve))
  await send(app, 'POST', '/projects', { title: 'Baru sekali' })
  const late = app.inject('/projects')
  goOn()
  await early
  expect((await late).body).toContain('Baru sekali')
  expect((await app.inject('/projects')).body).toContain('Baru sekali')
})

it('shows the owner’s inactive entries to nobody, whoever asks', async () => {
  await send(app, 'POST', '/projects', { title: 'Rahasia', is_active: 0 })
  const { body } = await app.inject({
    url: '/projects',
    headers: { authorization: `Bearer ${token}` },
  })
  expect(body).not.toContain('Rahasia')
})

it('renders one page for all unknown addresses, and answers 404', async () => {
  rendering = () => Promise.resolve({ statusCode: 404, body: 'Page Not Found' })
  for (const url of ['/hilang', '/hilang?a=1', '/hilang']) {
    const { statusCode, body } = await app.inject(url)
    expect([statusCode, body.includes('Page Not Found')]).toEqual([404, true])
  }
  expect(renders).toEqual(['/404'])
})

it('keeps nothing of things that do not exist: there is no end of them', async () => {
  rendering = () => Promise.resolve({ statusCode: 404 })
  await app.inject('/projects/a')
  await app.inject('/projects/a')
  expect(renders).toEqual(['/projects/a', '/projects/a'])
})

it.each([
  ['cannot be read', () => Promise.resolve(undefined)],
  ['makes the page fail', () => Promise.reject(new Error('Rusak'))],
])('serves the empty page where the data %s, and tries again', async (_case, fail) => {
  rendering = fail
  const known = await app.inject('/projects')
  expect([known.statusCode, known.body]).toEqual([200, shell])
  expect((await app.inject('/hilang')).statusCode).toBe(404)
  rendering = () => Promise.resolve({ body: 'Ada lagi' })
  expect((await app.inject('/projects')).body).toContain('Ada lagi')
})

it('names every page in the sitemap, and the sitemap in robots.txt', async () => {
  const sitemap = await app.inject('/sitemap.xml')
  expect(sitemap.headers['content-type']).toBe('application/xml; charset=utf-8')
  expect(sitemap.body).toContain('<loc>https://situs.example/projects</loc>')
  expect(sitemap.body).toMatch(/<loc>https:\/\/situs\.example\/projects\/[a-z0-9-]+<\/loc>/)
  expect(sitemap.body).toMatch(/<loc>https:\/\/situs\.example\/testimonials\/1<\/loc>/)
  const robots = await app.inject('/robots.txt')
  expect(robots.body).toContain('Sitemap: https://situs.example/sitemap.xml')
})

it('draws a preview of a page, and of nothing else', async () => {
  rendering = () =>
    Promise.resolve({
      head: '<title>Siaga &amp; Banjir - Dewi</title><meta name="description" content="Dini."/>',
    })
  const { statusCode, headers, rawPayload } = await app.inject('/previews/projects.png')
  expect(statusCode).toBe(200)
  expect(headers['content-type']).toBe('image/png')
  expect(await sharp(rawPayload).metadata()).toMatchObject({ width: 1200, height: 630 })
  expect((await app.inject('/previews/hilang.png')).statusCode).toBe(404)
})
