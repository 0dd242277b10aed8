import { escapeMarkup } from '../markdown/toHtml'
import type { SitePage } from './listPages'

/**
 * A sitemap as sitemaps.org specifies it.
 * @param publicUrl of the site, without a trailing slash
 */
export function buildSitemap(publicUrl: string, pages: readonly SitePage[]): string {
  const urls = pages.map(({ path, lastModified }) => {
    const time =
      lastModified === undefined ? '' : `<lastmod>${escapeMarkup(lastModified)}</lastmod>`
    return `  <url><loc>${escapeMarkup(publicUrl + path)}</loc>${time}</url>\n`
  })
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls.join('')}</urlset>\n`
}

/**
 * A robots.txt that allows everything.
 * @param publicUrl empty where it is not configured: then the sitemap is not named
 */
export function buildRobotsTxt(publicUrl: string): string {
  const sitemap = publicUrl && `\nSitemap: ${publicUrl}/sitemap.xml\n`
  return `User-agent: *\nAllow: /\n${sitemap}`
}
