import type { FastifyRequest } from 'fastify'

type Request = Pick<FastifyRequest, 'headers' | 'protocol' | 'host' | 'server'>

/**
 * The origin from which the owner uses the site, for example `https://nama-anda.id`. If the
 * environment has the public URL, only its origin is accepted, and pages that this server itself has
 * delivered on this machine. One that was stored in the studio is accepted besides the host of the
 * request: a mistake in it must not lock the owner out.
 * @returns undefined for a request of another site
 */
export function findOrigin(request: Request): string | undefined {
  const { publicUrl, settings } = request.server
  const { origin, 'sec-fetch-site': site } = request.headers
  if (site !== undefined && site !== 'same-origin') return undefined
  if (publicUrl) {
    const publicOrigin = new URL(publicUrl).origin
    if (origin !== undefined && isLocalPage(request)) return origin
    return origin === undefined || origin === publicOrigin ? publicOrigin : undefined
  }
  if (origin === undefined) return `${request.protocol}://${request.host}`
  const { publicUrl: stored } = settings.current
  if (stored && origin === new URL(stored).origin) return origin
  // A proxy may have ended TLS.
  return URL.canParse(origin) && new URL(origin).host === request.host ? origin : undefined
}

/**
 * Whether a browser has sent the request from `http://localhost` to the same address. A proxy may
 * replace the host by a local one, but pages cannot set `Sec-Fetch-Site`.
 */
function isLocalPage({ headers: { origin = '', host, 'sec-fetch-site': site } }: Request): boolean {
  if (site !== 'same-origin' || !URL.canParse(origin)) return false
  const page = new URL(origin)
  return page.host === host && isLoopback(page.hostname)
}

/** Whether a page of the site has certainly sent a request that changes something. */
export function isSameOriginWrite(request: Request): boolean {
  const { origin, 'sec-fetch-site': site } = request.headers
  return (origin !== undefined || site !== undefined) && findOrigin(request) !== undefined
}

/** Whether nobody on the way can read what is sent: over https, or within the machine. */
export function isConfidential(origin: string): boolean {
  const { protocol, hostname } = new URL(origin)
  return protocol === 'https:' || isLoopback(hostname)
}

export function isLoopback(hostname: string): boolean {
  return /^(localhost|.+\.localhost|127(\.\d+){3}|\[::1\]|::1)$/.test(hostname)
}
