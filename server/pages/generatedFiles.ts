import type { FastifyInstance } from 'fastify'
import type { SiteAppearance } from '../../src/contract/constants'
import type { ProfileData } from '../../src/contract/profile'
import { languagePrefix, type Language, type OfferedLanguages } from '../../src/language/languages'
import { palettesOf } from '../../src/theme/dyes'
import { escapeMarkup } from '../markdown/toHtml'
import { readAppearance } from './appearance'
import { buildAtomFeed, buildJsonFeed, feeds, readFeed } from './feeds'
import { iconVersion } from './icons'
import type { Renderer } from './renderer'
import { listPages, type SitePage } from './siteContent'

interface GeneratedFile {
  path: string
  type: string
  /** @param publicUrl of the site; without it, there are no files with complete URLs */
  generate: (publicUrl?: string) => string | undefined | Promise<string | undefined>
}

export const manifestPath = '/site.webmanifest'

/** Characters that most home screens have room for. */
const maxShortName = 12

/** Lists the files for search engines, home screens and feed readers. */
export function listGeneratedFiles(
  app: FastifyInstance,
  { pagePaths }: Pick<Renderer, 'pagePaths'>,
  readManifest: () => string,
  offered: OfferedLanguages,
): GeneratedFile[] {
  const robots = {
    path: '/robots.txt',
    type: 'text/plain',
    generate: buildRobotsTxt,
  }
  const manifests = offered.map((language) => ({
    path: languagePrefix(language, offered) + manifestPath,
    type: 'application/manifest+json',
    generate: () => buildManifest(app, readManifest(), { language, offered }),
  }))
  const sitemap = {
    path: '/sitemap.xml',
    type: 'application/xml',
    generate: withUrl(async (publicUrl) =>
      buildSitemap(publicUrl, await listPages(app, pagePaths, offered)),
    ),
  }
  return [robots, ...manifests, sitemap, ...listFeeds(app, offered)]
}

const withUrl =
  (generate: (publicUrl: string) => Promise<string>): GeneratedFile['generate'] =>
  (publicUrl) =>
    publicUrl ? generate(publicUrl) : undefined

function listFeeds(app: FastifyInstance, offered: OfferedLanguages): GeneratedFile[] {
  return offered.flatMap((language) => {
    const prefix = languagePrefix(language, offered)
    const { atom, json } = feeds
    const feed = ({ path, type }: typeof atom | typeof json, build: typeof buildAtomFeed) => ({
      ...{ path: prefix + path, type },
      generate: withUrl(async (publicUrl) =>
        build(await readFeed(app, { publicUrl, language, offered })),
      ),
    })
    return [feed(atom, buildAtomFeed), feed(json, buildJsonFeed)]
  })
}

/** A robots.txt that allows everything, and names the sitemap if there is one. */
function buildRobotsTxt(publicUrl?: string): string {
  const sitemap = publicUrl ? `\nSitemap: ${publicUrl}/sitemap.xml\n` : ''
  return `User-agent: *\nAllow: /\n${sitemap}`
}

/** The manifest with the name in the API; the template where the API fails. */
async function buildManifest(
  app: FastifyInstance,
  template: string,
  { language, offered }: { language: Language; offered: OfferedLanguages },
): Promise<string> {
  const localized = localizeManifest(template, language, languagePrefix(language, offered))
  const response = await app.inject(`/api/profiles/1?lang=${language}`)
  if (response.statusCode !== 200) return localized
  const { full_name } = response.json<{ data: ProfileData }>().data.profile
  return colourManifest(nameManifest(localized, full_name), await readAppearance(app))
}

function colourManifest(template: string, appearance: SiteAppearance): string {
  const version = iconVersion(appearance)
  if (!version) return template
  const { surface } = palettesOf(appearance.dye).light
  const manifest = JSON.parse(template) as { icons: { src: string }[] }
  const icons = manifest.icons.map((icon) => ({ ...icon, src: `${icon.src}?${version}` }))
  return JSON.stringify({ ...manifest, background_color: surface, theme_color: surface, icons })
}

/** The manifest of a language, whose addresses are relative to its own. */
export function localizeManifest(template: string, lang: Language, prefix: string): string {
  const manifest = JSON.parse(template) as { icons: { src: string }[] }
  if (!prefix) return JSON.stringify({ ...manifest, lang })
  const icons = manifest.icons.map((icon) => ({ ...icon, src: `../${icon.src}` }))
  return JSON.stringify({ ...manifest, lang, start_url: `..${prefix}`, scope: '../', icons })
}

export function nameManifest(template: string, name: string): string {
  const short_name = name.length <= maxShortName ? name : name.split(' ', 1)[0]
  return JSON.stringify({ ...(JSON.parse(template) as object), name, short_name })
}

/** A sitemap as sitemaps.org specifies it, with each page in all languages. */
export function buildSitemap(publicUrl: string, pages: readonly SitePage[]): string {
  const hasLanguages = pages.some(({ addresses }) => Object.keys(addresses).length > 1)
  const urls = pages.flatMap(({ addresses, lastModified }) => {
    const entries = Object.entries(addresses).map(
      ([language, address]) => [language, escapeMarkup(publicUrl + address)] as const,
    )
    const alternates = entries.map(
      ([language, url]) => `<xhtml:link rel="alternate" hreflang="${language}" href="${url}"/>`,
    )
    const links = entries.length > 1 ? alternates.join('') : ''
    const time = lastModified ? `<lastmod>${escapeMarkup(lastModified)}</lastmod>` : ''
    return entries.map(([, url]) => `  <url><loc>${url}</loc>${time}${links}</url>\n`)
  })
  const namespaces = hasLanguages
    ? `${sitemapNamespace} xmlns:xhtml="http://www.w3.org/1999/xhtml"`
    : sitemapNamespace
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset ${namespaces}>\n${urls.join('')}</urlset>\n`
}

const sitemapNamespace = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"'
