import { createServer, type RequestListener, type Server } from 'node:http'
import type { FastifyInstance } from 'fastify'
import type { AnswerCache } from './answerCache'

/** Connections at a time; the system queues a few more. */
const mostConnections = 4096

/**
 * The HTTP server under the app. What the cache can answer never reaches the app: that is
 * most of what a visited site is asked for, and costs a third of it.
 * @param logsRequests whether every request is to reach the app, which logs it
 */
export function serverFactory(
  cache: AnswerCache,
  logsRequests: boolean,
): (handler: RequestListener) => Server {
  return (handler) => {
    const server = createServer(
      {
        // A slow sender is cut off: 10 seconds for the headers, 30 for the whole request.
        headersTimeout: 10_000,
        requestTimeout: 30_000,
        connectionsCheckingInterval: 2000,
        keepAliveTimeout: 10_000,
        maxHeaderSize: 16 * 1024,
      },
      (request, response) => {
        const isDone = !logsRequests && server.listening && cache.answer(request, response)
        if (!isDone) handler(request, response)
      },
    )
    server.maxConnections = mostConnections
    return server
  }
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
