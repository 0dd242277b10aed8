import type { FastifyInstance } from 'fastify'
import { buildContent } from '../testing/content'
import { cleanUp } from '../testing/cleanUp'
import { createSiteFolder } from '../testing/siteFolder'
import { createTestApp } from '../testing/testApp'
import type { PreviewContent } from './previews'
import type { Renderer } from './renderer'

let app: FastifyInstance
let rendered: string[]
let drawn: PreviewContent[]
let draw: () => Promise<Buffer>

const pagePaths = ['/projects', ...[...Array(30).keys()].map((n) => `/blog/${n}`)]
const knownPages = [...pagePaths, '/projects?page=2']

/** Renders every address; the unknown ones with status 404. */
const renderer: Renderer = {
  pagePaths,
  publicUrl: '',
  basePath: '/',
  resolvePage: (url) => ({ language: 'id', address: url, page: 'ProjectsPage' }),
  renderPage: (url) => {
    rendered.push(url)
    return Promise.resolve({
      statusCode: knownPages.includes(url) ? 200 : 404,
      head: '',
      styles: '',
      body: 'Halaman',
      snapshot: '{}',
      metadata: { section: url, ownerName: 'Dewi', description: '' },
    })
  },
}

beforeEach(async () => {
  rendered = []
  drawn = []
  draw = () => Promise.resolve(Buffer.from('png'))
  const drawPreview = (content: PreviewContent) => {
    drawn.push(content)
    return draw()
  }
  ;({ app } = await createTestApp(buildContent(), {
    folder: createSiteFolder(),
    renderer,
    drawPreview,
  }))
})
afterEach(cleanUp)

it.each([
  ['/projects/%FF', '/projects/%25FF'],
  ['/%FF', '/%25FF'],
  ['/tidak%E0%A4%A?a=%FF', '/tidak%25E0%25A4%25A?a=%FF'],
  ['/blog/%00', '/blog/%00'],
])('responds with the not-found page to %s', async (url, address) => {
  const { statusCode, headers, body } = await app.inject(url)
  expect([statusCode, headers['content-type']]).toEqual([404, 'text/html; charset=utf-8'])
  expect(body).toContain('Halaman')
  expect(rendered).toEqual([address])
})

it.each(['page=99999999999999999999', 'page=x', 'tag=%00', 'category=%00&id=x'])(
  'refuses no page with the query %s',
  async (query) => {
    const { statusCode, headers } = await app.inject(`/projects?${query}`)
    expect([statusCode, headers['content-type']]).toEqual([404, 'text/html; charset=utf-8'])
    expect(rendered).toEqual([`/projects?${query}`])
    expect((await app.inject(`/api/projects?${query}&page=x`)).statusCode).toBe(400)
  },
)

it.each(['%FF', '1'.repeat(2000)])(
  'refuses the path of the API with %s, with the security headers',
  async (id) => {
    const { statusCode, headers } = await app.inject(`/api/testimonials/${id}`)
    expect(statusCode).toBe(400)
    expect(headers).toMatchObject(app.securityHeaders)
  },
)

describe('a preview', () => {
  it('is drawn once, whatever follows its path', async () => {
    for (const url of ['/previews/projects.png', '/previews/projects.png?tag=a']) {
      expect((await app.inject(url)).statusCode).toBe(200)
    }
    expect(drawn).toHaveLength(1)
  })

  it.each(['projects%3Fpage=2', 'projects%3fpage=2', 'blog/hilang', 'projects%23a', 'a%FF'])(
    'of %s is neither rendered nor drawn',
    async (page) => {
      expect((await app.inject(`/previews/${page}.png`)).statusCode).toBe(404)
      expect([...rendered, ...drawn]).toEqual([])
    },
  )

  it('is drawn after the one before, and refused if too many wait', async () => {
    let release: () => void = () => undefined
    const released = new Promise<void>((resolve) => (release = resolve))
    draw = async () => {
      await released
      return Buffer.from('png')
    }
    const requests = [...Array(30).keys()].map((n) => app.inject(`/previews/blog/${n}.png`))
    const refused = await Promise.race(requests)
    expect([refused.statusCode, refused.headers['retry-after']]).toEqual([503, '1'])
    expect(drawn).toHaveLength(1)
    release()
    const statuses = (await Promise.all(requests)).map(({ statusCode }) => statusCode)
    expect(statuses.filter((status) => status === 200)).toHaveLength(21)
    expect(statuses.filter((status) => status === 503)).toHaveLength(9)
  })
})
