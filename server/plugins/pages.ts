import path from 'node:path'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import fp from 'fastify-plugin'
import type { DocumentHost } from '../../src/contract/documentHost'
import type { CachedResponse } from '../http/cachedResponse'
import { isApiPath, requestPath } from '../http/requestPath'
import { limitConcurrency } from '../pictures/limitConcurrency'
import { DocumentTemplate } from '../pages/documentTemplate'
import { buildPageResponse } from '../pages/pageResponse'
import { buildPreviewResponse, limitDrawing, type DrawPreview } from '../pages/previews/previews'
import { createInjectTransport, type Renderer } from '../pages/renderer'
import { indexFile, type SiteFiles } from '../pages/staticFiles'
import { buildResponse, responseHeaders, sendResponse } from './responseCache'

export interface Site {
  /** The folder of the built site. */
  folder: string
  /** The folder of the built studio; without it, no studio is served. */
  studioFolder?: string
  /** Renders the pages on the server; without it, they are rendered in the browser only. */
  renderer?: Renderer
  /** Draws the previews of pages; without it, there are none. */
  drawPreview?: DrawPreview
}

/** The number of pages that are rendered at the same time; the others wait. */
const maxRenderings = 10

interface PagesOptions {
  site?: Site
  host: DocumentHost
}

/** Serves the files of the site, its pages, and their previews. */
export const pagesPlugin = fp<PagesOptions>(
  (app, { site, host }, done) => {
    if (site && app.siteFiles) registerPages(app, app.siteFiles, { ...site, host })
    done()
  },
  { dependencies: ['siteFiles', 'responseCache'] },
)

type Headers = Record<string, string>

function registerPages(
  app: FastifyInstance,
  files: SiteFiles,
  { folder, renderer, drawPreview, host }: Site & { host: DocumentHost },
): void {
  const transport = createInjectTransport(app)
  const limit = limitConcurrency(maxRenderings)
  const drawInTurn = drawPreview && limitDrawing(drawPreview)
  const document = renderer && new DocumentTemplate(folder, renderer, host)

  /** A page has one key for all ways of writing its URL. Files have a cache of their own. */
  const cacheKey = ({ url }: FastifyRequest): string | undefined => {
    const pathname = requestPath(url)
    if (isApiPath(pathname) || files.has(pathname)) return undefined
    return renderer && isPagePath(pathname) ? renderer.resolvePage(url).address : pathname
  }

  const findPage = async (
    request: FastifyRequest,
    headers: Headers,
  ): Promise<CachedResponse | undefined> => {
    const resolved = renderer?.resolvePage(request.url)
    const rendered =
      resolved && document
        ? await buildResponse(request, () =>
            limit(() =>
              buildPageResponse(resolved, { renderer, document, transport, headers, host }),
            ),
          )
        : undefined
    if (rendered) return rendered
    // The code of the page loads the data in the browser, or shows what failed.
    const empty = await files.find(indexFile, headers)
    return empty && { ...empty, statusCode: resolved && !resolved.page ? 404 : 200 }
  }

  const find = async (
    request: FastifyRequest,
    headers: Headers,
  ): Promise<CachedResponse | undefined> => {
    const pathname = requestPath(request.url)
    if (isApiPath(pathname)) return undefined
    if (files.has(pathname)) return files.find(pathname, headers)
    if (isPagePath(pathname)) return findPage(request, headers)
    return (
      renderer &&
      drawInTurn &&
      buildResponse(request, () =>
        buildPreviewResponse(pathname, {
          resolvePage: renderer.resolvePage,
          renderPage: (page) => limit(() => renderer.renderPage(page, transport)),
          drawPreview: drawInTurn,
          headers,
        }),
      )
    )
  }

  app.get('/*', { schema: { hide: true }, config: { cacheKey } }, async (request, reply) =>
    sendResponse(request, reply, await find(request, responseHeaders(reply))),
  )
}

/** A path with one of these extensions is never a page. */
const fileExtensions = new Set(
  '.js .mjs .css .map .json .txt .xml .webmanifest .ico .svg .png .jpg .jpeg .gif .webp .avif .woff .woff2 .pdf'.split(
    ' ',
  ),
)

function isPagePath(pathname: string): boolean {
  const isFile = fileExtensions.has(path.extname(pathname).toLowerCase())
  return !isFile && !pathname.split(/[\\/]/).includes('..')
}
