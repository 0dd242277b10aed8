import { readFileSync } from 'node:fs'
import path from 'node:path'
import { validateXML } from 'xmllint-wasm'
import { paths } from '../paths'
import { buildRobotsTxt, buildSitemap } from './sitemap'

const site = 'https://situs.example/portofolio'

/** Validates by the schema of sitemaps.org. */
async function validate(sitemap: string) {
  const folder = path.join(paths.root, 'node_modules', 'sitemap', 'schema')
  const schema = readFileSync(path.join(folder, 'sitemap.xsd'), 'utf8')
  const xml = { fileName: 'sitemap.xml', contents: sitemap }
  const { errors } = await validateXML({ xml: [xml], schema: [schema] })
  return errors.map(({ message }) => message)
}

it('is valid, also with special characters in a path', async () => {
  const sitemap = buildSitemap(site, [
    { path: '/' },
    { path: '/projects' },
    { path: '/projects/a&b"<c>' },
    { path: '/blog/a', lastModified: '2026-06-10T00:00:00.000Z' },
  ])
  expect(await validate(sitemap)).toEqual([])
  expect(sitemap).toContain(`<loc>${site}/projects</loc>`)
  expect(sitemap).toContain('/blog/a</loc><lastmod>2026-06-10T00:00:00.000Z</lastmod>')
  expect(await validate(sitemap.replaceAll('loc>', 'lock>'))).not.toEqual([])
})

it('names the sitemap in robots.txt where the public URL is configured', () => {
  expect(buildRobotsTxt(site)).toContain(`Sitemap: ${site}/sitemap.xml`)
  expect(buildRobotsTxt('')).not.toContain('Sitemap')
})
