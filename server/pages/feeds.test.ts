import { JSDOM } from 'jsdom'
import type { FastifyInstance } from 'fastify'
import type { OfferedLanguages } from '../../src/language/languages'
import { buildContent, contentPost } from '../testing/content'
import { cleanUp } from '../testing/cleanUp'
import { createSiteFolder } from '../testing/siteFolder'
import { createTestApp, send } from '../testing/testApp'
import type { Renderer } from './renderer'

afterEach(cleanUp)

const site = 'https://situs.example/portofolio'

async function createSite(
  posts: ReturnType<typeof contentPost>[],
  publicUrl = site,
  languages?: OfferedLanguages,
) {
  const renderer: Renderer = {
    pagePaths: ['/', '/blog'],
    publicUrl,
    basePath: '/portofolio/',
    resolvePage: (address) => ({ language: 'id', address, page: 'BlogPage' }),
    renderPage: () =>
      Promise.resolve({ statusCode: 200, head: '', styles: '', body: '', snapshot: '{}' }),
  }
  const folder = createSiteFolder()
  const content = buildContent({ posts })
  return (await createTestApp(content, { folder, renderer }, undefined, languages)).app
}

const odd = contentPost(2, {
  title: 'A & <b> "c" ]]>',
  excerpt: 'Ringkas\u0008an.',
  language: 'en',
  tags: ['React & SQL'],
  author: { name: 'Sri', avatar: '/pictures/sri.webp' },
  content: '<script>alert(1)</script> & ]]>',
})

const posts = [
  odd,
  contentPost(1),
  contentPost(3, { content: null }),
  contentPost(4, { draft: true }),
  contentPost(5, { publishedAt: '2999' }),
]

async function readAtom(app: FastifyInstance): Promise<Document> {
  const { body } = await app.inject('/feed.xml')
  // Throws where the text is not well-formed.
  return new JSDOM(body, { contentType: 'application/xml' }).window.document
}

const textOf = (parent: ParentNode | null | undefined, name: string) =>
  parent?.querySelector(`:scope > ${name}`)?.textContent

it('serves an Atom feed with the texts of the published posts', async () => {
  const app = await createSite(posts)
  const { headers, statusCode } = await app.inject('/feed.xml')
  expect(statusCode).toBe(200)
  expect(headers['content-type']).toBe('application/atom+xml; charset=utf-8')
  const { documentElement: feed } = await readAtom(app)
  expect([feed.localName, feed.namespaceURI]).toEqual(['feed', 'http://www.w3.org/2005/Atom'])
  expect(textOf(feed, 'title')).toBe('Artikel - Dewi Contoh')
  expect(textOf(feed, 'id')).toBe(`${site}/blog`)
  expect(feed.querySelector('link[rel=self]')?.getAttribute('href')).toBe(`${site}/feed.xml`)
  expect(textOf(feed, 'updated')).toBe('2024-01-02T00:00:00.000Z')
  const [entry, ...others] = feed.querySelectorAll('entry')
  expect(others.map((other) => textOf(other, 'title'))).toEqual(['Artikel 1'])
  expect(entry?.getAttribute('xml:lang')).toBe('en')
  expect(others[0]?.getAttribute('xml:lang')).toBe('id')
  expect(textOf(entry, 'title')).toBe(odd.title)
  expect(textOf(entry, 'summary')).toBe('Ringkas\uFFFDan.')
  expect(textOf(entry, 'id')).toBe(`${site}/blog/artikel-2`)
  expect(textOf(entry, 'published')).toBe('2024-01-02T00:00:00.000Z')
  expect(textOf(entry, 'author')).toBe('Sri')
  expect(entry?.querySelector('category')?.getAttribute('term')).toBe('React & SQL')
  const content = JSDOM.fragment(textOf(entry, 'content') ?? '')
  expect(content.textContent).toBe('<script>alert(1)</script> & ]]>')
  expect(content.querySelector('script')).toBeNull()
})

