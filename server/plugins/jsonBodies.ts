import fp from 'fastify-plugin'

/** Parses JSON bodies; a DELETE may declare JSON and have no body. */
export const jsonBodiesPlugin = fp((app, _options, done) => {
  const parse = app.getDefaultJsonParser('error', 'error')
  app.removeContentTypeParser('application/json')
  app.addContentTypeParser<string>(
    'application/json',
    { parseAs: 'string' },
    (request, body, next) => {
      if (body === '' && request.method === 'DELETE') next(null, undefined)
      else void parse(request, body, next)
    },
  )
  done()
})
