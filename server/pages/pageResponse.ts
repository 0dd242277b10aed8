import type { ResolvedPage, Transport } from '../../src/app/renderer'
import type { DocumentHost } from '../../src/contract/documentHost'
import { buildCachedResponse } from '../http/cachedResponse'
import type { BuiltResponse } from '../http/ResponseCache'
import type { DocumentTemplate } from './documentTemplate'
import type { Renderer } from './renderer'
import { hitTiming, PageTiming } from './serverTiming'

interface PageOptions {
  document: DocumentTemplate
  renderer: Renderer
  transport: Transport
  /** Headers that every response of the server has. */
  headers: Record<string, string>
  host: DocumentHost
}

/**
 * Renders a page.
 * @returns nothing where its data cannot be read
 */
export async function buildPageResponse(
  { address, page, isPrivate }: ResolvedPage,
  { document, renderer, transport, headers, host }: PageOptions,
): Promise<BuiltResponse | undefined> {
  const timing = new PageTiming()
  const rendered = await renderer.renderPage(address, timing.measure(transport), host)
  if (!rendered) return undefined
  const { statusCode } = rendered
  const response = await buildCachedResponse(
    Buffer.from(document.fill(rendered, page)),
    {
      ...headers,
      'content-type': 'text/html; charset=utf-8',
      'cache-control': isPrivate ? 'no-store' : 'no-cache',
      'server-timing': hitTiming,
    },
    { statusCode },
  )
  const isCounted = statusCode === 200 && !isPrivate
  // The number of unknown projects is unlimited; all unknown pages share one response.
  return {
    response: isCounted ? { ...response, pagePath: address.replace(/\?.*/s, '') } : response,
    isCacheable: statusCode === 200 || page === undefined,
    serverTiming: String(timing),
  }
}
