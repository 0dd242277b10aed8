import type { FieldError, RefusalCode } from '../../src/contract/schema/envelope'

export type FieldErrors = FieldError[]

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

/** A 409 for a value that the state of other entities forbids. */
export function conflict(
  path: string,
  message: string,
  code?: RefusalCode,
  params?: FieldError['params'],
): HttpError {
  return new HttpError(409, `${path} ${message}`, [{ path, message, code, params }])
}

/** A 400 for the id of a row that does not exist. */
export const unknownReference = (path: string, table: string): HttpError =>
  badRequest([{ path, message: `names none of the ${table}`, code: 'unknownReference' }])

export function badRequest(errors: FieldErrors): HttpError {
  const message = errors.map((error) => `${error.path} ${error.message}`.trim()).join('; ')
  return new HttpError(400, message, errors)
}
