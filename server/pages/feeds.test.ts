import { readFileSync } from 'node:fs'
import path from 'node:path'
import { XMLParser, XMLValidator } from 'fast-xml-parser'
import type { FastifyInstance } from 'fastify'
import { validateXML } from 'xmllint-wasm'
import type { OfferedLanguages } from '../../src/language/languages'
import { paths } from '../paths'
import { buildContent, contentPost } from '../testing/content'
import { createRenderer, createSiteFolder } from '../testing/siteFolder'
import { createTestApp, send } from '../testing/testApp'
import { appearanceDefaults } from '../../src/contract/constants'
import { buildManifest, buildSitemap } from './generatedFiles'

const site = 'https://situs.example/portofolio'

async function createSite(posts: ReturnType<typeof contentPost>[], languages?: OfferedLanguages) {
  const renderer = createRenderer({ publicUrl: site, basePath: '/portofolio/' })
  const folder = createSiteFolder()
  const content = buildContent({ posts })
  return (await createTestApp(content, { folder, renderer }, undefined, languages)).app
}

const odd = contentPost(2, {
  ...{ title: 'A & <b> "c" ]]>', excerpt: 'Ringkas\u0008an.', language: 'en' },
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

interface Feed {
  '@xml:lang': string
  updated: string
  link: { '@rel': string; '@href': string }[]
  entry?: { title: string; content: { '#text': string } }[]
}

const parser = new XMLParser({
  ...{ ignoreAttributes: false, attributeNamePrefix: '@', processEntities: true },
  isArray: (name) => ['entry', 'link'].includes(name),
})

async function readAtom(app: FastifyInstance, url = '/feed.xml'): Promise<Feed> {
  const { body } = await app.inject(url)
  expect(XMLValidator.validate(body)).toBe(true)
  return (parser.parse(body) as { feed: Feed }).feed
}

describe('a site with posts', () => {
  let app: FastifyInstance
  beforeAll(async () => {
    app = await createSite(posts)
  })

  it('serves an Atom feed with the texts of the published posts', async () => {
    const { headers } = await app.inject('/feed.xml')
    expect(headers['content-type']).toBe('application/atom+xml; charset=utf-8')
    const feed = await readAtom(app)
    expect(feed).toMatchObject({
      ...{ '@xmlns': 'http://www.w3.org/2005/Atom', title: 'Artikel - Dewi Contoh' },
      ...{ id: `${site}/blog`, updated: '2024-01-02T00:00:00.000Z' },
    })
    const self = feed.link.find((link) => link['@rel'] === 'self')
    expect(self?.['@href']).toBe(`${site}/feed.xml`)
    const [entry, other, ...others] = feed.entry ?? []
    expect(others).toEqual([])
    expect(other).toMatchObject({ title: 'Artikel 1', '@xml:lang': 'id' })
    expect(entry).toMatchObject({
      ...{ title: odd.title, summary: 'Ringkas\uFFFDan.', '@xml:lang': 'en' },
      ...{ id: `${site}/blog/artikel-2`, published: '2024-01-02T00:00:00.000Z' },
      ...{ author: { name: 'Sri' }, category: { '@term': 'React & SQL' } },
    })
    const html = '<p dir="auto">&lt;script&gt;alert(1)&lt;/script&gt; &amp; ]]&gt;</p>'
    expect(entry?.content['#text']).toBe(html)
  })

  it('serves a JSON feed with the same posts', async () => {
    const response = await app.inject('/feed.json')
    expect(response.headers['content-type']).toBe('application/feed+json; charset=utf-8')
    const { items, ...feed } = response.json<{ items: Record<string, unknown>[] }>()
    expect(feed).toEqual({
      ...{ version: 'https://jsonfeed.org/version/1.1', title: 'Artikel - Dewi Contoh' },
      ...{ home_page_url: `${site}/blog`, feed_url: `${site}/feed.json`, language: 'id' },
      authors: [{ name: 'Dewi Contoh', url: `${site}/` }],
    })
    const addresses = [2, 1].map((number) => `${site}/blog/artikel-${number}`)
    expect(items.map(({ url }) => url)).toEqual(addresses)
    expect(items[0]).toMatchObject({
      ...{ title: odd.title, language: 'en', tags: ['React & SQL'] },
      authors: [{ name: 'Sri', avatar: `${site}/pictures/sri.webp` }],
      date_published: '2024-01-02T00:00:00.000Z',
    })
  })

  it('names the feeds in every page, and lists the posts with a text in the sitemap', async () => {
    const { body } = await app.inject('/blog')
    const links = [...body.matchAll(/<link rel="alternate"[^>]* type="(.*?)"[^>]* href="(.*?)"/g)]
    expect(links.map(([, type, href]) => [type, href])).toEqual([
      ['application/atom+xml', `${site}/feed.xml`],
      ['application/feed+json', `${site}/feed.json`],
    ])
    await send(app, 'PUT', '/posts/4', { title: 'Lain' })
    const sitemap = (await app.inject('/sitemap.xml')).body
    const urls = [...sitemap.matchAll(/<loc>(.*?)<\/loc><lastmod>(.*?)<\/lastmod>/g)]
    expect(urls.map(([, url]) => url)).toEqual([2, 1].map((n) => `${site}/blog/artikel-${n}`))
    for (const path of ['projects', 'projects/proyek-1', 'testimonials/1']) {
      expect(sitemap).toContain(`<loc>${site}/${path}</loc>`)
    }
    expect((await app.inject('/robots.txt')).body).toContain(`Sitemap: ${site}/sitemap.xml`)
  })
})

it('is valid without posts, fresh after a write, and contains the newest twenty', async () => {
  const app = await createSite([])
  const empty = await readAtom(app)
  expect([empty.updated, empty.entry]).toEqual([expect.stringMatching(/Z$/), undefined])
  for (let number = 1; number <= 22; number += 1) {
    await send(app, 'POST', '/posts', contentPost(number))
  }
  const entries = (await readAtom(app)).entry ?? []
  expect([entries.length, entries[0]?.title]).toEqual([20, 'Artikel 22'])
})

it('has one feed for each language of the site', async () => {
  const translations = { en: { title: 'Article 1', content: 'Text.' } }
  const texts = [contentPost(1, { translations }), contentPost(2)]
  const app = await createSite(texts, ['id', 'en'])
  const { items, ...feed } = (await app.inject('/en/feed.json')).json<{ items: object[] }>()
  expect(feed).toMatchObject({
    ...{ title: 'Articles - Dewi Contoh', home_page_url: `${site}/en/blog`, language: 'en' },
    feed_url: `${site}/en/feed.json`,
  })
  expect(items).toMatchObject([
    { title: 'Artikel 2', url: `${site}/en/blog/artikel-2`, language: 'id' },
    { title: 'Article 1', url: `${site}/en/blog/artikel-1`, language: 'en' },
  ])
  expect((await app.inject('/feed.json')).json()).toMatchObject({ title: 'Artikel - Dewi Contoh' })
  expect((await readAtom(app, '/en/feed.xml'))['@xml:lang']).toBe('en')
})

/** Validates by the schema of sitemaps.org. */
async function validate(sitemap: string) {
  const folder = path.join(paths.root, 'node_modules', 'sitemap', 'schema')
  const schema = readFileSync(path.join(folder, 'sitemap.xsd'), 'utf8')
  const xml = { fileName: 'sitemap.xml', contents: sitemap }
  const { errors } = await validateXML({ xml: [xml], schema: [schema] })
  return errors.map(({ message }) => message)
}

it('lists pages in a valid sitemap, also with special characters in a path', async () => {
  const sitemap = buildSitemap(site, [
    { addresses: { id: '/' } },
    { addresses: { id: '/projects/a&b"<c>' } },
    { addresses: { id: '/blog/a' }, lastModified: '2026-06-10T00:00:00.000Z' },
  ])
  expect(await validate(sitemap)).toEqual([])
  expect(sitemap).toContain('/blog/a</loc><lastmod>2026-06-10T00:00:00.000Z</lastmod>')
  expect(await validate(sitemap.replaceAll('loc>', 'lock>'))).not.toEqual([])
})

it('lists each page in every language, with links to the others', () => {
  const sitemap = buildSitemap(site, [
    { addresses: { id: '/', en: '/en' } },
    { addresses: { id: '/about', en: '/en/about' } },
    { addresses: { id: '/blog/a' } },
  ])
  const locations = [...sitemap.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, location]) => location)
  const listed = ['/', '/en', '/about', '/en/about', '/blog/a']
  expect(locations).toEqual(listed.map((address) => site + address))
  const alternate = `<xhtml:link rel="alternate" hreflang="en" href="${site}/en/about"/>`
  expect(sitemap.split(alternate)).toHaveLength(3)
})

const template = readFileSync(path.join(paths.root, 'public', 'site.webmanifest'), 'utf8')
const manifestOf = (name: string, prefix = ''): unknown =>
  JSON.parse(buildManifest(template, { lang: 'en', prefix, name, appearance: appearanceDefaults }))

it('has a manifest for each language, with addresses relative to its own', () => {
  const english = manifestOf('Raka Contoh', '/en')
  expect(english).toMatchObject({ lang: 'en', start_url: '../en', scope: '../' })
  expect(english).toHaveProperty('icons.0.src', '../icons/icon-192.png')
})
