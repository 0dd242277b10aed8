import type { EventEmitter } from 'node:events'
import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  type Server,
  type ServerResponse,
} from 'node:http'
import { hasBody, refusalStatus, refuse, requestTimeoutCode } from './errors'

export interface ServerLimits {
  /** Milliseconds in which the headers of a request must arrive. */
  headersTimeout: number
  /** Milliseconds in which a whole request must arrive, and some of a file that is uploaded. */
  requestTimeout: number
  /** Milliseconds in which a whole file must arrive: a telephone may send slowly. */
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

/** Bytes of a file that must arrive in each `requestTimeout`. */
const minUploadProgress = 128 * 1024

interface ServerOptions {
  limits: ServerLimits
  /** Path that the site is mounted at, with a leading and a trailing slash. */
  basePath: string
  /** Whether a request, whose target begins after the base path, uploads a file. */
  isUpload: (request: IncomingMessage) => boolean
  /** Responds to a request before the framework; returns whether it did. */
  respondEarly: (request: IncomingMessage, response: ServerResponse) => boolean
  commonHeaders: () => Record<string, string>
}

/** Creates Fastify's HTTP server. Behind it, request targets begin after the base path. */
export function createServerFactory({
  limits,
  basePath,
  isUpload,
  respondEarly,
  commonHeaders,
}: ServerOptions): (handler: RequestListener) => Server {
  return (handler) => {
    const server = createServer(
      {
        headersTimeout: limits.headersTimeout,
        requestTimeout: limits.uploadTimeout,
        connectionsCheckingInterval: limits.checkInterval,
        keepAliveTimeout: 10_000,
        maxHeaderSize: 16 * 1024,
        // Node's own response would lack the common headers.
        requireHostHeader: false,
      },
      (request, response) => {
        const refusal = refusalStatus(request)
        if (refusal !== undefined) return refuse(response, refusal, commonHeaders())
        request.url = removeBasePath(request.url ?? '/', basePath)
        if (hasBody(request)) {
          const minProgress = isUpload(request) ? minUploadProgress : Infinity
          limitBodyTime(server, request, limits, minProgress)
        }
        // While the server is closing, Fastify responds: its hook adds `Connection: close`.
        const isSent = server.listening && respondEarly(request, response)
        if (!isSent) handler(request, response)
      },
    )
    server.maxConnections = limits.maxConnections
    return server
  }
}

/**
 * Ends a request of which less than `minProgress` bytes arrive in a `requestTimeout`. Node limits the
 * time of all requests alike.
 */
export function limitBodyTime(
  server: EventEmitter,
  request: IncomingMessage,
  { requestTimeout }: Pick<ServerLimits, 'requestTimeout'>,
  minProgress: number,
): void {
  const { socket } = request
  let received = socket.bytesRead
  const timer = setInterval(() => {
    const progress = socket.bytesRead - received
    received = socket.bytesRead
    if (progress >= minProgress) return
    const error = new Error('The body did not arrive in time')
    server.emit('clientError', Object.assign(error, { code: requestTimeoutCode }), socket)
  }, requestTimeout).unref()
  for (const event of ['end', 'close']) request.once(event, () => clearInterval(timer))
}

/** A proxy may have removed the base path already, so a target without it stays as it is. */
function removeBasePath(url: string, basePath: string): string {
  if (basePath === '/') return url
  const [path = ''] = url.split('?', 1)
  if (`${path}/` === basePath) return `/${url.slice(path.length)}`
  return url.startsWith(basePath) ? url.slice(basePath.length - 1) : url
}
