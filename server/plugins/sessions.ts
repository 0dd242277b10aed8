import type { FastifyInstance, FastifyRequest } from 'fastify'
import fp from 'fastify-plugin'
import { findOrigin, isSameOriginWrite } from '../resources/accounts/requestOrigin'
import { readSessionToken } from '../resources/accounts/cookies'
import { findSession, type StoredSession } from '../resources/accounts/sessionRepository'
import { HttpError } from '../http/HttpError'
import { isStudioRequest } from '../http/ResponseCache'

declare module 'fastify' {
  interface FastifyInstance {
    /**
     * The public URL in the environment or, if the studio has an address of its own, the studio's:
     * requests from another address are refused.
     */
    publicUrl: string | undefined
    /** The only host at which the studio is, with its part of the API; undefined for every host. */
    studioHost: string | undefined
  }
  interface FastifyRequest {
    /** The owner's session; only a request of the studio has one. */
    session: StoredSession | undefined
  }
}

const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS'])

/** The types of bodies that a page of another site can send without being asked. */
const formTypes = /^\s*(text\/plain|multipart\/form-data|application\/x-www-form-urlencoded)\b/i

/**
 * Decorates requests of the studio with the owner's session, which gives the same rights as a
 * token. Refuses what another site may have sent, and lets nobody store the responses.
 */
export const sessionsPlugin = fp<{ publicUrl?: string; studioUrl?: string }>(
  (app, { publicUrl, studioUrl }, done) => {
    app.decorate('publicUrl', studioUrl ?? publicUrl)
    app.decorate('studioHost', studioUrl && new URL(studioUrl).host)
    app.decorateRequest('session', undefined)
    app.addHook('onRequest', (request, _reply, next) => {
      if (!isStudioRequest(request.raw)) return next()
      authenticate(app, request).then(() => next(), next)
    })
    app.addHook('onSend', (request, reply, payload, next) => {
      if (isStudioRequest(request.raw)) void reply.header('cache-control', 'private, no-store')
      next(null, payload)
    })
    done()
  },
  { name: 'sessions', dependencies: ['authentication', 'database', 'settings'] },
)

/**
 * @throws HttpError 403 or 415 for a write that another site may have sent; 401 for a read without
 * a session
 */
async function authenticate(app: FastifyInstance, request: FastifyRequest): Promise<void> {
  const { studioHost } = app
  // Not `request.host`: pages may send `X-Forwarded-Host`.
  if (studioHost !== undefined && request.headers.host !== studioHost) {
    throw new HttpError(404, 'The studio has another address')
  }
  if (!safeMethods.has(request.method)) {
    if (!isSameOriginWrite(request)) {
      throw new HttpError(
        403,
        'The request comes from another site: set PUBLIC_URL to the address of this one',
        [{ path: 'origin', message: 'is another site' }],
      )
    }
    if (formTypes.test(request.headers['content-type'] ?? '')) {
      throw new HttpError(415, 'The studio sends JSON or a picture')
    }
  }
  const token = readSessionToken(request.headers.cookie)
  if (token !== undefined && findOrigin(request) !== undefined) {
    request.session = await findSession(app.db, token, Date.now())
    request.isOwner ||= request.session !== undefined
  }
  if (!request.isOwner && isOwnersRead(request)) throw new HttpError(401, 'The session has ended')
}

/** Whether the studio reads content: it must not take what visitors see for what the owner sees. */
function isOwnersRead({ method, routeOptions: { url = '' } }: FastifyRequest): boolean {
  return method === 'GET' && url.startsWith('/api/') && !url.startsWith('/api/studio/')
}
