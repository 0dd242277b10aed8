import path from 'node:path'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import fp from 'fastify-plugin'
import pLimit from 'p-limit'
import type { DocumentHost } from '../../src/contract/messages'
import { buildCachedResponse, type CachedResponse } from '../http/cachedResponse'
import { isApiPath, requestPath } from '../http/requestPath'
import { DocumentTemplate } from '../pages/documentTemplate'
import { listGeneratedFiles, manifestPath } from '../pages/generatedFiles'
import { buildPageResponse } from '../pages/pageResponse'
import { buildPreviewResponse, limitDrawing, type DrawPreview } from '../pages/previews'
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
  site: Site
  files: SiteFiles
  host: DocumentHost
}

/** Serves the files of the site, its pages, their previews, and files generated from the content. */
export const pagesPlugin = fp<PagesOptions>(
  (app, options, done) => {
    addPages(app, options)
    const { renderer } = options.site
    if (renderer) addGeneratedFiles(app, renderer, options.files)
    done()
  },
  { dependencies: ['responseCache'] },
)

function addPages(app: FastifyInstance, { site, files, host }: PagesOptions): void {
  const { folder, renderer } = site
  const transport = createInjectTransport(app)
  const limit = pLimit(maxRenderings)
  const drawPreview = site.drawPreview && limitDrawing(site.drawPreview)
  const document = renderer && new DocumentTemplate(folder, renderer, host)

  /** A page has one key for all ways of writing its URL. Files have a cache of their own. */
  const cacheKey = ({ url }: FastifyRequest): string | undefined => {
    const pathname = requestPath(url)
    if (isApiPath(pathname) || files.has(pathname)) return undefined
    return renderer && isPagePath(pathname) ? renderer.resolvePage(url).address : pathname
  }

  type Headers = Record<string, string>
  const findPage = async (request: FastifyRequest, headers: Headers) => {
    const resolved = renderer?.resolvePage(request.url)
    if (resolved && document) {
      const options = { renderer, document, transport, headers, host }
      const rendered = await buildResponse(request, () =>
        limit(() => buildPageResponse(resolved, options)),
      )
      if (rendered) return rendered
    }
    // The code of the page loads the data in the browser, or shows what failed.
    const empty = await files.find(indexFile, headers)
    const isUnknown = resolved && !resolved.page
    return empty && { ...empty, statusCode: isUnknown ? (404 as const) : (200 as const) }
  }

  const find = (
    request: FastifyRequest,
    headers: Headers,
  ): Promise<CachedResponse | undefined> | undefined => {
    const pathname = requestPath(request.url)
    if (isApiPath(pathname)) return undefined
    if (files.has(pathname)) return files.find(pathname, headers)
    if (isPagePath(pathname)) return findPage(request, headers)
    if (!renderer || !drawPreview) return undefined
    const { resolvePage } = renderer
    const renderPage = (page: string) => limit(() => renderer.renderPage(page, transport))
    return buildResponse(request, () =>
      buildPreviewResponse(pathname, { resolvePage, renderPage, drawPreview, headers }),
    )
  }

  app.get('/*', { schema: { hide: true }, config: { cacheKey } }, async (request, reply) =>
    sendResponse(request, reply, await find(request, responseHeaders(reply))),
  )
}

/**
 * Files of the site take precedence, except for the manifest, which is the template of the
 * generated one.
 */
function addGeneratedFiles(app: FastifyInstance, renderer: Renderer, files: SiteFiles): void {
  const generated = listGeneratedFiles(app, renderer, () => files.readText(manifestPath))
  for (const { path, type, generate } of generated) {
    if (path !== manifestPath && files.has(path)) continue
    const options = { schema: { hide: true }, config: { cacheKey: () => path } }
    app.get(path, options, async (request, reply) => {
      const response = await buildResponse(request, async () => ({
        response: await buildCachedResponse(Buffer.from(await generate()), {
          ...responseHeaders(reply),
          'content-type': `${type}; charset=utf-8`,
        }),
        isCacheable: true,
      }))
      return sendResponse(request, reply, response)
    })
  }
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
