import { env } from './env'

const base = env.basePath.replace(/\/$/, '')

/** Adds the base path to a path of the site; other URLs are returned unchanged. */
export function sitePath(address: string): string {
  return /^\/(?!\/)/.test(address) ? base + address : address
}

/** Removes the base path from a path of the address bar. */
export function routePath(pathname: string): string {
  return pathname.startsWith(`${base}/`) ? pathname.slice(base.length) : pathname
}
