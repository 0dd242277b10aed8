const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

/**
 * A sitemap as sitemaps.org specifies it.
 * @param publicUrl of the site, without a trailing slash
 */
export function buildSitemap(publicUrl: string, paths: readonly string[]): string {
  const urls = paths.map((path) => {
    const url = (publicUrl + path).replace(/[&<>"]/g, (character) => entities[character] ?? '')
    return `  <url><loc>${url}</loc></url>\n`
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
