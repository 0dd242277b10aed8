import type { Transport } from '../../../src/app/renderPage'
import { buildCachedResponse, type CachedResponse } from '../../http/cachedResponse'
import type { RenderCache, RenderResult } from '../renderCache'
import type { Renderer } from '../renderer'
import type { PreviewText } from './drawPreview'

const pattern = /^\/previews(\/[^?]*)\.png$/

/** The page that a preview is of: `/previews/home.png` is of the first. */
export function previewedPage(address: string): string | undefined {
  const page = pattern.exec(address)?.[1]
  return page === '/home' ? '/' : page
}

/** The other way round: where the preview of a page is. */
export function previewAddress(page: string): string {
  return `/previews${page === '/' ? '/home' : page}.png`
}

const entities: Record<string, string> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  '#x27': "'",
}

function unescape(html = ''): string {
  return html.replace(/&(amp|lt|gt|quot|#x27);/g, (_all, name: string) => entities[name] ?? '')
}

/** What a page's head says of it. */
function textOf(head: string): PreviewText {
  const title = unescape(/<title[^>]*>([^<]*)</.exec(head)?.[1])
  const cut = title.lastIndexOf(' - ')
  return {
    title: title.slice(0, cut),
    owner: title.slice(cut + 3),
    description: unescape(/<meta name="description" content="([^"]*)"/.exec(head)?.[1]),
  }
}

/**
 * The preview of a page.
 * @param page its address, without the base path
 * @param head of the rendered page
 */
export async function previewOf(page: string, head: string): Promise<Buffer> {
  // Drawing takes a library that a server without visitors from elsewhere never needs.
  const { drawPreview } = await import('./drawPreview')
  const text = textOf(head)
  return drawPreview(page === '/' ? { ...text, title: text.owner, owner: 'Portofolio' } : text)
}

interface PreviewsOptions {
  renderer: Renderer
  transport: Transport
  kept: RenderCache
}

/** A preview picture of every page, drawn when it is first asked for. */
export class Previews {
  constructor(private readonly options: PreviewsOptions) {}

  /** @returns nothing where the address is of no page's preview */
  async find(
    address: string,
    headers: Record<string, string>,
  ): Promise<CachedResponse | undefined> {
    const page = previewedPage(address)
    // Each page has one preview, at one address.
    if (!page || previewAddress(page) !== address || !this.isPage(page)) return undefined
    return this.options.kept.find(address, () => this.make(page, headers))
  }

  private isPage(address: string): boolean {
    const place = this.options.renderer.resolvePage(address)
    return place.page !== undefined && place.address === address
  }

  private async make(
    page: string,
    headers: Record<string, string>,
  ): Promise<RenderResult | undefined> {
    const { renderer, transport } = this.options
    const place = renderer.resolvePage(page)
    const rendered = place.page ? await renderer.renderPage(place.address, transport) : undefined
    if (rendered?.statusCode !== 200) return undefined
    const picture = await previewOf(page, rendered.head)
    const cache = { 'content-type': 'image/png', 'cache-control': 'public, max-age=3600' }
    return { answer: await buildCachedResponse(picture, { ...headers, ...cache }), isKept: true }
  }
}
