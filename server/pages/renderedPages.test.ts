import type { FastifyInstance } from 'fastify'
import type { RenderedPage, Transport } from '../../src/app/rendering/renderer'
import type { ProjectData } from '../../src/contract/projects'
import { contentProject, buildContent } from '../testing/content'
import { createRenderer, createSiteFolder, emptyPage, emptyParts } from '../testing/siteFolder'
import { send, token, createTestApp } from '../testing/testApp'
import type { SocialImageContent } from './socialImages/socialImages'

let app: FastifyInstance
let renders: string[]
let renderTestPage: (
  url: string,
  transport: Transport,
) => Promise<Partial<RenderedPage> | undefined>

const unknownPaths = ['/hilang', '/index.html']

/** Renders the titles of the projects on every page but the unknown ones. */
const renderer = createRenderer({
  publicUrl: 'https://situs.example',
  resolvePage: (url) => {
    const { pathname, searchParams } = new URL(`http://localhost${url}`)
    const page = searchParams.get('page')
    const address = page ? `${pathname}?page=${page}` : pathname
    if (unknownPaths.includes(address)) {
      return { language: 'id', address: '/404', page: undefined }
    }
    return { language: 'id', address, page: 'ProjectsPage' }
  },
  renderPage: async (url, transport) => {
    renders.push(url)
    const page = await renderTestPage(url, transport)
    return page && { ...emptyParts, ...page }
  },
})

async function titles(transport: Transport): Promise<string> {
  const response = await transport({ url: '/projects', params: { limit: 100 } }, {} as never, {})
  const { data } = response.data as { data: { projects: { title: string }[] } }
  return data.projects.map(({ title }) => title).join()
}

beforeAll(async () => {
  const content = buildContent({ projects: [contentProject(1)] })
  ;({ app } = await createTestApp(content, { folder: createSiteFolder(), renderer }))
})
beforeEach(() => {
  app.contentVersion.increment()
  renders = []
  renderTestPage = async (_url, transport) => ({ body: await titles(transport) })
})

/** A promise for others to wait for, and the function that resolves it. */
function createGate() {
  let release: () => void = () => undefined
  const released = new Promise<void>((resolve) => (release = resolve))
  return { released, release }
}

/** Makes pages wait. @returns the function that lets them go on */
function holdPages(render = renderTestPage): () => void {
  const { released, release } = createGate()
  renderTestPage = async (...args) => {
    const page = await render(...args)
    await released
    return page
  }
  return release
}

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

it('renders a page once for concurrent requests, and each page of a list separately', async () => {
  const responses = await Promise.all(Array.from({ length: 50 }, () => app.inject('/projects')))
  expect(new Set(responses.map(({ body }) => body)).size).toBe(1)
  await app.inject('/projects?utm_source=surat')
  expect(renders).toEqual(['/projects'])
  await app.inject('/projects?page=2&utm_source=surat')
  await app.inject('/projects?page=2')
  expect(renders).toEqual(['/projects', '/projects?page=2'])
  // The test of the response cache has the other cases of 304.
  const { headers } = await app.inject('/projects')
  const again = { url: '/projects', headers: { 'if-none-match': String(headers.etag) } }
  expect((await app.inject(again)).statusCode).toBe(304)
})

it('renders a page anew after a write, also one that was rendered meanwhile', async () => {
  expect((await app.inject('/projects')).body).toContain('Proyek 1')
  const created = await send<ProjectData>(app, 'POST', '/projects', { title: 'Baru sekali' })
  expect((await app.inject('/projects')).body).toContain('Baru sekali')
  await send(app, 'DELETE', `/projects/${created.data.project.id}`)
  expect((await app.inject('/projects')).body).not.toContain('Baru sekali')
  expect(renders).toHaveLength(3)

  app.contentVersion.increment()
  const hasRead = new Promise<void>((resolve) => {
    renderTestPage = async (_url, transport) => {
      const body = await titles(transport)
      resolve()
      return { body }
    }
  })
  const release = holdPages()
  const early = app.inject('/projects')
  await hasRead
  await send(app, 'POST', '/projects', { title: 'Lebih baru' })
  const late = app.inject('/projects')
  release()
  await early
  expect((await late).body).toContain('Lebih baru')
  expect((await app.inject('/projects')).body).toContain('Lebih baru')
})

