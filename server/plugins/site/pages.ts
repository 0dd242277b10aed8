import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import fp from 'fastify-plugin'
import pLimit from 'p-limit'
import type { DocumentHost } from '../../../src/contract/messages'
import { formerPathKey, isPagePath } from '../../../src/lib/urls/formerPaths'
import { buildCachedResponse, type CachedResponse } from '../../http/cachedResponse'
import { isApiPath, requestPath } from '../../http/requestPath'
import { createEmptyDocument, readAppearance } from '../../pages/appearance'
import { DocumentTemplate } from '../../pages/documentTemplate'
import { listGeneratedFiles, manifestPath } from '../../pages/generatedFiles'
import { buildIcon, icons, readIconLook, type DrawIcon } from '../../pages/icons'
import { buildPageResponse } from '../../pages/pageResponse'
import {
  buildSocialImageResponse,
  limitDrawing,
  type DrawSocialImage,
} from '../../pages/socialImages/socialImages'
import { createInjectTransport, type Renderer } from '../../pages/renderer'
import { buildFileResponse, type SiteFiles } from '../../pages/staticFiles'
import { createPageLookup } from '../../pages/siteContent'
import { addPreviewLinks } from './previewLinks'
import { findRedirect } from './redirects'
import { buildResponse, responseHeaders, sendResponse } from '../responseCache'

export interface Site {
  folder: string
  /** The folder of the built studio; without it, no studio is served. */
  studioFolder?: string
  /** Renders the pages on the server; without it, they are rendered in the browser only. */
  renderer?: Renderer
  /** Draws the social images of pages; without it, there are none. */
  drawSocialImage?: DrawSocialImage
  /** Draws the icons of the site in other colours; without it, they have those of the build. */
  drawIcon?: DrawIcon
}

type Headers = Record<string, string>

/** The number of pages that are rendered at the same time; the others wait. */
const maxRenderings = 10

interface PagesOptions {
  site: Site
  files: SiteFiles
  readHost: () => DocumentHost
  hasStudio: boolean
}

/** Serves the files of the site, its pages, their social images, and files generated from the content. */
export const pagesPlugin = fp<PagesOptions>(
  (app, options, done) => {
    const { renderer, drawIcon } = options.site
    addPages(app, options)
    if (drawIcon) addIcons(app, drawIcon, options)
    if (renderer) addGeneratedFiles(app, renderer, options)
    done()
  },
  { dependencies: ['responseCache', 'redirects'] },
)

