import { createHash, timingSafeEqual } from 'node:crypto'
import fp from 'fastify-plugin'
import { createSecret } from '../database/secrets'

declare module 'fastify' {
  interface FastifyInstance {
    /** The token of requests that the server injects as the owner. It never leaves the process. */
    ownToken: string
  }
  interface FastifyRequest {
    isOwner: boolean
  }
}

const bearer = /^Bearer +(\S+) *$/i

function hash(text: string): Buffer {
  return createHash('sha256').update(text).digest()
}

/** Decorates every request with `isOwner`: by its token; `sessionsPlugin` also accepts sessions. */
export const authenticationPlugin = fp<{ tokens: readonly string[] }>(
  (app, { tokens }, done) => {
    const ownToken = createSecret()
    const validHashes = [ownToken, ...tokens].map(hash)
    app.decorate('ownToken', ownToken)
    app.decorateRequest('isOwner', false)
    app.addHook('onRequest', (request, _reply, next) => {
      const { authorization } = request.headers
      if (authorization !== undefined) {
        const given = hash(bearer.exec(authorization)?.[1] ?? '')
        // In constant time: every hash is compared.
        request.isOwner = validHashes.map((valid) => timingSafeEqual(valid, given)).includes(true)
      }
      next()
    })
    done()
  },
  { name: 'authentication' },
)
