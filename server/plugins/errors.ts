import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import fp from 'fastify-plugin'
import type { Failure } from '../../src/contract/envelope'
import { databaseFailure } from '../database/failures'
import { badRequest, HttpError } from '../http/HttpError'
import { toFieldErrors } from './validation'

/** Sends a failure envelope. */
export function sendFailure(reply: FastifyReply, failure: Omit<Failure, 'status'>): FastifyReply {
  return reply
    .code(failure.statusCode)
    .type('application/json; charset=utf-8')
    .serializer(JSON.stringify)
    .send({ status: 'error', ...failure })
}

/** Turns every error of a route into a failure envelope; details of a 5xx are only logged. */
export const errorsPlugin = fp((app, _options, done) => {
  app.setErrorHandler<FastifyError | HttpError>((error, request, reply) => {
    const { statusCode, message, errors } = toHttpError(error)
    if (statusCode >= 500) request.log.error(error)
    if (statusCode === 401) void reply.header('WWW-Authenticate', 'Bearer')
    if (statusCode === 503) void reply.header('Retry-After', '1')
    return sendFailure(reply, { statusCode, message, errors })
  })
  done()
})

function toHttpError(error: FastifyError | HttpError): HttpError {
  if (error instanceof HttpError) return error
  if ('validation' in error && error.validation) return badRequest(toFieldErrors(error.validation))
  const failure = databaseFailure(error)
  if (failure) return new HttpError(503, failure)
  const { statusCode = 500 } = error
  return new HttpError(statusCode, statusCode >= 500 ? 'Internal server error' : error.message)
}

/** Responds to a URL that cannot be decoded or has a value that is too long. */
export function sendMalformedUrl(reply: FastifyReply): FastifyReply {
  return sendFailure(reply, { statusCode: 400, message: 'Malformed URL' })
}

/** Responds to a malformed URL that no route receives, for which no hook runs. */
export function handleMalformedUrl(
  _error: FastifyError,
  _request: FastifyRequest,
  reply: FastifyReply,
): void {
  void sendMalformedUrl(reply.headers(reply.server.securityHeaders))
}
