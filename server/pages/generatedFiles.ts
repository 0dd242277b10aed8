import type { FastifyInstance } from 'fastify'
import type { ProfileData } from '../../src/contract/profile'
import { escapeMarkup } from '../markdown/toHtml'
import { buildAtomFeed, buildJsonFeed, feeds, readFeed } from './feeds'
import type { Renderer } from './renderer'
import { listPages, type SitePage } from './siteContent'

/** A file that is generated from the content. */
export interface GeneratedFile {
  path: string
  type: string
  generate: () => string | Promise<string>
}

export const manifestPath = '/site.webmanifest'

/** Characters that most home screens have room for. */
const maxShortName = 12

/**
 * Lists the files for search engines, home screens and feed readers.
 * @param readManifest reads the built manifest
 */
export function listGeneratedFiles(
  app: FastifyInstance,
  { pagePaths, publicUrl }: Pick<Renderer, 'pagePaths' | 'publicUrl'>,
  readManifest: () => string,
): GeneratedFile[] {
  const files: GeneratedFile[] = [
    { path: '/robots.txt', type: 'text/plain', generate: () => buildRobotsTxt(publicUrl) },
    {
      path: manifestPath,
      type: 'application/manifest+json',
      generate: () => buildManifest(app, readManifest()),
    },
  ]
  // A sitemap and feeds need complete URLs.
  if (!publicUrl) return files
  return [
    ...files,
    {
      path: '/sitemap.xml',
      type: 'application/xml',
      generate: async () => buildSitemap(publicUrl, await listPages(app, pagePaths)),
    },
    {
      ...feeds.atom,
      generate: async () => buildAtomFeed(publicUrl, await readFeed(app, publicUrl)),
    },
    {
      ...feeds.json,
      generate: async () => buildJsonFeed(publicUrl, await readFeed(app, publicUrl)),
    },
  ]
}

/**
 * A robots.txt that allows everything.
 * @param publicUrl empty where it is not configured: then the sitemap is not named
 */
function buildRobotsTxt(publicUrl: string): string {
  const sitemap = publicUrl && `\nSitemap: ${publicUrl}/sitemap.xml\n`
  return `User-agent: *\nAllow: /\n${sitemap}`
}

/** The manifest with the name in the API; the template where the API fails. */
async function buildManifest(app: FastifyInstance, template: string): Promise<string> {
  const response = await app.inject('/api/profiles/1')
  if (response.statusCode !== 200) return template
  const { full_name } = response.json<{ data: ProfileData }>().data.profile
  return nameManifest(template, full_name)
}

/** The manifest with the name of the owner. */
export function nameManifest(template: string, name: string): string {
  const short_name = name.length <= maxShortName ? name : name.split(' ', 1)[0]
  return JSON.stringify({ ...(JSON.parse(template) as object), name, short_name })
}

/**
 * A sitemap as sitemaps.org specifies it.
 * @param publicUrl of the site, without a trailing slash
 */
export function buildSitemap(publicUrl: string, pages: readonly SitePage[]): string {
  const urls = pages.map(({ path, lastModified }) => {
    const time = lastModified && `<lastmod>${escapeMarkup(lastModified)}</lastmod>`
    return `  <url><loc>${escapeMarkup(publicUrl + path)}</loc>${time ?? ''}</url>\n`
  })
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls.join('')}</urlset>\n`
}
