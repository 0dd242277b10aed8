import type { IncomingMessage } from 'node:http'
import fp from 'fastify-plugin'
import { hasBody } from '../http/httpServer'

/** Milliseconds in which a client may read the response while it sends the rest of a body. */
const lingerTimeout = 5000

/** Closes the connection of a request that is refused while its body still arrives. */
export const refusedBodiesPlugin = fp((app, _options, done) => {
  app.addHook('onSend', (request, reply, payload, next) => {
    const { raw } = request
    // An injected request has no such property.
    const isArriving = hasBody(raw) && (raw.complete as boolean | undefined) === false
    if (reply.statusCode >= 400 && isArriving) {
      void reply.header('Connection', 'close')
      discardRest(raw)
    }
    next(null, payload)
  })
  done()
})

/**
 * Makes Node end the connection after the response, and discard what arrives for a while. If it were
 * destroyed at once, as Node does, the client might not read the response.
 */
function discardRest(request: IncomingMessage): void {
  const { socket } = request
  socket.destroySoon = () => {
    socket.end()
    const destroy = () => void socket.destroy()
    const timer = setTimeout(destroy, lingerTimeout).unref()
    socket.once('close', () => clearTimeout(timer))
    request.once('end', destroy).resume()
  }
}
