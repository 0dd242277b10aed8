import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Db } from '../database/schema'
import { readContentVersion } from '../database/contentWrites'
import { negotiateResponse, buildCachedResponse } from '../http/cachedResponse'
import type { ResponseCache } from '../http/ResponseCache'

/** Milliseconds between two looks whether another process has written. */
const watchInterval = 400

declare module 'fastify' {
  interface FastifyRequest {
    /** The cache's generation when the request came; -1 for one that is not cached. */
    generation: number
    /** The address under which its response is cached. */
    cacheKey: string
  }
}

/** What is said of every answer to the owner: it is for no one else. */
const notForOthers = 'private, no-store'

/**
 * Keeps the answers of the API's reads, ready to be sent, until the content changes: by a
 * write here, or by one of another process on the same database.
 */
export async function cacheReads(
  app: FastifyInstance,
  cache: ResponseCache,
  database: Db,
): Promise<void> {
  app.decorateRequest('generation', -1)
  app.decorateRequest('cacheKey', '')
  app.addHook('onRequest', (request, reply, done) => {
    request.generation = cache.generation
    // Now, because validation adds defaults to the query.
    request.cacheKey = cacheKeyOf(request)
    if (cache.answer(request.raw, reply.raw, request.cacheKey)) reply.hijack()
    else done()
  })
  app.addHook('onSend', async (request, reply, payload) => {
    if (!isRead(request, reply) || typeof payload !== 'string') return payload
    if (request.headers.authorization !== undefined) {
      void reply.header('cache-control', notForOthers)
      return payload
    }
    const answer = await buildCachedResponse(Buffer.from(payload), {
      ...headersOf(reply),
      'cache-control': 'no-cache',
      vary: 'Authorization',
    })
    cache.keep(request.cacheKey, answer, request.generation)
    const { statusCode, headers, body } = negotiateResponse(request, answer)
    void reply.code(statusCode).headers(pairs(headers))
    return body ?? null
  })
  await watchVersion(app, cache, database)
}

/**
 * The address of a read without the query parameters that its route does not have, so that
 * requests with unknown ones share one entry.
 */
function cacheKeyOf({ url, query, routeOptions, is404 }: FastifyRequest): string {
  // A page: its renderer decides which parameters it has.
  if (is404) return url
  const [path = ''] = url.split('?', 1)
  const { properties = {} } = (routeOptions.schema?.querystring ?? {}) as { properties?: object }
  const known = Object.entries(query as Record<string, string | string[]>).flatMap(
    ([name, value]) =>
      name in properties ? [value].flat().map((one): [string, string] => [name, one]) : [],
  )
  return known.length > 0 ? `${path}?${new URLSearchParams(known).toString()}` : path
}

function isRead({ method, url }: FastifyRequest, { statusCode }: FastifyReply): boolean {
  return method === 'GET' && statusCode === 200 && url.startsWith('/api/') && !isAboutNow(url)
}

/** The state of the server is no content. */
function isAboutNow(url: string): boolean {
  return url.startsWith('/api/health')
}

/** The headers that a reply has so far. */
export function headersOf(reply: FastifyReply): Record<string, string> {
  const { 'content-length': _, ...headers } = reply.getHeaders()
  return Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)]))
}

function pairs(headers: readonly string[]): Record<string, string> {
  return Object.fromEntries(
    headers.flatMap((name, index) => (index % 2 === 0 ? [[name, headers[index + 1] ?? '']] : [])),
  )
}

/** Looks now and then whether the content has changed without us. */
async function watchVersion(
  app: FastifyInstance,
  cache: ResponseCache,
  database: Db,
): Promise<void> {
  let known = await readContentVersion(database)
  const look = async () => {
    const version = await readContentVersion(database)
    if (version !== known) cache.forget()
    known = version
  }
  const timer = setInterval(() => {
    look().catch((error: unknown) => app.log.warn(error, 'The content version cannot be read'))
  }, watchInterval)
  timer.unref()
  app.addHook('onClose', (_app, done) => {
    clearInterval(timer)
    done()
  })
}
