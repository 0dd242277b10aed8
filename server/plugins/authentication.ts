import { createHash, timingSafeEqual } from 'node:crypto'
import fp from 'fastify-plugin'

declare module 'fastify' {
  interface FastifyRequest {
    /** Whether the request has a valid token, or a valid session. */
    isOwner: boolean
  }
}

const bearer = /^Bearer +(\S+) *$/i

function hash(text: string): Buffer {
  return createHash('sha256').update(text).digest()
}

/** Decorates every request with `isOwner`, for the time being by its token only. */
export const authenticationPlugin = fp<{ tokens: readonly string[] }>(
  (app, { tokens }, done) => {
    const validHashes = tokens.map(hash)
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
