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
import { listPages, readData, type SitePage } from './siteContent'

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
  readTemplate: () => string,
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
    generate: () => readManifest(app, readTemplate(), { language, offered }),
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

/** The manifest with the name and the appearance in the API. @throws UserFacingError where it fails */
async function readManifest(
  app: FastifyInstance,
  template: string,
  { language, offered }: { language: Language; offered: OfferedLanguages },
): Promise<string> {
  const { profile } = await readData<ProfileData>(app, `/api/profiles/1?lang=${language}`)
  return buildManifest(template, {
    lang: language,
    prefix: languagePrefix(language, offered),
    name: profile.full_name,
    appearance: await readAppearance(app),
  })
}

interface ManifestOptions {
  lang: Language
  /** The path of the language: the addresses of the manifest are relative to its own. */
  prefix: string
  name: string
  appearance: SiteAppearance
}

export function buildManifest(
  template: string,
  { lang, prefix, name, appearance }: ManifestOptions,
): string {
  const manifest = JSON.parse(template) as { icons: { src: string }[] }
  const version = iconVersion(appearance)
  const { surface } = palettesOf(appearance.dye).light
  return JSON.stringify({
    ...manifest,
    ...{ lang, name },
    short_name: name.length <= maxShortName ? name : name.split(' ', 1)[0],
    icons: manifest.icons.map((icon) => ({
      ...icon,
      src: `${prefix && '../'}${icon.src}${version ? `?${version}` : ''}`,
    })),
    ...(prefix && { start_url: `..${prefix}`, scope: '../' }),
    ...(version && { background_color: surface, theme_color: surface }),
  })
}

/** A sitemap as sitemaps.org specifies it, with each page in all languages. */
export function buildSitemap(publicUrl: string, pages: readonly SitePage[]): string {
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
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset ${sitemapNamespaces}>\n${urls.join('')}</urlset>\n`
}

const sitemapNamespaces =
  'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml"'