function addPages(app: FastifyInstance, options: PagesOptions): void {
  const { site, files, readHost, hasStudio } = options
  const { folder, renderer } = site
  const transport = createInjectTransport(app)
  const limit = pLimit(maxRenderings)
  const drawSocialImage = site.drawSocialImage && limitDrawing(site.drawSocialImage)
  const cacheKey = createPageKey(app, options)
  const document = renderer && new DocumentTemplate(folder, renderer.basePath)
  const hasPage = renderer && createPageLookup(app, renderer.pagePaths, app.languages)
  const findEmptyDocument = createEmptyDocument(app, files, renderer?.basePath)

  const findEmpty = (headers: Headers) => findEmptyDocument(readHost(), headers)
  const findPage = async (request: FastifyRequest, headers: Headers) => {
    const host = readHost()
    const resolved = renderer?.resolvePage(request.url, host)
    if (renderer && resolved && document) {
      const options = { renderer, document, transport, headers, host }
      if (!resolved.page) {
        const redirect = await findRedirect(request, renderer.basePath, headers)
        if (redirect) return redirect
        if (request.cacheKey !== undefined) request.cacheKey = resolved.address
      }
      const rendered = await buildResponse(request, async () => {
        const appearance = await readAppearance(app)
        return limit(() => buildPageResponse(resolved, { ...options, appearance }))
      })
      if (rendered?.statusCode === 404 && resolved.page) {
        return (await findRedirect(request, renderer.basePath, headers)) ?? rendered
      }
      if (rendered) return rendered
    }
    // The code of the page loads the data in the browser, or shows what failed.
    const empty = await findEmpty(headers)
    const isUnknown = resolved && !resolved.page
    return { ...empty, statusCode: isUnknown ? (404 as const) : (200 as const) }
  }

  const find = (
    request: FastifyRequest,
    headers: Headers,
  ): Promise<CachedResponse | undefined> | undefined => {
    const pathname = requestPath(request.url)
    if (isApiPath(pathname)) return undefined
    if (files.has(pathname)) return files.find(pathname, headers)
    if (isPagePath(pathname)) return findPage(request, headers)
    if (!renderer || !drawSocialImage || !hasPage) return undefined
    const host = readHost()
    const resolvePage = (page: string) => renderer.resolvePage(page, host)
    const renderPage = (page: string) => limit(() => renderer.renderPage(page, transport, host))
    return buildResponse(request, async () => {
      const appearance = await readAppearance(app)
      const options = { hasPage, resolvePage, renderPage, drawSocialImage, headers, appearance }
      return buildSocialImageResponse(pathname, options)
    })
  }

  const sendPage = async (request: FastifyRequest, reply: FastifyReply) =>
    sendResponse(request, reply, await find(request, responseHeaders(reply)))
  app.get('/*', { schema: { hide: true }, config: { cacheKey } }, sendPage)
  if (!hasStudio || !renderer || !document) return
  addPreviewLinks(app, { renderer, document, readHost, limit, cacheKey, sendPage })
}

/** A page has one key for all ways of writing its URL. Files have a cache of their own. */
function createPageKey(app: FastifyInstance, { site, files, readHost }: PagesOptions) {
  const { renderer } = site
  return ({ url }: FastifyRequest): string | undefined => {
    const pathname = requestPath(url)
    if (isApiPath(pathname) || files.has(pathname)) return undefined
    if (!renderer || !isPagePath(pathname)) return pathname
    const { page, address } = renderer.resolvePage(url, readHost())
    // All unknown paths have one key, unless the path is a former one of an entry, or may be.
    const mayRedirect = app.redirects.peek()?.has(formerPathKey(pathname)) ?? true
    return page === undefined && mayRedirect ? pathname : address
  }
}

/** Serves what is built from the content at one path. */
function addBuilt(
  app: FastifyInstance,
  path: string,
  build: (headers: Headers) => Promise<CachedResponse | undefined>,
): void {
  const options = { schema: { hide: true }, config: { cacheKey: () => path } }
  app.get(path, options, async (request, reply) => {
    const response = await buildResponse(request, () => build(responseHeaders(reply)))
    return sendResponse(request, reply, response)
  })
}

/** Serves the icons, with the owner's cloth. */
function addIcons(app: FastifyInstance, drawIcon: DrawIcon, { files }: PagesOptions): void {
  for (const icon of icons.filter(({ path }) => files.has(path))) {
    addBuilt(app, icon.path, async (headers) => {
      const look = await readIconLook(app, await readAppearance(app))
      return buildFileResponse(icon.path, await buildIcon(icon, look, drawIcon), headers)
    })
  }
}

/**
 * Files of the site take precedence, except for the manifest, which is the template of the
 * generated one.
 */
function addGeneratedFiles(
  app: FastifyInstance,
  renderer: Renderer,
  { files }: PagesOptions,
): void {
  const readManifest = () => files.readText(manifestPath)
  const generated = listGeneratedFiles(app, renderer, readManifest, app.languages)
  for (const { path, type, generate } of generated) {
    if (path !== manifestPath && files.has(path)) continue
    addBuilt(app, path, async (headers) => {
      const text = await generate(app.settings.current.publicUrl)
      if (text === undefined) return undefined
      const sent = { ...headers, 'content-type': `${type}; charset=utf-8` }
      return buildCachedResponse(Buffer.from(text), sent)
    })
  }
}
