import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import fp from 'fastify-plugin'
import { isApiPath, requestPath } from '../http/requestPath'
import { sendFailure, sendMalformedUrl } from './errors'

/**
 * Responds to requests that no route handles: under `/api` with a failure envelope, 405 where
 * the path has other methods; elsewhere with plain text. Register it before the routes.
 */
export const notFoundPlugin = fp((app, _options, done) => {
  const findMethods = collectMethods(app)
  app.setNotFoundHandler((request, reply) => {
    const path = requestPath(request.url)
    return isApiPath(path)
      ? sendNoSuchEndpoint(request, reply, path, findMethods(path))
      : reply.code(404).type('text/plain; charset=utf-8').send('Not found')
  })
  done()
})

/** Collects the methods of all routes; returns a function that finds those of a path. */
function collectMethods(app: FastifyInstance): (path: string) => string[] {
  const routes: { pattern: RegExp; methods: string[] }[] = []
  app.addHook('onRoute', ({ url, method }) => {
    const pattern = new RegExp(`^${url.replace(/:\w+/g, '[^/]+')}$`)
    routes.push({ pattern, methods: [method].flat() })
  })
  return (path) => {
    const matching = routes.filter(({ pattern }) => pattern.test(path))
    return [...new Set(matching.flatMap(({ methods }) => methods))]
  }
}

function sendNoSuchEndpoint(
  { method }: FastifyRequest,
  reply: FastifyReply,
  path: string,
  allowed: string[],
): FastifyReply {
  // The response to HEAD must have the length of the response to GET.
  const reported = method === 'HEAD' ? 'GET' : method
  // A value in the path is too long for the route, so that a route for pages got the request.
  if (allowed.includes(method)) return sendMalformedUrl(reply)
  if (allowed.length > 0) void reply.header('Allow', allowed.join(', '))
  const statusCode = allowed.length > 0 ? 405 : 404
  return sendFailure(reply, { statusCode, message: `No such endpoint: ${reported} ${path}` })
}
