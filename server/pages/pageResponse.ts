import type { ResolvedPage, Transport } from '../../src/app/rendering/renderer'
import type { SiteAppearance } from '../../src/contract/constants'
import type { DocumentHost } from '../../src/contract/messages'
import { buildCachedResponse, type CachedResponse } from '../http/cachedResponse'
import { appearanceHost } from './appearance'
import type { DocumentTemplate } from './documentTemplate'
import type { Renderer } from './renderer'

interface PageOptions {
  document: DocumentTemplate
  renderer: Renderer
  transport: Transport
  /** Headers that every response of the server has. */
  headers: Record<string, string>
  host: DocumentHost
  appearance: SiteAppearance
}

/** @returns nothing where its data cannot be read */
export async function buildPageResponse(
  resolved: ResolvedPage,
  { document, renderer, transport, headers, host, appearance }: PageOptions,
): Promise<CachedResponse | undefined> {
  const { address, page, isPrivate } = resolved
  const rendered = await renderer.renderPage(address, transport, {
    ...host,
    ...appearanceHost(appearance),
  })
  if (!rendered) return undefined
  if (rendered.redirect) {
    return buildRedirect(renderer.basePath + rendered.redirect.slice(1), headers)
  }
  const { statusCode } = rendered
  const response = await buildCachedResponse(
    Buffer.from(document.fill(rendered, resolved, appearance, host)),
    {
      ...headers,
      'content-type': 'text/html; charset=utf-8',
      'cache-control': isPrivate ? 'no-store' : 'no-cache',
    },
    { statusCode },
  )
  const isCounted = statusCode === 200 && !isPrivate
  return {
    ...response,
    ...(isCounted && { pagePath: address.replace(/\?.*/s, '') }),
    // The number of unknown projects is unlimited; all unknown pages share one response.
    isCacheable: statusCode === 200 || page === undefined,
  }
}

/** @param location with the base path */
export function buildRedirect(
  location: string,
  headers: Record<string, string>,
): Promise<CachedResponse> {
  return buildCachedResponse(
    Buffer.alloc(0),
    {
      ...headers,
      location,
      'content-type': 'text/plain; charset=utf-8',
      'cache-control': 'no-cache',
    },
    { statusCode: 301 },
  )
}
