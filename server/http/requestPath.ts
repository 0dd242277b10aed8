import { decode } from '../../src/lib/urls/paths'

/** The decoded path of a URL, without its query; a malformed path unchanged. */
export function requestPath(url: string): string {
  return decode(url.replace(/\?.*/s, ''))
}

/**
 * A URL that can be decoded: in the path of a page, percent signs that encode nothing are
 * characters, as in the browser's router. The API refuses such a path.
 */
export function readableUrl({ url = '/' }: { url?: string }): string {
  const [path = ''] = url.split('?', 1)
  if (isApiPath(path)) return url
  try {
    decodeURIComponent(path)
    return url
  } catch {
    return path.replaceAll('%', '%25') + url.slice(path.length)
  }
}

export function isApiPath(path: string): boolean {
  return path === '/api' || path.startsWith('/api/')
}
