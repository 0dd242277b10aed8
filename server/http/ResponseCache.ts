import type { IncomingMessage, ServerResponse } from 'node:http'
import { LRUCache } from 'lru-cache'
import { negotiateResponse, type CachedResponse } from './cachedResponse'

/** Bytes of all responses and keys. */
const maxSize = 16 * 1024 * 1024

/** Bytes that an entry takes besides its key and its bodies, measured. */
const entryOverhead = 2048

interface Version {
  readonly current: number
  subscribe: (listener: () => void) => void
}

/** Responses of the current version of the content; every change of the version empties it. */
export class ResponseCache {
  onPageSent: ((request: IncomingMessage, path: string) => void) | undefined

  private readonly builds = new Map<string, Promise<CachedResponse | undefined>>()
  private readonly responses = new LRUCache<string, CachedResponse>({
    maxSize,
    maxEntrySize: maxSize / 4,
    sizeCalculation: ({ size }, key) => size + 2 * key.length + entryOverhead,
  })

  constructor(private readonly version: Version) {
    version.subscribe(() => {
      this.responses.clear()
      this.builds.clear()
    })
  }

  /**
   * Stores a response, unless the content has changed meanwhile.
   * @param version of the content when building the response began
   */
  set(key: string, response: CachedResponse, version: number): void {
    if (version === this.version.current) this.responses.set(key, response)
  }

  /**
   * Builds a response that is not cached, and stores it. Concurrent requests share one build.
   * @returns nothing where `build` returns nothing; rejects as `build` does
   */
  build(
    key: string,
    build: () => Promise<CachedResponse | undefined>,
  ): Promise<CachedResponse | undefined> {
    const running = this.builds.get(key)
    if (running) return running
    const { current } = this.version
    const started = build()
      .then((built) => {
        if (built && built.isCacheable !== false) this.set(key, built, current)
        return built
      })
      .finally(() => {
        if (this.builds.get(key) === started) this.builds.delete(key)
      })
    this.builds.set(key, started)
    return started
  }

  /**
   * Responds to a GET or HEAD request with the response that is cached under a key.
   * @returns whether there was one
   */
  trySend(request: IncomingMessage, response: ServerResponse, key: string): boolean {
    const cached = this.responses.get(key)
    if (cached) this.send(request, response, cached)
    return cached !== undefined
  }

  send(request: IncomingMessage, response: ServerResponse, cached: CachedResponse): void {
    const { statusCode, headers, body } = negotiateResponse(request, cached)
    response.writeHead(statusCode, headers)
    response.end(request.method === 'HEAD' ? undefined : body)
    if (cached.pagePath !== undefined) this.onPageSent?.(request, cached.pagePath)
  }
}

/** Whether the studio has sent a request: only with this header does the owner's session count. */
export function isStudioRequest({ headers }: IncomingMessage): boolean {
  return headers['x-studio'] === '1'
}

/** Whether a request reads what everybody may read: a token or a session gives access to more. */
export function isPublicRead(request: IncomingMessage): boolean {
  const { method, headers } = request
  const isRead = method === 'GET' || method === 'HEAD'
  return isRead && headers.authorization === undefined && !isStudioRequest(request)
}
