import type { FastifyBaseLogger } from 'fastify'
import type { PageAddress, Transport } from '../../src/app/renderPage'
import { makeAnswer, type Answer } from '../http/answer'
import type { AnswerCache } from '../http/answerCache'
import type { PageDocument } from './pageDocument'
import type { Renderer } from './renderer'

/** How hard a page is compressed: it is done once for as long as the content stays. */
const effort = 9

interface RenderedPagesOptions {
  document: PageDocument
  renderer: Renderer
  transport: Transport
  /** Where finished pages are kept, until the content changes. */
  cache: AnswerCache
  log: FastifyBaseLogger
}

/** The site's pages with their content, each rendered once per version of the content. */
export class RenderedPages {
  private readonly coming = new Map<string, Promise<Answer | undefined>>()

  constructor(private readonly options: RenderedPagesOptions) {}

  /** Which page an address leads to. */
  place(url: string): PageAddress {
    return this.options.renderer.placePage(url)
  }

  /**
   * A page as an answer. Whoever asks for it while it is rendered gets the same.
   * @param headers that every answer of the server has
   * @returns nothing where its data cannot be read now
   */
  async find(place: PageAddress, headers: Record<string, string>): Promise<Answer | undefined> {
    const { cache, log } = this.options
    const known = cache.find(place.address)
    if (known) return known
    const key = `${cache.generation} ${place.address}`
    const coming =
      this.coming.get(key) ??
      this.make(place, headers)
        .catch((error: unknown) => {
          log.error(error, `${place.address} cannot be rendered`)
          return undefined
        })
        .finally(() => this.coming.delete(key))
    this.coming.set(key, coming)
    return coming
  }

  private async make(
    { address, page }: PageAddress,
    headers: Record<string, string>,
  ): Promise<Answer | undefined> {
    const { document, renderer, transport, cache } = this.options
    const { generation } = cache
    const rendered = await renderer.renderPage(address, transport)
    if (!rendered) return undefined
    const html = Buffer.from(document.fill(rendered, page))
    const all = {
      ...headers,
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-cache',
    }
    const answer = await makeAnswer(html, all, effort, rendered.statusCode)
    // Of what does not exist there is no end: only the page for all of it is kept.
    if (rendered.statusCode === 200 || page === undefined) cache.keep(address, answer, generation)
    return answer
  }
}
