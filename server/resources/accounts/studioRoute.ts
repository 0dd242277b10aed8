import type { FastifyRequest, FastifySchema, preParsingHookHandler } from 'fastify'
import { Type, type TSchema } from 'typebox'
import { Success } from '../../../src/contract/schema/envelope'
import { languages, type Language } from '../../../src/language/languages'
import { HttpError } from '../../http/HttpError'
import { isStudioRequest } from '../../http/ResponseCache'
import { writeFailures } from '../ownerRoute'
import { failures } from '../routeSchemas'
import type { StoredSession } from './sessionRepository'

/** The studio has languages that the site may not have, so that this is not the `lang` of reads. */
export const MessageQuery = Type.Object({
  message_language: Type.Enum(Object.keys(languages) as Language[], {
    default: 'en',
    description: 'The language of the messages.',
  }),
})

/** Milliseconds in which the owner may change the sign-in methods, after having signed in. */
const recentTime = 10 * 60_000

const accountFailures = { ...writeFailures, ...failures(404, 409, 422, 426) }

/** Who may use a route: everybody, the owner, or the owner who has signed in just now. */
type Access = 'everybody' | 'owner' | 'recentOwner'

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
