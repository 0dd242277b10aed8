import Ajv, { type ErrorObject } from 'ajv'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { formats } from '../validation/formats'
import { refusal, type Mistakes } from '../http/HttpError'

const formatCheckers = Object.fromEntries(
  Object.entries(formats).map(([name, { matches }]) => [name, matches]),
)

/** Words of an address are text: numbers and flags are read out of it. */
const addressAjv = new Ajv({
  coerceTypes: true,
  useDefaults: true,
  allErrors: true,
  formats: formatCheckers,
})
/** A body says what it means: nothing in it is turned into something else. */
const bodyAjv = new Ajv({ coerceTypes: false, allErrors: true, formats: formatCheckers })

/** Validates a request's parts, and refuses text that one of the databases cannot keep. */
export function validateRequests(app: FastifyInstance): void {
  app.setValidatorCompiler<object>(({ schema, httpPart }) =>
    (httpPart === 'body' ? bodyAjv : addressAjv).compile(schema),
  )
  app.addHook('preValidation', refuseNulCharacters)
}

/** The mistakes that a validator found, each with the path of its field. */
export function mistakesOf(errors: readonly Partial<ErrorObject>[]): Mistakes {
  const wrongFormat = errors.filter(({ keyword }) => keyword === 'format')
  return errors.flatMap(({ instancePath = '', keyword, params = {}, message }) => {
    const path = instancePath.slice(1).replaceAll('/', '.')
    switch (keyword) {
      // It only sums up what other errors say more precisely.
      case 'anyOf':
        return []
      case 'required':
        return [{ path: join(path, String(params.missingProperty)), message: 'is missing' }]
      case 'additionalProperties':
        return [
          { path: join(path, String(params.additionalProperty)), message: 'is not a known field' },
        ]
      case 'pattern':
        // A format says the same more precisely.
        return wrongFormat.some((error) => error.instancePath === instancePath)
          ? []
          : [{ path, message: message ?? '' }]
      case 'format':
        return [{ path, message: formats[String(params.format)]?.message ?? 'is not valid' }]
      case 'const':
        return [{ path, message: `must be ${JSON.stringify(params.allowedValue)}` }]
      case 'type':
        // The second form of a field that may be left empty.
        return params.type === 'null' ? [] : [{ path, message: message ?? '' }]
      default:
        return [{ path, message: message ?? 'is not valid' }]
    }
  })
}

function join(path: string, field: string): string {
  return path ? `${path}.${field}` : field
}

/** Nothing that the contract knows lies deeper. */
const deepest = 8

/** PostgreSQL keeps no NUL in a text, so that neither database takes one. */
function refuseNulCharacters(
  { query, params, body }: FastifyRequest,
  _reply: unknown,
  done: (error?: Error) => void,
): void {
  const errors = [query, params, body].flatMap((part) => unkeepable(part))
  done(errors.length > 0 ? refusal(errors) : undefined)
}

function unkeepable(value: unknown, path: string[] = []): Mistakes {
  const mistake = (message: string) => [{ path: path.join('.'), message }]
  if (typeof value === 'string') {
    return value.includes('\0') ? mistake('must hold no NUL character') : []
  }
  if (typeof value !== 'object' || value === null) return []
  if (path.length > deepest) return mistake('is nested too deeply')
  return Object.entries(value).flatMap(([key, inner]) =>
    key.includes('\0')
      ? mistake('has a key with a NUL character')
      : unkeepable(inner, [...path, key]),
  )
}
