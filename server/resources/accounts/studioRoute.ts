import type { FastifyRequest, FastifySchema, preParsingHookHandler } from 'fastify'
import type { TSchema } from 'typebox'
import { Success } from '../../../src/contract/schema/envelope'
import { HttpError } from '../../http/HttpError'
import { isStudioRequest } from '../../http/ResponseCache'
import { writeFailures } from '../ownerRoute'
import { failures } from '../routeSchemas'
import type { StoredSession } from './sessionRepository'

/** Milliseconds in which the owner may change the ways to sign in, after having signed in. */
const recentTime = 10 * 60_000

const accountFailures = { ...writeFailures, ...failures(404, 409, 422, 426) }

/** Who may use a route: everybody, the owner, or the owner who has signed in just now. */
type Access = 'everybody' | 'owner' | 'recentOwner'

/** The options of a route that only the studio uses. @param data of the response */
export function studioRoute<Data extends TSchema, Schema extends FastifySchema = object>(
  access: Access,
  operationId: string,
  data: Data,
  schema: Schema = {} as Schema,
) {
  const security = access === 'everybody' ? undefined : [{ session: [] }]
  const response = { 200: Success(data), ...accountFailures }
  const preParsing: preParsingHookHandler = (request, _reply, _payload, done) =>
    done(findError(access, request))
  return {
    preParsing,
    bodyLimit: 64 * 1024,
    schema: { tags: ['studio'], operationId, ...(security && { security }), ...schema, response },
  }
}

/** Why a request may not use a route. */
function findError(access: Access, { raw, session }: FastifyRequest): HttpError | undefined {
  if (access !== 'everybody' && !session) return new HttpError(401, 'Nobody has signed in')
  if (!isStudioRequest(raw)) return new HttpError(400, 'The header "X-Studio: 1" is missing')
  const isRecent = session && Date.now() - session.signed_in_at < recentTime
  if (access !== 'recentOwner' || isRecent) return undefined
  return new HttpError(403, 'Sign in again to change the account')
}

export function currentSession({ session }: FastifyRequest): StoredSession {
  if (!session) throw new HttpError(401, 'Nobody has signed in')
  return session
}
