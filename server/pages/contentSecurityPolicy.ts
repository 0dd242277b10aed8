import { createHash } from 'node:crypto'

/**
 * The sources of pictures: the site itself and the hosts that the owner has named. A browser does
 * not request a picture from another host, and the page shows its placeholder.
 */
export function allowedPictureSources(hosts: readonly string[]): string[] {
  return ["'self'", 'data:', ...hosts.map((host) => `https://${host}`)]
}

/** The directives of the policy: the site's own files, and inline scripts by their hashes. */
export function contentSecurityPolicy(
  html: string,
  pictureHosts: readonly string[],
): Record<string, string[]> {
  const inline = [...html.matchAll(/<script>([\s\S]*?)<\/script>/g)].map(
    ([, script = '']) => script,
  )
  const hashes = inline.map(
    (script) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`,
  )
  return {
    'default-src': ["'self'"],
    'script-src': ["'self'", ...hashes],
    // styled-components inserts style elements.
    'style-src': ["'self'", "'unsafe-inline'"],
    'img-src': allowedPictureSources(pictureHosts),
    // The owner may host analytics and contact delivery elsewhere.
    'connect-src': ["'self'", 'https:'],
    'font-src': ["'self'"],
    'object-src': ["'none'"],
    'base-uri': ["'self'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
  }
}
