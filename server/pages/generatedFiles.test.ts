import { readFileSync } from 'node:fs'
import path from 'node:path'
import sharp from 'sharp'
import { validateXML } from 'xmllint-wasm'
import { paths } from '../paths'
import { buildSitemap, localizeManifest, nameManifest } from './generatedFiles'

const site = 'https://situs.example/portofolio'

/** Validates by the schema of sitemaps.org. */
async function validate(sitemap: string) {
  const folder = path.join(paths.root, 'node_modules', 'sitemap', 'schema')
  const schema = readFileSync(path.join(folder, 'sitemap.xsd'), 'utf8')
  const xml = { fileName: 'sitemap.xml', contents: sitemap }
  const { errors } = await validateXML({ xml: [xml], schema: [schema] })
  return errors.map(({ message }) => message)
}

it('lists pages in a valid sitemap, also with special characters in a path', async () => {
  const pages = [
    { addresses: { id: '/' } },
    { addresses: { id: '/projects' } },
    { addresses: { id: '/projects/a&b"<c>' } },
    { addresses: { id: '/blog/a' }, lastModified: '2026-06-10T00:00:00.000Z' },
  ]
  const sitemap = buildSitemap(site, pages)
  expect(await validate(sitemap)).toEqual([])
  expect(sitemap).toContain(`<loc>${site}/projects</loc>`)
  expect(sitemap).toContain('/blog/a</loc><lastmod>2026-06-10T00:00:00.000Z</lastmod>')
  expect(await validate(sitemap.replaceAll('loc>', 'lock>'))).not.toEqual([])
})

it('lists each page in every language, with links to the others', () => {
  const pages = [
    { addresses: { id: '/', en: '/en' } },
    { addresses: { id: '/about', en: '/en/about' } },
    { addresses: { id: '/blog/a' } },
  ]
  const sitemap = buildSitemap(site, pages)
  const locations = [...sitemap.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, location]) => location)
  expect(locations).toEqual([
    `${site}/`,
    `${site}/en`,
    `${site}/about`,
    `${site}/en/about`,
    `${site}/blog/a`,
  ])
  const alternate = `<xhtml:link rel="alternate" hreflang="en" href="${site}/en/about"/>`
  expect(sitemap.split(alternate)).toHaveLength(3)
})

const template = JSON.stringify({ name: 'Portofolio', short_name: 'Portofolio', start_url: './' })

it.each([
  ['Raka Contoh', 'Raka Contoh'],
  ['Raden Ajeng Kusumaningtyas', 'Raden'],
  ['Kusumaningtyas', 'Kusumaningtyas'],
])('names the site after %s, in short %s', (name, short) => {
  expect(JSON.parse(nameManifest(template, name))).toEqual({
    name,
    short_name: short,
    start_url: './',
  })
})

it('has a manifest for each language, with addresses relative to its own', () => {
  const file = path.join(paths.root, 'public', 'site.webmanifest')
  const english: unknown = JSON.parse(localizeManifest(readFileSync(file, 'utf8'), 'en', '/en'))
  expect(english).toMatchObject({ lang: 'en', start_url: '../en', scope: '../' })
  expect(english).toHaveProperty('icons.0.src', '../icons/icon-192.png')
})

it('lists icons in the manifest that exist in the listed sizes', async () => {
  const folder = path.join(paths.root, 'public')
  const { icons } = JSON.parse(readFileSync(path.join(folder, 'site.webmanifest'), 'utf8')) as {
    icons: { src: string; sizes: string }[]
  }
  expect(icons.map(({ sizes }) => sizes)).toEqual(['192x192', '512x512'])
  for (const { src, sizes } of icons) {
    const { width, height } = await sharp(path.join(folder, src)).metadata()
    expect(`${width}x${height}`).toBe(sizes)
  }
})
