import { createHash } from 'node:crypto'

/**
 * The directives of the policy: the site's own files, and inline scripts by their hashes.
 * @param html with all inline scripts
 */
export function contentSecurityPolicy(html: string): Record<string, string[]> {
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
    // The owner may host pictures, analytics and contact delivery elsewhere.
    'img-src': ["'self'", 'https:', 'data:'],
    'connect-src': ["'self'", 'https:'],
    'font-src': ["'self'"],
    'object-src': ["'none'"],
    'base-uri': ["'self'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
  }
}
