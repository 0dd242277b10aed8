import type { FastifyInstance } from 'fastify'

/** Reads JSON; a DELETE that calls its missing body JSON is taken at what it means. */
export function readJsonBodies(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error')
  app.removeContentTypeParser('application/json')
  app.addContentTypeParser<string>(
    'application/json',
    { parseAs: 'string' },
    (request, body, done) => {
      if (body === '' && request.method === 'DELETE') done(null, undefined)
      else void parse(request, body, done)
    },
  )
}
