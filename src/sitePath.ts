import { env } from './env'

const base = env.basePath.replace(/\/$/, '')

/** A path of the site (`/pictures/a.webp`) where the site is mounted; other addresses stay. */
export function sitePath(address: string): string {
  return /^\/(?!\/)/.test(address) ? base + address : address
}

/** The other way round: what the routes know of a path in the address bar. */
export function routePath(pathname: string): string {
  return pathname.startsWith(`${base}/`) ? pathname.slice(base.length) : pathname
}
