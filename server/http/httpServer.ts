import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  type Server,
  type ServerResponse,
} from 'node:http'
import type { Socket } from 'node:net'
import { maxTargetLength, refuseTarget, requestTimeoutCode } from './clientErrors'

/** Limits that protect the server from slow and from too many clients. */
export interface ServerLimits {
  /** Milliseconds in which the headers of a request must arrive. */
  headersTimeout: number
  /** Milliseconds in which a whole request must arrive. */
  requestTimeout: number
  /** The same for a request that uploads a file: a telephone may send slowly. */
  uploadTimeout: number
  /** Milliseconds between two checks for requests that are too slow. */
  checkInterval: number
  maxConnections: number
}

export const defaultServerLimits: ServerLimits = {
  headersTimeout: 10_000,
  requestTimeout: 30_000,
  uploadTimeout: 300_000,
  checkInterval: 2000,
  maxConnections: 4096,
}

interface ServerOptions {
  limits: ServerLimits
  /** Path that the site is mounted at, with a leading and a trailing slash. */
  basePath: string
  /** Whether a request, whose target begins after the base path, uploads a file. */
  isUpload: (request: IncomingMessage) => boolean
  /** Responds to a request before the framework; returns whether it did. */
  respondEarly: (request: IncomingMessage, response: ServerResponse) => boolean
}

/** Creates Fastify's HTTP server. Behind it, request targets begin after the base path. */
export function createServerFactory({
  limits,
  basePath,
  isUpload,
  respondEarly,
}: ServerOptions): (handler: RequestListener) => Server {
  return (handler) => {
    const server = createServer(
      {
        headersTimeout: limits.headersTimeout,
        requestTimeout: limits.uploadTimeout,
        connectionsCheckingInterval: limits.checkInterval,
        keepAliveTimeout: 10_000,
        maxHeaderSize: 16 * 1024,
      },
      (request, response) => {
        if ((request.url ?? '').length > maxTargetLength) return refuseTarget(response)
        request.url = removeBasePath(request.url ?? '/', basePath)
        if (hasBody(request) && !isUpload(request)) limitBodyTime(server, request, limits)
        afterEarlierWrite(request, response, () => {
          // A server that is closing adds a header, which the framework does.
          const isSent = server.listening && respondEarly(request, response)
          if (!isSent) handler(request, response)
        })
      },
    )
    server.maxConnections = limits.maxConnections
    return server
  }
}

function hasBody({ headers }: IncomingMessage): boolean {
  return headers['content-length'] !== undefined || headers['transfer-encoding'] !== undefined
}

/** Node limits the time of all requests alike, so that a shorter one has a timer of its own. */
function limitBodyTime(
  server: Server,
  request: IncomingMessage,
  { requestTimeout }: ServerLimits,
): void {
  const timer = setTimeout(() => {
    const error = new Error('The body did not arrive in time')
    server.emit('clientError', Object.assign(error, { code: requestTimeoutCode }), request.socket)
  }, requestTimeout).unref()
  for (const event of ['end', 'close']) request.once(event, () => clearTimeout(timer))
}

/** The last write request of each connection. */
const lastWrites = new WeakMap<Socket, ServerResponse>()

/**
 * Clients may pipeline requests. Those behind a write start when its response is finished, so
 * that they read what it has written.
 */
function afterEarlierWrite(
  { method, socket }: IncomingMessage,
  response: ServerResponse,
  start: () => void,
): void {
  const earlier = lastWrites.get(socket)
  if (method !== 'GET' && method !== 'HEAD') lastWrites.set(socket, response)
  if (!earlier || earlier.writableEnded || earlier.destroyed) start()
  else earlier.once('close', start)
}

/** A proxy may have removed the base path already, so a target without it stays as it is. */
function removeBasePath(url: string, basePath: string): string {
  if (basePath === '/') return url
  if (`${url}/` === basePath) return '/'
  return url.startsWith(basePath) ? url.slice(basePath.length - 1) : url
}
