import { env } from './env'
import { splitLanguage, type OfferedLanguages } from './language/languages'

const base = env.basePath.replace(/\/$/, '')

/** Adds the base path to a path of the site; other URLs are returned unchanged. */
export function sitePath(address: string): string {
  return /^\/(?!\/)/.test(address) ? base + address : address
}

/** Removes the base path from a path of the address bar. */
export function routePath(pathname: string): string {
  return pathname.startsWith(`${base}/`) ? pathname.slice(base.length) : pathname
}

/** The language and the path of the page of a path of the address bar. */
export const splitAddress = (pathname: string, offered: OfferedLanguages) =>
  splitLanguage(routePath(pathname), offered)
