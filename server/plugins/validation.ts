import Ajv from 'ajv'
import type { FastifyRequest } from 'fastify'
import fp from 'fastify-plugin'
import { badRequest, type FieldErrors } from '../http/HttpError'
import { isApiPath, requestPath } from '../http/requestPath'
import { formats as textFormats } from '../validation/formats'
import { lazyValidator } from '../validation/lazyCompilers'

const formats = Object.fromEntries(
  Object.entries(textFormats).map(([name, { matches }]) => [name, matches]),
)

// Checking the schemas, which are the project's own, and optimizing code take a tenth of the start.
const common = {
  allErrors: true,
  formats,
  meta: false,
  validateSchema: false,
  code: { optimize: false },
}
/** Path and query parameters are text, so numbers and flags are converted. */
const urlAjv = new Ajv({ ...common, coerceTypes: true, useDefaults: true })
/** Values of a body have JSON types already: none is converted. */
const bodyAjv = new Ajv({ ...common, coerceTypes: false })

/** Parses JSON bodies, and validates requests by the schemas of their routes and by common rules. */
export const validationPlugin = fp((app, _options, done) => {
  const parseJson = app.getDefaultJsonParser('error', 'error')
  app.removeContentTypeParser('application/json')
  app.addContentTypeParser<string>(
    'application/json',
    { parseAs: 'string' },
    (request, body, next) => {
      // A DELETE may declare JSON and have no body.
      if (body === '' && request.method === 'DELETE') next(null, undefined)
      else void parseJson(request, body, next)
    },
  )
  app.setValidatorCompiler<object>(({ schema, httpPart }) =>
    lazyValidator(httpPart === 'body' ? bodyAjv : urlAjv, schema),
  )
  app.addHook('preValidation', (request, _reply, next) => {
    // A page ignores parameters that cannot be read.
    const isRead = request.method === 'GET' || request.method === 'HEAD'
    if (isRead && !isApiPath(requestPath(request.url))) return next()
    const { query, params, body } = request
    const unstorable = [query, params, body].flatMap((part) => findUnstorable(part))
    const errors = unstorable.length > 0 ? unstorable : findInvalidIntegers(request)
    next(errors.length > 0 ? badRequest(errors) : undefined)
  })
  done()
})

/** No schema is nested more deeply. */
const maxDepth = 8

/** Finds what PostgreSQL cannot store in a text: both databases refuse the same. */
function findUnstorable(value: unknown, path: string[] = []): FieldErrors {
  const error = (message: string): FieldErrors => [
    { path: path.join('.'), message, code: 'characters' },
  ]
  if (typeof value === 'string') {
    return value.includes('\0') ? error('must hold no NUL character') : []
  }
  if (typeof value !== 'object' || value === null) return []
  if (path.length > maxDepth) return error('is nested too deeply')
  return Object.entries(value).flatMap(([key, item]) =>
    key.includes('\0')
      ? error('has a key with a NUL character')
      : findUnstorable(item, [...path, key]),
  )
}

const integerParameters = ['id', 'categoryId', 'page', 'limit', 'profile_id', 'is_active']

/**
 * Finds values that the schemas' coercion would accept as integers: `1e2`, ` 1`, `0x1`,
 * `1e309` (infinity), and a parameter that is given twice.
 */
function findInvalidIntegers({ query, params }: FastifyRequest): FieldErrors {
  return Object.entries({ ...(query as object), ...(params as object) })
    .filter(
      ([name, value]) => integerParameters.includes(name) && !/^-?\d{1,10}$/.test(String(value)),
    )
    .map(([path]) => ({ path, message: 'must be a whole number' }))
}
