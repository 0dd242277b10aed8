import { existsSync } from 'node:fs'
import path from 'node:path'
import helmet from '@fastify/helmet'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { sendCachedResponse, type CachedResponse } from '../http/cachedResponse'
import type { ResponseCache } from '../http/ResponseCache'
import { headersOf } from './responseCache'
import { sendFailure } from './errors'
import { UserFacingError } from '../UserFacingError'
import { GeneratedFiles } from '../pages/generatedFiles'
import { contentSecurityPolicy } from '../pages/contentSecurityPolicy'
import { RenderCache } from '../pages/renderCache'
import { PageDocument } from '../pages/documentTemplate'
import { RenderedPages } from '../pages/renderedPages'
import { transportTo, type Renderer } from '../pages/renderer'
import { SiteFiles } from '../pages/staticFiles'
import { manifestAddress } from '../pages/webManifest'

/** Files: an address with such an ending is never a page. */
const filePattern =
  /\.(?:js|mjs|css|map|json|txt|xml|webmanifest|ico|svg|png|jpe?g|gif|webp|avif|woff2?|pdf)$/i

/** A step out of the folder: no page is called like that, whoever asks wants something else. */
const stepOut = /(^|[\\/])\.\.([\\/]|$)/

const page = '/index.html'

function mayBePage(address: string): boolean {
  return !filePattern.test(address) && !stepOut.test(address)
}

function isApi(address: string): boolean {
  return /^\/api(?:\/|$)/.test(address)
}

export interface Site {
  /** The folder of the built site. */
  folder: string
  /** What renders its pages; without it, the browser has to. */
  renderer?: Renderer
}

interface SiteOptions {
  /** Without one, only the API answers. */
  site?: Site
  /** Where rendered pages are kept. */
  cache: ResponseCache
  /** The methods that an address of the API answers to. */
  methodsOf: (address: string) => string[]
}

/**
 * Serves the built site: its files, and its pages, rendered where they can be, so that deep
 * links work on reload. The security headers, and the answer to unknown addresses, are for
 * the API as well.
 */
export async function serveSite(
  app: FastifyInstance,
  { site, cache, methodsOf }: SiteOptions,
): Promise<void> {
  const { folder, renderer } = site ?? {}
  if (folder && !existsSync(path.join(folder, page))) {
    throw new UserFacingError('The site is not built: run "npm run build" first.')
  }
  const files = folder ? new SiteFiles(folder) : undefined
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: contentSecurityPolicy(files?.readText(page) ?? ''),
    },
    // The site may run on plain http behind a proxy that decides about this.
    strictTransportSecurity: false,
  })
  const kept = new RenderCache(cache, app.log)
  const rendering = renderer && { renderer, transport: transportTo(app), kept }
  const pages =
    folder !== undefined && rendering
      ? new RenderedPages({
          document: new PageDocument(folder, rendering.renderer.basePath),
          ...rendering,
        })
      : undefined
  const programs =
    files &&
    rendering &&
    new GeneratedFiles({ app, ...rendering, readManifest: () => files.readText(manifestAddress) })

  app.setNotFoundHandler(async (request: FastifyRequest, reply: FastifyReply) => {
    const address = decodeURIComponent(request.url.replace(/\?.*/s, ''))
    if (isApi(address)) return refuseCall(request, reply, address, methodsOf(address))
    const answer = isReading(request)
      ? await find(address, request.url, headersOf(reply))
      : undefined
    if (!answer) return reply.code(404).type('text/plain; charset=utf-8').send('Not found')
    reply.hijack()
    sendCachedResponse(request.raw, reply.raw, answer)
  })

  /** The manifest is a file, too, but bears the owner's name only when it is made. */
  async function find(
    address: string,
    url: string,
    headers: Record<string, string>,
  ): Promise<CachedResponse | undefined> {
    const file = programs && address === manifestAddress ? undefined : files?.find(address, headers)
    if (file) return file
    return mayBePage(address) ? findPage(url, headers) : programs?.find(address, headers)
  }

  /** A rendered page, else the empty one, which tells in the browser what went wrong. */
  async function findPage(
    url: string,
    headers: Record<string, string>,
  ): Promise<CachedResponse | undefined> {
    const place = pages?.place(url)
    const rendered = place && (await pages?.find(place, headers))
    if (rendered) return rendered
    const shell = await files?.find(page, headers)
    return shell && { ...shell, statusCode: place && !place.page ? 404 : 200 }
  }
}

function isReading({ method }: FastifyRequest): boolean {
  return method === 'GET' || method === 'HEAD'
}

function refuseCall(
  { method }: FastifyRequest,
  reply: FastifyReply,
  address: string,
  methods: string[],
): FastifyReply {
  // The response to a HEAD has the length of the one to a GET.
  const named = method === 'HEAD' ? 'GET' : method
  if (methods.length > 0) void reply.header('Allow', methods.join(', '))
  const statusCode = methods.length > 0 ? 405 : 404
  return sendFailure(reply, { statusCode, message: `No such call: ${named} ${address}` })
}
