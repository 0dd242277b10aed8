import type { HeadMetadata, Transport } from '../../../src/app/renderer'
import { buildCachedResponse } from '../../http/cachedResponse'
import type { BuiltResponse } from '../../http/ResponseCache'
import type { Renderer } from '../renderer'

const prefix = '/previews'
const extension = '.png'

/** The path of a page's preview; that of home is `/previews/home.png`. */
export function previewPath(page: string): string {
  return `${prefix}${page === '/' ? '/home' : page}${extension}`
}

/** The page that a path is the preview of. */
function previewedPage(path: string): string | undefined {
  if (!path.startsWith(`${prefix}/`) || !path.endsWith(extension)) return undefined
  const page = path.slice(prefix.length, -extension.length)
  return page === '/home' ? '/' : page
}

/**
 * Draws the preview of a page, a PNG.
 * @param page its path, without the base path
 */
export async function buildPreview(page: string, metadata: HeadMetadata): Promise<Buffer> {
  // Imported late: most servers and commands never draw one.
  const { drawPreview } = await import('./drawPreview')
  const { section, ownerName, description } = metadata
  return drawPreview(
    page === '/'
      ? { title: ownerName, owner: 'Portofolio', description }
      : { title: section, owner: ownerName, description },
  )
}

interface PreviewOptions {
  renderer: Renderer
  transport: Transport
  /** Headers that every response of the server has. */
  headers: Record<string, string>
}

/** @returns nothing where the path is not the preview of a page */
export async function buildPreviewResponse(
  path: string,
  { renderer, transport, headers }: PreviewOptions,
): Promise<BuiltResponse | undefined> {
  const page = previewedPage(path)
  // Each page has one preview, at one path.
  if (page === undefined || previewPath(page) !== path) return undefined
  const resolved = renderer.resolvePage(page)
  if (resolved.page === undefined || resolved.address !== page) return undefined
  const rendered = await renderer.renderPage(page, transport)
  if (rendered?.statusCode !== 200 || !rendered.metadata) return undefined
  const response = await buildCachedResponse(await buildPreview(page, rendered.metadata), {
    ...headers,
    'content-type': 'image/png',
    'cache-control': 'public, max-age=3600',
  })
  return { response, isCacheable: true }
}
