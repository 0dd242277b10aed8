import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import fp from 'fastify-plugin'
import pLimit, { type LimitFunction } from 'p-limit'
import type { Transport } from '../../../src/app/rendering/renderer'
import type { DocumentHost } from '../../../src/contract/messages'
import { formerPathKey, isPagePath } from '../../../src/lib/urls/formerPaths'
import type { CachedResponse } from '../../http/cachedResponse'
import { isApiPath, requestPath } from '../../http/requestPath'
import { createEmptyDocument, readAppearance } from '../../pages/appearance'
import { DocumentTemplate } from '../../pages/documentTemplate'
import type { DrawIcon } from '../../pages/icons'
import { buildPageResponse } from '../../pages/pageResponse'
import {
  buildSocialImageResponse,
  limitDrawing,
  type DrawSocialImage,
} from '../../pages/socialImages/socialImages'
import { createInjectTransport, type Renderer } from '../../pages/renderer'
import type { SiteFiles } from '../../pages/staticFiles'
import { createPageLookup } from '../../pages/siteContent'
import { addGeneratedFiles, addIcons } from './builtFiles'
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
    if (drawIcon) addIcons(app, drawIcon, options.files)
    if (renderer) addGeneratedFiles(app, renderer, options.files)
    done()
  },
  { dependencies: ['responseCache', 'redirects'] },
)

type Find = (request: FastifyRequest, headers: Headers) => Promise<CachedResponse | undefined>

interface Rendering extends PagesOptions {
  renderer: Renderer
  document: DocumentTemplate
  transport: Transport
  limit: LimitFunction
}

function addPages(app: FastifyInstance, options: PagesOptions): void {
  const { site, files, readHost, hasStudio } = options
  const { folder, renderer } = site
  const rendering = renderer && {
    ...options,
    renderer,
    document: new DocumentTemplate(folder, renderer.basePath),
    transport: createInjectTransport(app),
    limit: pLimit(maxRenderings),
  }
  const findRendered = rendering && createPageFinder(app, rendering)
  const findSocialImage = rendering && createSocialImageFinder(app, rendering)
  const findEmptyDocument = createEmptyDocument(app, files, renderer?.basePath)

  const findPage: Find = async (request, headers) => {
    const rendered = await findRendered?.(request, headers)
    if (rendered) return rendered
    const host = readHost()
    const isUnknown = renderer && !renderer.resolvePage(request.url, host).page
    // The code of the page loads the data in the browser, or shows what failed.
    return { ...(await findEmptyDocument(host, headers)), statusCode: isUnknown ? 404 : 200 }
  }
  const find: Find = async (request, headers) => {
    const pathname = requestPath(request.url)
    if (isApiPath(pathname)) return undefined
    if (files.has(pathname)) return files.find(pathname, headers)
    return isPagePath(pathname) ? findPage(request, headers) : findSocialImage?.(request, headers)
  }
  const sendPage = async (request: FastifyRequest, reply: FastifyReply) =>
    sendResponse(request, reply, await find(request, responseHeaders(reply)))
  const cacheKey = createPageKey(app, options)
  app.get('/*', { schema: { hide: true }, config: { cacheKey } }, sendPage)
  if (hasStudio && rendering) addPreviewLinks(app, { ...rendering, cacheKey, sendPage })
}

/** Finds the rendered page of an address, or the redirect of a former one. */
function createPageFinder(app: FastifyInstance, options: Rendering): Find {
  const { renderer, readHost, limit } = options
  return async (request, headers) => {
    const host = readHost()
    const resolved = renderer.resolvePage(request.url, host)
    const findMoved = () => findRedirect(request, renderer.basePath, headers)
    if (!resolved.page) {
      const redirect = await findMoved()
      if (redirect) return redirect
      if (request.cacheKey !== undefined) request.cacheKey = resolved.address
    }
    const rendered = await buildResponse(request, async () => {
      const appearance = await readAppearance(app)
      return limit(() => buildPageResponse(resolved, { ...options, headers, host, appearance }))
    })
    const redirect = resolved.page && rendered?.statusCode === 404 ? await findMoved() : undefined
    return redirect ?? rendered
  }
}

function createSocialImageFinder(app: FastifyInstance, options: Rendering): Find | undefined {
  const { site, renderer, transport, limit, readHost } = options
  const drawSocialImage = site.drawSocialImage && limitDrawing(site.drawSocialImage)
  if (!drawSocialImage) return undefined
  const hasPage = createPageLookup(app, renderer.pagePaths, app.languages)
  return (request, headers) => {
    const host = readHost()
    const resolvePage = (page: string) => renderer.resolvePage(page, host)
    const renderPage = (page: string) => limit(() => renderer.renderPage(page, transport, host))
    return buildResponse(request, async () => {
      const appearance = await readAppearance(app)
      const drawing = { hasPage, resolvePage, renderPage, drawSocialImage, headers, appearance }
      return buildSocialImageResponse(requestPath(request.url), drawing)
    })
  }
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
