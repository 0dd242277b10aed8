import fp from 'fastify-plugin'

/** While the server closes, tells clients not to reuse their connections. */
export const drainingPlugin = fp((app, _options, done) => {
  let isClosing = false
  app.addHook('preClose', (next) => {
    isClosing = true
    next()
  })
  app.addHook('onSend', (_request, reply, payload, next) => {
    if (isClosing) void reply.header('Connection', 'close')
    next(null, payload)
  })
  done()
})
