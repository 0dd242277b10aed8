import { readFileSync } from 'node:fs'
import path from 'node:path'
import { validateXML } from 'xmllint-wasm'
import { paths } from '../paths'
import { robotsOf, sitemapOf } from './sitemap'

const site = 'https://situs.example/portofolio'

/** What the schema of sitemaps.org finds wrong. */
async function mistakesOf(sitemap: string) {
  const folder = path.join(paths.root, 'node_modules', 'sitemap', 'schema')
  const schema = readFileSync(path.join(folder, 'sitemap.xsd'), 'utf8')
  const xml = { fileName: 'sitemap.xml', contents: sitemap }
  const { errors } = await validateXML({ xml: [xml], schema: [schema] })
  return errors.map(({ message }) => message)
}

it('is a sitemap by the schema, also where an address has signs of its own', async () => {
  const sitemap = sitemapOf(site, ['/', '/projects', '/projects/a&b"<c>', '/testimonials/1'])
  expect(await mistakesOf(sitemap)).toEqual([])
  expect(sitemap).toContain(`<loc>${site}/projects</loc>`)
  expect(await mistakesOf(sitemap.replaceAll('loc>', 'lock>'))).not.toEqual([])
})

it('tells robots where the sitemap is, where the site knows its address', () => {
  expect(robotsOf(site)).toContain(`Sitemap: ${site}/sitemap.xml`)
  expect(robotsOf('')).not.toContain('Sitemap')
})