it('renders no inactive entries, also for requests with the token', async () => {
  await send(app, 'POST', '/projects', { title: 'Rahasia', is_active: 0 })
  const { body } = await app.inject({
    url: '/projects',
    headers: { authorization: `Bearer ${token}` },
  })
  expect(body).not.toContain('Rahasia')
})

it('caches one 404 page for all unknown paths, and none of entities that do not exist', async () => {
  renderTestPage = () => Promise.resolve({ statusCode: 404, body: 'Page Not Found' })
  for (const url of ['/hilang', '/hilang?a=1', '/index.html', '/projects/a', '/projects/a']) {
    const { statusCode, body } = await app.inject(url)
    expect([statusCode, body.includes('Page Not Found')]).toEqual([404, true])
  }
  expect(renders).toEqual(['/404', '/projects/a', '/projects/a'])
})

it.each([
  ['its data cannot be read', () => Promise.resolve(undefined)],
  ['rendering fails', () => Promise.reject(new Error('Rusak'))],
])('serves the empty page where %s, and renders it the next time', async (_case, fail) => {
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
})

describe('addresses that cannot be read, and social images', () => {
  let app: FastifyInstance
  let rendered: string[]
  let drawn: SocialImageContent[]
  let draw: () => Promise<Buffer>

  const pagePaths = ['/projects', ...[...Array(30).keys()].map((n) => `/blog/${n}`)]
  const knownPages = [...pagePaths, '/projects?page=2']

  /** Renders every address; the unknown ones with status 404. */
  const renderer = createRenderer({
    pagePaths,
    renderPage: (url) => {
      rendered.push(url)
      const metadata = { section: url, ownerName: 'Dewi', description: '' }
      const statusCode = knownPages.includes(url) ? 200 : 404
      return Promise.resolve({ ...emptyParts, statusCode, body: 'Halaman', metadata })
    },
  })

  beforeAll(async () => {
    const drawSocialImage = (content: SocialImageContent) => {
      drawn.push(content)
      return draw()
    }
    const site = { folder: createSiteFolder(), renderer, drawSocialImage }
    ;({ app } = await createTestApp(buildContent(), site))
  })
  beforeEach(() => {
    rendered = []
    drawn = []
    draw = () => Promise.resolve(Buffer.from('png'))
  })

  it('responds with the not-found page to paths and queries that cannot be read', async () => {
    for (const [url, address] of [
      ['/projects/%FF', '/projects/%25FF'],
      ['/%FF', '/%25FF'],
      ['/tidak%E0%A4%A?a=%FF', '/tidak%25E0%25A4%25A?a=%FF'],
      ['/blog/%00', '/blog/%00'],
      ...['page=99999999999999999999', 'page=x', 'tag=%00', 'category=%00&id=x'].map((query) => {
        return [`/projects?${query}`, `/projects?${query}`]
      }),
    ]) {
      const { statusCode, headers, body } = await app.inject(url!)
      expect([statusCode, headers['content-type']]).toEqual([404, 'text/html; charset=utf-8'])
      expect(body).toContain('Halaman')
      expect(rendered.splice(0)).toEqual([address])
    }
  })

  it('draws a social image once, whatever follows its path, and only of a page', async () => {
    for (const url of ['/previews/projects.png', '/previews/projects.png?tag=a']) {
      const { statusCode, headers } = await app.inject(url)
      expect([statusCode, headers['content-type']]).toEqual([200, 'image/png'])
    }
    expect(drawn).toHaveLength(1)
    rendered = []
    const encoded = ['projects%3Fpage=2', 'projects%3fpage=2', 'projects%23a']
    for (const page of [...encoded, 'blog/hilang', 'a%FF']) {
      expect((await app.inject(`/previews/${page}.png`)).statusCode).toBe(404)
    }
    expect([rendered, drawn.length]).toEqual([[], 1])
  })
})
