import { createHash } from 'node:crypto'

/**
 * What the browser may load: only what the site serves itself, and inline scripts by their
 * hashes.
 * @param html a document with all inline scripts
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
    // styled-components writes its rules into style elements.
    'style-src': ["'self'", "'unsafe-inline'"],
    // The owner may keep pictures, analytics and contact delivery elsewhere.
    'img-src': ["'self'", 'https:', 'data:'],
    'connect-src': ["'self'", 'https:'],
    'font-src': ["'self'"],
    'object-src': ["'none'"],
    'base-uri': ["'self'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
  }
}