it('serves a JSON feed with the same posts', async () => {
  const app = await createSite(posts)
  const response = await app.inject('/feed.json')
  expect(response.headers['content-type']).toBe('application/feed+json; charset=utf-8')
  const { items, ...feed } = response.json<{ items: Record<string, unknown>[] }>()
  expect(feed).toEqual({
    version: 'https://jsonfeed.org/version/1.1',
    title: 'Artikel - Dewi Contoh',
    home_page_url: `${site}/blog`,
    feed_url: `${site}/feed.json`,
    language: 'id',
    authors: [{ name: 'Dewi Contoh', url: `${site}/` }],
  })
  expect(items.map(({ url }) => url)).toEqual([`${site}/blog/artikel-2`, `${site}/blog/artikel-1`])
  expect(items[0]).toMatchObject({
    title: odd.title,
    language: 'en',
    tags: ['React & SQL'],
    authors: [{ name: 'Sri', avatar: `${site}/pictures/sri.webp` }],
    date_published: '2024-01-02T00:00:00.000Z',
  })
})

it('is fresh after a write, and valid without posts', async () => {
  const app = await createSite([])
  const { documentElement: empty } = await readAtom(app)
  expect(textOf(empty, 'updated')).toMatch(/Z$/)
  expect(empty.querySelectorAll('entry')).toHaveLength(0)
  await send(app, 'POST', '/posts', { title: 'Baru', excerpt: '', content: 'Isi.' })
  expect((await readAtom(app)).querySelector('entry title')?.textContent).toBe('Baru')
})

it('contains the newest twenty posts', async () => {
  const app = await createSite(Array.from({ length: 22 }, (_, index) => contentPost(22 - index)))
  const entries = [...(await readAtom(app)).querySelectorAll('entry title')]
  expect(entries).toHaveLength(20)
  expect(entries[0]?.textContent).toBe('Artikel 22')
})

it('is named by every page', async () => {
  const app = await createSite(posts)
  const { document } = new JSDOM((await app.inject('/blog')).body).window
  const links = [...document.querySelectorAll('head link[rel=alternate]')]
  expect(links.map((link) => [link.getAttribute('type'), link.getAttribute('href')])).toEqual([
    ['application/atom+xml', `${site}/feed.xml`],
    ['application/feed+json', `${site}/feed.json`],
  ])
})

it('is left out where the public address is not configured', async () => {
  const app = await createSite(posts, '')
  expect((await app.inject('/feed.xml')).statusCode).toBe(404)
  expect((await app.inject('/blog')).body).not.toContain('alternate')
})

it('lists the pages of posts with a text in the sitemap, with their last change', async () => {
  const app = await createSite(posts)
  await send(app, 'PUT', '/posts/4', { title: 'Lain' })
  const { body } = await app.inject('/sitemap.xml')
  const urls = [...body.matchAll(/<loc>(.*?)<\/loc><lastmod>(.*?)<\/lastmod>/g)]
  expect(urls.map(([, url]) => url)).toEqual([`${site}/blog/artikel-2`, `${site}/blog/artikel-1`])
})

it('has one feed for each language of the site', async () => {
  const translations = { en: { title: 'Article 1', content: 'Text.' } }
  const texts = [contentPost(1, { translations }), contentPost(2)]
  const app = await createSite(texts, site, ['id', 'en'])
  const { items, ...feed } = (await app.inject('/en/feed.json')).json<{ items: object[] }>()
  expect(feed).toMatchObject({
    title: 'Articles - Dewi Contoh',
    home_page_url: `${site}/en/blog`,
    feed_url: `${site}/en/feed.json`,
    language: 'en',
  })
  expect(items).toMatchObject([
    { title: 'Artikel 2', url: `${site}/en/blog/artikel-2`, language: 'id' },
    { title: 'Article 1', url: `${site}/en/blog/artikel-1`, language: 'en' },
  ])
  expect((await app.inject('/feed.json')).json()).toMatchObject({ title: 'Artikel - Dewi Contoh' })
  const { document } = new JSDOM((await app.inject('/en/feed.xml')).body).window
  expect(document.querySelector('feed')?.getAttribute('xml:lang')).toBe('en')
})
