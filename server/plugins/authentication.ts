import { createHash, timingSafeEqual } from 'node:crypto'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { HttpError } from '../http/HttpError'

declare module 'fastify' {
  interface FastifyRequest {
    /** Whether the request bears the owner's token. */
    isOwner: boolean
  }
}

const bearer = /^Bearer +(\S+) *$/i

function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest()
}

/**
 * A check of an `Authorization` header against the accepted tokens, in a time that tells
 * nothing about how much of a token was right.
 */
export function tokenCheck(tokens: readonly string[]): (header: string | undefined) => boolean {
  const accepted = tokens.map(digest)
  return (header) => {
    const offered = digest(bearer.exec(header ?? '')?.[1] ?? '')
    return accepted.map((token) => timingSafeEqual(token, offered)).includes(true)
  }
}

/** Notes on every request whether it is the owner's. */
export function recogniseOwner(app: FastifyInstance, tokens: readonly string[]): void {
  const isToken = tokenCheck(tokens)
  app.decorateRequest('isOwner', false)
  app.addHook('onRequest', (request, _reply, done) => {
    const { authorization } = request.headers
    request.isOwner = authorization !== undefined && isToken(authorization)
    done()
  })
}

/** Refuses whoever is not the owner: after the attempt was counted, before the body is read. */
export function requireOwner(
  request: FastifyRequest,
  _reply: unknown,
  _payload: unknown,
  done: (error?: Error) => void,
): void {
  done(request.isOwner ? undefined : new HttpError(401, 'A valid bearer token is required'))
}
