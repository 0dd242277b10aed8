import type { ResolvedPage, Transport } from '../../src/app/renderPage'
import { buildCachedResponse, type CachedResponse } from '../http/cachedResponse'
import type { RenderCache, RenderResult } from './renderCache'
import type { PageDocument } from './documentTemplate'
import type { Renderer } from './renderer'

/** How hard a page is compressed: it is done once for as long as the content stays. */
const effort = 9

interface RenderedPagesOptions {
  document: PageDocument
  renderer: Renderer
  transport: Transport
  kept: RenderCache
}

/** The site's pages with their content, each rendered once per version of the content. */
export class RenderedPages {
  constructor(private readonly options: RenderedPagesOptions) {}

  /** Which page an address leads to. */
  place(url: string): ResolvedPage {
    return this.options.renderer.resolvePage(url)
  }

  /**
   * A page as an answer.
   * @param headers that every answer of the server has
   * @returns nothing where its data cannot be read now
   */
  find(place: ResolvedPage, headers: Record<string, string>): Promise<CachedResponse | undefined> {
    return this.options.kept.find(place.address, () => this.make(place, headers))
  }

  private async make(
    { address, page }: ResolvedPage,
    headers: Record<string, string>,
  ): Promise<RenderResult | undefined> {
    const { document, renderer, transport } = this.options
    const rendered = await renderer.renderPage(address, transport)
    if (!rendered) return undefined
    const html = Buffer.from(document.fill(rendered, page))
    const all = {
      ...headers,
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-cache',
    }
    return {
      answer: await buildCachedResponse(html, all, effort, rendered.statusCode),
      // Of what does not exist there is no end: only the page for all of it is kept.
      isKept: rendered.statusCode === 200 || page === undefined,
    }
  }
}
