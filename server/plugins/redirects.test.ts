import type { FastifyInstance } from 'fastify'
import { importContent } from '../content/importContent'
import { buildContent, contentPost, contentProject } from '../testing/content'
import { cleanUp } from '../testing/cleanUp'
import { createRenderer, createSiteFolder, emptyParts } from '../testing/siteFolder'
import { createTestApp, send } from '../testing/testApp'
import { ContentVersion } from './contentVersion'
import { Redirects } from './redirects'

let app: FastifyInstance
let renders: string[]

/** A site with the page `/about` and the posts `/blog/artikel-…`. */
const renderer = createRenderer({
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
    return Promise.resolve({ ...emptyParts, statusCode: exists ? 200 : 404 })
  },
})

const site = () => ({ folder: createSiteFolder(), renderer })

beforeAll(async () => {
  const content = buildContent({
    posts: [
      contentPost(1, {
        aliases: ['/2024/05/kopi/', '/kafe%CC%81.html', '/blog/kopi', '/about', '/blog/artikel-2'],
      }),
      contentPost(2, { aliases: ['/2024/05/kopi', '/draf'], draft: true }),
      contentPost(3, { aliases: ['/2024/05/kopi', '/en/teh/index.html'] }),
    ],
  })
  ;({ app } = await createTestApp(content, site()))
})
beforeEach(() => {
  renders = []
})
afterAll(cleanUp)

/** The status and the target of a redirect. */
async function request(url: string, server = app) {
  const { statusCode, headers } = await server.inject(url)
  return headers.location === undefined ? [statusCode] : [statusCode, headers.location]
}

it('redirects former paths, but neither pages nor paths that never were', async () => {
  for (const [url, location] of [
    ['/2024/05/kopi/', '/situs/blog/artikel-3'],
    ['/2024/05/kopi', '/situs/blog/artikel-3'],
    ['/2024/05/kopi/index.html?a=1&b=%20', '/situs/blog/artikel-3?a=1&b=%20'],
    ['/kaf%C3%A9.html', '/situs/blog/artikel-1'],
    ['/en/teh/', '/situs/blog/artikel-3'],
    ['/blog/kopi/', '/situs/blog/artikel-1'],
  ] as const) {
    expect(await request(url)).toEqual([301, location])
    expect(await request(url)).toEqual([301, location])
  }
  for (const url of ['/about', '/blog/artikel-2']) expect(await request(url)).toEqual([200])
  for (const url of [
    '/draf',
    '/2024/05',
    '/2024/05/KOPI',
    '/kafe.html',
    '/2024/05/kopi/feed.xml',
  ]) {
    expect([url, await request(url)]).toEqual([url, [404]])
  }
})

it('reads the former paths once for each version of the content', async () => {
  await request('/hilang')
  renders = []
  const select = jest.spyOn(app.db, 'selectFrom')
  for (const path of ['/hilang', '/lain', '/2024/05/kopi']) await request(path)
  expect(select).not.toHaveBeenCalled()
  expect(renders).toEqual([])
  select.mockRestore()
  expect((await send(app, 'PUT', '/posts/1', { aliases: ['/lain/'] })).statusCode).toBe(200)
  expect(await request('/lain')).toEqual([301, '/situs/blog/artikel-3'])
  expect(await request('/2024/05/kopi')).toEqual([301, '/situs/blog/artikel-1'])
})

it('redirects from the former slugs of an entry in each language', async () => {
  const { app: other } = await createTestApp(buildContent(), site(), undefined, ['id', 'en'])
  const change = (body: object) => send(other, 'PUT', '/projects/1', body)
  const find = (url: string) => request(url, other)
  await change({ slug: 'kasir', translations: { en: { slug: 'till' } } })
  expect(await find('/projects/proyek-1?a=1')).toEqual([301, '/situs/projects/kasir?a=1'])
  expect(await find('/en/projects/proyek-1')).toEqual([301, '/situs/en/projects/till'])
  await change({ translations: { en: { slug: 'register' } } })
  expect(await find('/en/projects/till')).toEqual([301, '/situs/en/projects/register'])
  expect(await find('/projects/till')).toEqual([301, '/situs/projects/kasir'])
  await change({ is_active: 0 })
  expect(await find('/projects/till')).toEqual([404])
})

it('redirects after an import, which knows an entry by its title', async () => {
  const content = (slug: string) =>
    buildContent({ posts: [contentPost(1, { slug })], projects: [contentProject(1, { slug })] })
  const test = await createTestApp(content('lama'))
  await importContent(test.database, content('baru'))
  expect([...(await test.app.redirects.list())]).toEqual([
    ['/projects/lama', '/projects/baru'],
    ['/blog/lama', '/blog/baru'],
  ])
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
  const redirects = new Redirects(read, new ContentVersion(), log)
  expect(await Promise.all([redirects.find('/a'), redirects.find('/b')])).toEqual([
    undefined,
    undefined,
  ])
  expect([read.mock.calls.length, log.error.mock.calls.length]).toEqual([1, 2])
  expect([redirects.mayHave('/b'), await redirects.find('/a/')]).toEqual([true, '/blog/a'])
  expect([redirects.mayHave('/b'), redirects.mayHave('/a/')]).toEqual([false, true])
})
