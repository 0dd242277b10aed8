import pLimit from 'p-limit'
import type { HeadMetadata, RenderedPage } from '../../src/app/renderer'
import type { CompleteCloth } from '../../src/lib/cloth'
import { buildCachedResponse } from '../http/cachedResponse'
import { HttpError } from '../http/HttpError'
import type { BuiltResponse } from '../http/ResponseCache'
import type { Renderer } from './renderer'

/** The path of a page's preview; that of home is `/previews/home.png`. */
export function previewPath(page: string): string {
  return `/previews${page === '/' ? '/home' : page}.png`
}

/** The texts of a preview, and the cloth beside them. */
export interface PreviewContent {
  title: string
  description: string
  owner: string
  /** The owner's kawung by default. */
  cloth?: CompleteCloth
}

/** Draws the picture that other sites show beside a link to a page, as PNG. */
export type DrawPreview = (content: PreviewContent) => Promise<Buffer>

/**
 * What the preview of a page shows.
 * @param page its path, without the base path
 */
export function previewContent(page: string, metadata: HeadMetadata): PreviewContent {
  const { section, ownerName, description, cloth } = metadata
  return page === '/'
    ? { title: ownerName, owner: 'Portofolio', description }
    : { title: section, owner: ownerName, description, cloth }
}

/** The number of previews that wait while one is drawn. */
const maxWaiting = 20

/** Draws one preview at a time. Throws an HttpError 503 if too many would wait. */
export function limitDrawing(drawPreview: DrawPreview): DrawPreview {
  const limit = pLimit(1)
  return async (content) => {
    if (limit.pendingCount >= maxWaiting) {
      throw new HttpError(503, 'Too many previews are being drawn')
    }
    return limit(() => drawPreview(content))
  }
}

interface PreviewOptions {
  resolvePage: Renderer['resolvePage']
  renderPage: (page: string) => Promise<RenderedPage | undefined>
  drawPreview: DrawPreview
  /** Headers that every response of the server has. */
  headers: Record<string, string>
}

/** @returns nothing where the path is not the preview of a page */
export async function buildPreviewResponse(
  path: string,
  { resolvePage, renderPage, drawPreview, headers }: PreviewOptions,
): Promise<BuiltResponse | undefined> {
  const [, name] = /^\/previews(\/.+)\.png$/s.exec(path) ?? []
  if (name === undefined) return undefined
  const page = name === '/home' ? '/' : name
  const resolved = resolvePage(page)
  // Each page has one preview, at one path; filters and later parts of lists have none.
  const isPage = resolved.page !== undefined && resolved.address === page && !page.includes('?')
  const rendered = isPage ? await renderPage(page) : undefined
  if (rendered?.statusCode !== 200 || !rendered.metadata) return undefined
  const picture = await drawPreview(previewContent(page, rendered.metadata))
  const response = await buildCachedResponse(picture, {
    ...headers,
    'content-type': 'image/png',
    'cache-control': 'public, max-age=3600',
  })
  return { response, isCacheable: true }
}
