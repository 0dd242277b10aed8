import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Failure } from '../../src/contract/envelope'
import { databaseFailure } from '../database/failures'
import { HttpError, refusal } from '../http/HttpError'
import { mistakesOf } from './validation'

/** Answers in the failure envelope. */
export function sendFailure(reply: FastifyReply, failure: Omit<Failure, 'status'>): FastifyReply {
  return reply
    .code(failure.statusCode)
    .type('application/json; charset=utf-8')
    .serializer(JSON.stringify)
    .send({ status: 'error', ...failure })
}

/** Gives every failure of a route its envelope; the details of a 5xx stay in the log. */
export function answerErrors(app: FastifyInstance): void {
  app.setErrorHandler<FastifyError | HttpError>((error, request, reply) => {
    const { statusCode, message, errors } = asHttpError(error)
    if (statusCode >= 500) request.log.error(error)
    if (statusCode === 401) void reply.header('WWW-Authenticate', 'Bearer')
    if (statusCode === 503) void reply.header('Retry-After', '1')
    return sendFailure(reply, { statusCode, message, errors })
  })
}

function asHttpError(error: FastifyError | HttpError): HttpError {
  if (error instanceof HttpError) return error
  if ('validation' in error && error.validation) return refusal(mistakesOf(error.validation))
  const failure = databaseFailure(error)
  if (failure) return new HttpError(503, failure)
  const { statusCode = 500 } = error
  return new HttpError(statusCode, statusCode >= 500 ? 'Internal server error' : error.message)
}

/** An address that cannot be decoded is a bad request like any other. */
export function refuseBadUrl(
  error: FastifyError,
  _request: FastifyRequest,
  reply: FastifyReply,
): void {
  void sendFailure(reply, { statusCode: error.statusCode ?? 400, message: 'Malformed URL' })
}
