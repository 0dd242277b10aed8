import type { Failure } from '../../src/contract/envelope'

/** The invalid fields of a request, each with the reason. */
export type FieldErrors = NonNullable<Failure['errors']>

/** An error that becomes a response with this status. */
export class HttpError extends Error {
  constructor(
    readonly statusCode: number,
    message: string,
    readonly errors?: FieldErrors,
  ) {
    super(message)
  }
}

/** A 404 for an entity that does not exist, or that this client may not read. */
export function notFound(entity: string): HttpError {
  return new HttpError(404, `${entity} not found`)
}

/** A 409 for a value that another entity has already. */
export function conflict(path: string, message: string): HttpError {
  return new HttpError(409, `${path} ${message}`, [{ path, message }])
}

/** A 400 that lists every invalid field. */
export function badRequest(errors: FieldErrors): HttpError {
  const message = errors.map((error) => `${error.path} ${error.message}`.trim()).join('; ')
  return new HttpError(400, message, errors)
}
