import type { FastifyInstance } from 'fastify'
import { importContent } from '../content/importContent'
import type { Renderer } from '../pages/renderer'
import { buildContent, contentPost, contentProject } from '../testing/content'
import { cleanUp } from '../testing/cleanUp'
import { createSiteFolder } from '../testing/siteFolder'
import { createTestApp, send } from '../testing/testApp'
import { Redirects } from './redirects'

let app: FastifyInstance
let renders: string[]

/** A site with the page `/about` and the posts `/blog/artikel-…`. */
const renderer: Renderer = {
  pagePaths: ['/about'],
  publicUrl: '',
  basePath: '/situs/',
  resolvePage: (url) => {
    const { pathname } = new URL(`http://localhost${url}`)
    const isPage = pathname === '/about' || pathname.startsWith('/blog/')
    const page = isPage ? 'Page' : undefined
    return { language: 'id', address: isPage ? pathname : '/404', page }
  },
  renderPage: (url) => {
    renders.push(url)
    const exists = url === '/about' || url.startsWith('/blog/artikel-')
    const parts = { head: '', styles: '', body: '', snapshot: '{}' }
    return Promise.resolve({ statusCode: exists ? 200 : 404, ...parts })
  },
}

beforeEach(async () => {
  renders = []
  const content = buildContent({
    posts: [
      contentPost(1, {
        aliases: ['/2024/05/kopi/', '/kafe%CC%81.html', '/blog/kopi', '/about', '/blog/artikel-2'],
      }),
      contentPost(2, { aliases: ['/2024/05/kopi', '/draf'], draft: true }),
      contentPost(3, { aliases: ['/2024/05/kopi', '/en/teh/index.html'] }),
    ],
  })
  ;({ app } = await createTestApp(content, { folder: createSiteFolder(), renderer }))
})
afterEach(cleanUp)

/** The status and the target of a redirect. */
async function request(url: string) {
  const { statusCode, headers } = await app.inject(url)
  return headers.location === undefined ? [statusCode] : [statusCode, headers.location]
}

it.each([
  ['/2024/05/kopi/', '/situs/blog/artikel-3'],
  ['/2024/05/kopi', '/situs/blog/artikel-3'],
  ['/2024/05/kopi/index.html?a=1&b=%20', '/situs/blog/artikel-3?a=1&b=%20'],
  ['/kaf%C3%A9.html', '/situs/blog/artikel-1'],
  ['/en/teh/', '/situs/blog/artikel-3'],
  ['/blog/kopi/', '/situs/blog/artikel-1'],
])('redirects %s to %s', async (url, location) => {
  expect(await request(url)).toEqual([301, location])
  expect(await request(url)).toEqual([301, location])
})

it.each(['/about', '/blog/artikel-2'])('does not redirect the page %s', async (url) => {
  expect(await request(url)).toEqual([200])
})

it.each(['/draf', '/2024/05', '/2024/05/KOPI', '/kafe.html', '/2024/05/kopi/feed.xml'])(
  'responds with 404 to %s',
  async (url) => {
    expect(await request(url)).toEqual([404])
  },
)

it('reads the former paths once for each version of the content', async () => {
  await request('/hilang')
  const select = jest.spyOn(app.db, 'selectFrom')
  for (const path of ['/hilang', '/lain', '/2024/05/kopi']) await request(path)
  expect(select).not.toHaveBeenCalled()
  expect(renders).toEqual(['/404'])
  select.mockRestore()
  expect((await send(app, 'PUT', '/posts/1', { aliases: ['/lain/'] })).statusCode).toBe(200)
  expect(await request('/lain')).toEqual([301, '/situs/blog/artikel-3'])
  expect(await request('/2024/05/kopi')).toEqual([301, '/situs/blog/artikel-1'])
})

describe('an entry whose slug has changed', () => {
  const languages = ['id', 'en'] as const
  const change = (path: string, body: object) => send(app, 'PUT', path, body)

  it('is at its former addresses, too, in each language', async () => {
    const site = { folder: createSiteFolder(), renderer }
    ;({ app } = await createTestApp(buildContent(), site, undefined, languages))
    await change('/projects/1', { slug: 'kasir', translations: { en: { slug: 'till' } } })
    expect(await request('/projects/proyek-1?a=1')).toEqual([301, '/situs/projects/kasir?a=1'])
    expect(await request('/en/projects/proyek-1')).toEqual([301, '/situs/en/projects/till'])
    await change('/projects/1', { translations: { en: { slug: 'register' } } })
    expect(await request('/en/projects/till')).toEqual([301, '/situs/en/projects/register'])
    expect(await request('/projects/till')).toEqual([301, '/situs/projects/kasir'])
    await change('/projects/1', { is_active: 0 })
    expect(await request('/projects/till')).toEqual([404])
  })

  it('is so after an import, which knows it by its title', async () => {
    const content = (slug: string) =>
      buildContent({ posts: [contentPost(1, { slug })], projects: [contentProject(1, { slug })] })
    const test = await createTestApp(content('lama'))
    await importContent(test.database, content('baru'))
    const addresses = [...(await test.app.redirects.list())]
    expect(addresses).toEqual([
      ['/projects/lama', '/projects/baru'],
      ['/blog/lama', '/blog/baru'],
    ])
  })
})

it('refuses paths of files', async () => {
  expect(await send(app, 'PUT', '/posts/1', { aliases: ['/a/', '/feed.xml'] })).toMatchObject({
    statusCode: 400,
    errors: [{ path: 'aliases.1', message: 'must be the path of a page, such as /2024/05/title/' }],
  })
})

it('reads the paths again after a failure', async () => {
  const log = { error: jest.fn() }
  const read = jest.fn<Promise<Map<string, string>>, []>()
  read.mockRejectedValueOnce(new Error('Rusak')).mockResolvedValue(new Map([['/a', '/blog/a']]))
  const redirects = new Redirects(read, { current: 0 }, log)
  expect(await Promise.all([redirects.find('/a'), redirects.find('/b')])).toEqual([
    undefined,
    undefined,
  ])
  expect([read.mock.calls.length, log.error.mock.calls.length]).toEqual([1, 2])
  expect([redirects.mayHave('/b'), await redirects.find('/a/')]).toEqual([true, '/blog/a'])
  expect([redirects.mayHave('/b'), redirects.mayHave('/a/')]).toEqual([false, true])
})
