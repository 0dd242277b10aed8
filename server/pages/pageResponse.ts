import type { ResolvedPage, Transport } from '../../src/app/renderer'
import type { ContactHost } from '../../src/contract/contact'
import { buildCachedResponse } from '../http/cachedResponse'
import type { BuiltResponse } from '../http/ResponseCache'
import type { DocumentTemplate } from './documentTemplate'
import type { Renderer } from './renderer'

/** The compression is high, because a page is compressed once per version of the content. */
const quality = 9

interface PageOptions {
  document: DocumentTemplate
  renderer: Renderer
  transport: Transport
  /** Headers that every response of the server has. */
  headers: Record<string, string>
  contact: ContactHost
}

/**
 * Renders a page.
 * @returns nothing where its data cannot be read
 */
export async function buildPageResponse(
  { address, page }: ResolvedPage,
  { document, renderer, transport, headers, contact }: PageOptions,
): Promise<BuiltResponse | undefined> {
  const rendered = await renderer.renderPage(address, transport, contact)
  if (!rendered) return undefined
  const { statusCode } = rendered
  const response = await buildCachedResponse(
    Buffer.from(document.fill(rendered, page)),
    { ...headers, 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-cache' },
    quality,
    statusCode,
  )
  // The number of unknown projects is unlimited; all unknown pages share one response.
  return { response, isCacheable: statusCode === 200 || page === undefined }
}
