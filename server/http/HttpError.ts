import type { Failure } from '../../src/contract/envelope'

/** The fields at fault, and why. */
export type Mistakes = NonNullable<Failure['errors']>

/** A request that is refused: status, message, and the fields at fault. */
export class HttpError extends Error {
  constructor(
    readonly statusCode: number,
    message: string,
    readonly errors?: Mistakes,
  ) {
    super(message)
  }
}

/** A 404 for a thing that does not exist, or that this reader may not see. */
export function notFound(what: string): HttpError {
  return new HttpError(404, `${what} not found`)
}

/** A 409 for a value that something else has already. */
export function conflict(path: string, message: string): HttpError {
  return new HttpError(409, `${path} ${message}`, [{ path, message }])
}

/** A 400 that names every field at fault. */
export function refusal(errors: Mistakes): HttpError {
  const message = errors.map((error) => `${error.path} ${error.message}`.trim()).join('; ')
  return new HttpError(400, message, errors)
}
