import type { FastifyReply, FastifyRequest } from 'fastify'
import fp from 'fastify-plugin'
import { buildCachedResponse, negotiateResponse, type CachedResponse } from '../http/cachedResponse'
import { HttpError } from '../http/HttpError'
import { isPublicRead, ResponseCache } from '../http/ResponseCache'

declare module 'fastify' {
  interface FastifyInstance {
    responseCache: ResponseCache
  }
  interface FastifyRequest {
    contentVersion: number
    /** The key of its response in the cache; undefined where it must not be cached. */
    cacheKey: string | undefined
  }
  interface FastifyContextConfig {
    /** Computes the cache key of a route that does not belong to the API. */
    cacheKey?: (request: FastifyRequest) => string | undefined
  }
}

/**
 * Decorates the app with `responseCache`, which holds responses until the content changes, and
 * caches what the API sends to readers without a token or a session.
 */
export const responseCachePlugin = fp<{ cachesResponses: boolean }>(
  (app, { cachesResponses }, done) => {
    const cache = new ResponseCache(app.contentVersion)
    app.decorate('responseCache', cache)
    app.decorateRequest('contentVersion', -1)
    app.decorateRequest('cacheKey', undefined)
    app.addHook('onRequest', (request, reply, next) => {
      request.contentVersion = app.contentVersion.current
      // Computed before validation, which adds defaults to the query. What a transaction reads that
      // is rolled back must not be cached, and must not be shared with other requests.
      const isCached = cachesResponses && !app.db.isTransaction
      const key = isCached ? findCacheKey(request) : undefined
      request.cacheKey = key
      if (key !== undefined && cache.trySend(request.raw, reply.raw, key)) reply.hijack()
      else next()
    })
    app.addHook('onSend', async (request, reply, payload) => {
      if (!isCacheable(request, reply) || typeof payload !== 'string') return payload
      if (request.cacheKey === undefined) {
        void reply.header('cache-control', 'private, no-store')
        return payload
      }
      const response = await buildCachedResponse(Buffer.from(payload), {
        ...responseHeaders(reply),
        'cache-control': 'no-cache',
        vary: 'Authorization, X-Studio',
      })
      cache.set(request.cacheKey, response, request.contentVersion)
      const { statusCode, headers, body } = negotiateResponse(request, response)
      void reply.code(statusCode).headers(headers)
      return body ?? null
    })
    done()
  },
  { name: 'responseCache', dependencies: ['contentVersion'] },
)

/**
 * A key of the API is the path and the query without parameters that the route does not have,
 * so that requests with unknown parameters share one entry.
 */
function findCacheKey(request: FastifyRequest): string | undefined {
  if (request.is404) return undefined
  const { config, schema } = request.routeOptions
  if (config.cacheKey) return config.cacheKey(request)
  if (!isPublicRead(request.raw)) return undefined
  const [path = ''] = request.url.split('?', 1)
  const { properties = {} } = (schema?.querystring ?? {}) as { properties?: object }
  const parameters = Object.entries(request.query as Record<string, string | string[]>).flatMap(
    ([name, value]) =>
      name in properties ? [value].flat().map((item): [string, string] => [name, item]) : [],
  )
  return parameters.length > 0 ? `${path}?${new URLSearchParams(parameters).toString()}` : path
}

/** Routes that set Cache-Control themselves, such as the health check, are not cached. */
function isCacheable({ method }: FastifyRequest, reply: FastifyReply): boolean {
  return method === 'GET' && reply.statusCode === 200 && !reply.hasHeader('cache-control')
}

/** The headers that are set so far, without the length of the body. */
export function responseHeaders(reply: FastifyReply): Record<string, string> {
  const { 'content-length': _, ...headers } = reply.getHeaders()
  return Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)]))
}

/**
 * Builds the response to a request that has a cache key, and caches it.
 * @returns nothing where it cannot be built; an error is logged
 * @throws HttpError as `build` does
 */
export async function buildResponse(
  { cacheKey, log, server }: FastifyRequest,
  build: () => Promise<CachedResponse | undefined>,
): Promise<CachedResponse | undefined> {
  if (cacheKey === undefined) return undefined
  try {
    return await server.responseCache.build(cacheKey, build)
  } catch (error) {
    if (error instanceof HttpError) throw error
    log.error(error, `The response for ${cacheKey} cannot be built`)
    return undefined
  }
}

/** Sends a response in the encoding that the client accepts; without one, 404. */
export function sendResponse(
  request: FastifyRequest,
  reply: FastifyReply,
  response: CachedResponse | undefined,
): FastifyReply {
  if (response) {
    reply.hijack()
    request.server.responseCache.send(request.raw, reply.raw, response)
  } else reply.callNotFound()
  return reply
}
