/** The decoded path of a URL, without its query. */
export function requestPath(url: string): string {
  return decodeURIComponent(url.replace(/\?.*/s, ''))
}

export function isApiPath(path: string): boolean {
  return path === '/api' || path.startsWith('/api/')
}
