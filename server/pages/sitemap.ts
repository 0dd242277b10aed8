/** What tells search engines where everything is. */

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

/**
 * The addresses of all pages, as sitemaps.org has it.
 * @param publicUrl where the site is on the internet, without a trailing slash
 */
export function sitemapOf(publicUrl: string, pages: readonly string[]): string {
  const urls = pages.map((page) => {
    const address = (publicUrl + page).replace(/[&<>"]/g, (sign) => escapes[sign] ?? '')
    return `  <url><loc>${address}</loc></url>\n`
  })
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls.join('')}</urlset>\n`
}

/** Everything may be read; where the site knows its own address, it names the sitemap, too. */
export function robotsOf(publicUrl: string): string {
  const sitemap = publicUrl && `\nSitemap: ${publicUrl}/sitemap.xml\n`
  return `User-agent: *\nAllow: /\n${sitemap}`
}
