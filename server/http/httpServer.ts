import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  type Server,
  type ServerResponse,
} from 'node:http'
import type { Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'
import type { ResponseCache } from './ResponseCache'
import { maxTargetLength, refuseTarget } from './clientErrors'

/** How much of the server one visitor may take. */
export interface ServerTimeouts {
  /** Milliseconds for the headers of a request, and for all of it: a slow sender is cut off. */
  headers: number
  request: number
  /** Milliseconds between two looks for such senders. */
  look: number
  /** Connections at a time; the system queues a few more. */
  connections: number
}

export const defaultServerTimeouts: ServerTimeouts = {
  headers: 10_000,
  request: 30_000,
  look: 2000,
  connections: 4096,
}

/**
 * The HTTP server under the app. What the cache can answer never reaches the app: that is
 * most of what a visited site is asked for, and costs a third of it.
 * @param basePath where the site is mounted: for all that follows, it begins there
 * @param logsRequests whether every request is to reach the app, which logs it
 */
export function serverFactory(
  cache: ResponseCache,
  logsRequests: boolean,
  patience: ServerTimeouts,
  basePath = '/',
): (handler: RequestListener) => Server {
  return (handler) => {
    const server = createServer(
      {
        headersTimeout: patience.headers,
        requestTimeout: patience.request,
        connectionsCheckingInterval: patience.look,
        keepAliveTimeout: 10_000,
        maxHeaderSize: 16 * 1024,
      },
      (request, response) => {
        if ((request.url ?? '').length > maxTargetLength) return refuseTarget(response)
        request.url = withoutBase(request.url ?? '/', basePath)
        afterEarlierWrite(request, response, () => {
          const isDone = !logsRequests && server.listening && cache.answer(request, response)
          if (!isDone) handler(request, response)
        })
      },
    )
    server.maxConnections = patience.connections
    return server
  }
}

/** The last write of each connection that is not answered yet. */
const unfinishedWrites = new WeakMap<Socket, ServerResponse>()

/**
 * Several requests may be sent on one connection before the first is answered. Those behind a
 * write start when it is finished, so that they see what it has written.
 */
function afterEarlierWrite(
  { method, socket }: IncomingMessage,
  response: ServerResponse,
  start: () => void,
): void {
  const earlier = unfinishedWrites.get(socket)
  if (method !== 'GET' && method !== 'HEAD') unfinishedWrites.set(socket, response)
  if (!earlier || earlier.writableEnded || earlier.destroyed) start()
  else earlier.once('close', start)
}

/** A proxy may take the base off already: what does not begin with it is left as it is. */
function withoutBase(url: string, basePath: string): string {
  if (basePath === '/') return url
  if (`${url}/` === basePath) return '/'
  return url.startsWith(basePath) ? url.slice(basePath.length - 1) : url
}

/** Tells whoever still asks while the server ends not to ask here again. */
export function closeWhenDraining(app: FastifyInstance): void {
  let closing = false
  app.addHook('preClose', (done) => {
    closing = true
    done()
  })
  app.addHook('onSend', (_request, reply, payload, done) => {
    if (closing) void reply.header('Connection', 'close')
    done(null, payload)
  })
}
