import type { FetchBaseQueryError } from '@reduxjs/toolkit/query'
import type { DataSchema, ValueSchema } from '../contract/schema/envelope'
import { isStudio } from '../env'
import type { ApiError } from './apiError'
import { mergeRepeatedIds } from './mergeRows'

type Body = Record<string, unknown>
type Result = { data: unknown } | { error: ApiError }

const unreadable: ApiError = { kind: 'body', message: '' }

/** How the response of an endpoint is parsed. */
export interface ParseOptions {
  /** Schema of the envelope's `data`. */
  dataSchema?: DataSchema<unknown>
  /** Whether every status other than `success` counts as 404, as on the two detail pages. */
  notFoundUnlessSuccess?: boolean
  /** Whether 404 is an expected response, which is not logged. */
  isOptional?: boolean
  /** Whether the first failure is final: the page does not wait for retries. */
  withoutRetries?: boolean
}

/**
 * Returns `data` of a successful envelope; a `pagination` beside `data` is moved into it. Unknown fields
 * are kept, invalid optional fields are removed, and rows with the same id are merged.
 */
export function parseBody(body: unknown, options: ParseOptions = {}): Result {
  const { dataSchema, notFoundUnlessSuccess = false } = options
  if (!isObject(body)) return { error: unreadable }
  if (body.status !== 'success') return { error: unsuccessful(body, notFoundUnlessSuccess) }
  const { data = {}, pagination } = body
  if (!isObject(data)) return { error: unreadable }
  const content = pagination === undefined ? data : { pagination, ...data }
  try {
    return { data: dataSchema ? readValue(dataSchema, content, '') : content }
  } catch (error) {
    if (error instanceof MismatchError) return { error: { ...unreadable, detail: error.message } }
    throw error
  }
}

/** Converts every kind of failed request to an `ApiError`. */
export function toApiError(error: FetchBaseQueryError): ApiError {
  switch (error.status) {
    case 'FETCH_ERROR':
      return { kind: 'network', message: error.error.replace(/^\w*Error: /, '') }
    case 'TIMEOUT_ERROR':
      return { kind: 'timeout', message: '' }
    case 'PARSING_ERROR':
      return error.originalStatus >= 200 && error.originalStatus < 300
        ? unreadable
        : httpError(error.originalStatus, undefined)
    case 'CUSTOM_ERROR':
      return { kind: 'body', message: error.error }
    default:
      return httpError(error.status, isObject(error.data) ? error.data : undefined)
  }
}

function httpError(status: number, body: Body | undefined): ApiError {
  return {
    kind: 'http',
    statusCode: body && isNotFoundBody(body) ? 404 : status,
    message: readMessage(body),
    ...(isStudio && { fieldErrors: readFieldErrors(body) }),
  }
}

function unsuccessful(body: Body, isNotFound: boolean): ApiError {
  const message = readMessage(body)
  return isNotFound || isNotFoundBody(body)
    ? { kind: 'http', statusCode: 404, message }
    : { kind: 'unsuccessful', message }
}

function isNotFoundBody(body: Body): boolean {
  return body.status === 404 || body.statusCode === 404
}

function isObject(value: unknown): value is Body {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** The message of the server, or an empty string. */
function readMessage(body: Body | undefined): string {
  return typeof body?.message === 'string' && body.message.trim() ? body.message : ''
}

function readFieldErrors(body: Body | undefined): ApiError['fieldErrors'] {
  const errors = Array.isArray(body?.errors) ? (body.errors as unknown[]) : []
  return errors.filter(isObject).map(({ path, message, code, params }) => ({
    path: String(path),
    message: String(message),
    code: typeof code === 'string' ? code : undefined,
    params: isObject(params) ? params : undefined,
  }))
}

/** A required value is invalid. The message is not for visitors: the screen shows its own. */
class MismatchError extends Error {}

function readValue(schema: ValueSchema, value: unknown, path: string): unknown {
  if (schema === 'any') return value
  // Frozen: Immer would visit each node of a long text, twice, when the response is stored.
  if (schema === 'object') {
    return isObject(value) ? Object.freeze(value) : refuse('object', value, path)
  }
  if (typeof schema === 'string') {
    return typeof value === schema ? value : refuse(schema, value, path)
  }
  if ('oneOf' in schema) {
    return schema.oneOf.includes(value) ? value : refuse(schema.oneOf.join('|'), value, path)
  }
  if ('fields' in schema) {
    return isObject(value) ? readFields(schema.fields, value, path) : refuse('object', value, path)
  }
  if (!Array.isArray(value)) return refuse('list', value, path)
  const items = value.map((item, index) => readValue(schema[0], item, join(path, index)))
  return items.every(isObject) ? mergeRepeatedIds(items) : items
}

function readFields(fields: Record<string, ValueSchema>, value: Body, path: string): Body {
  const result = { ...value }
  for (const [key, schema] of Object.entries(fields)) {
    const name = key.replace('?', '')
    const field = value[name]
    if (name === key) result[name] = readValue(schema, field, join(path, name))
    else if (field !== undefined && field !== null) {
      result[name] = readOptional(schema, field, join(path, name))
    }
  }
  return result
}

function readOptional(schema: ValueSchema, value: unknown, path: string): unknown {
  try {
    return readValue(schema, value, path)
  } catch (error) {
    if (error instanceof MismatchError) return undefined
    throw error
  }
}

function refuse(expected: string, value: unknown, path: string): never {
  const found = value === null ? 'null' : Array.isArray(value) ? 'list' : typeof value
  const mismatch = `${path || 'data'}: expected ${expected}, found ${found}`
  throw new MismatchError(`The response has an invalid value (${mismatch})`)
}

const join = (path: string, name: string | number) => (path ? `${path}.${name}` : String(name))
