import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Failure } from '../../src/contract/envelope'

/** A request that is refused: status, message, and the fields at fault. */
export class HttpError extends Error {
  constructor(
    readonly statusCode: number,
    message: string,
    readonly errors?: Failure['errors'],
  ) {
    super(message)
  }
}

/** A 404 for a thing that does not exist, or that this reader may not see. */
export function notFound(what: string): HttpError {
  return new HttpError(404, `${what} not found`)
}

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
    const statusCode = error.statusCode ?? 500
    if (statusCode >= 500 && !(error instanceof HttpError)) {
      request.log.error(error)
      return sendFailure(reply, { statusCode, message: 'Internal server error' })
    }
    const errors = fieldsAtFault(error)
    const message = errors?.map(({ path, message }) => `${path} ${message}`).join('; ')
    return sendFailure(reply, { statusCode, message: message ?? error.message, errors })
  })
}

/** An address that cannot be decoded is a bad request like any other. */
export function refuseBadUrl(
  error: FastifyError,
  _request: FastifyRequest,
  reply: FastifyReply,
): void {
  void sendFailure(reply, { statusCode: error.statusCode ?? 400, message: 'Malformed URL' })
}

function fieldsAtFault(error: FastifyError | HttpError): Failure['errors'] {
  if (error instanceof HttpError) return error.errors
  return error.validation?.map(({ instancePath, message }) => ({
    path: instancePath.slice(1).replaceAll('/', '.'),
    message: message ?? 'is not valid',
  }))
}
