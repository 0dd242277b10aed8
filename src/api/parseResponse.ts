import type { FetchBaseQueryError } from '@reduxjs/toolkit/query'
import { isStudio } from '../env'
import type { ApiError } from './apiError'
import type { DataSchema } from '../contract/dataSchema'
import { validateData } from './schemas'

type Body = Record<string, unknown>
type Result = { data: unknown } | { error: ApiError }

const unreadableMessage = 'Jawaban server tidak dapat dibaca'

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

/** Returns `data` of a successful envelope; a `pagination` beside `data` is moved into it. */
export function parseBody(body: unknown, options: ParseOptions = {}): Result {
  const { dataSchema, notFoundUnlessSuccess = false } = options
  if (!isObject(body)) return { error: { kind: 'body', message: unreadableMessage } }
  if (body.status !== 'success') return { error: unsuccessful(body, notFoundUnlessSuccess) }
  const { data = {}, pagination } = body
  if (!isObject(data)) return { error: { kind: 'body', message: unreadableMessage } }
  const content = pagination === undefined ? data : { pagination, ...data }
  const result = dataSchema ? validateData(dataSchema, content) : { data: content }
  return 'data' in result ? result : { error: mismatched(result.mismatch) }
}

/** Converts every kind of failed request to an `ApiError`. */
export function toApiError(error: FetchBaseQueryError): ApiError {
  switch (error.status) {
    case 'FETCH_ERROR':
      return { kind: 'network', message: error.error.replace(/^\w*Error: /, '') }
    case 'TIMEOUT_ERROR':
      return { kind: 'timeout', message: 'Server terlalu lama menjawab' }
    case 'PARSING_ERROR':
      return isSuccessStatus(error.originalStatus)
        ? { kind: 'body', message: unreadableMessage }
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
    message: readMessage(body) || `Permintaan gagal dengan status ${status}`,
    ...(isStudio && { fieldErrors: readFieldErrors(body) }),
  }
}

/** Has no message, so that the screen shows its own. */
function mismatched(mismatch: string): ApiError {
  return { kind: 'body', message: '', detail: `${unreadableMessage} (${mismatch})` }
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

function isSuccessStatus(status: number): boolean {
  return status >= 200 && status < 300
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
  return errors
    .filter(isObject)
    .map(({ path, message }) => ({ path: String(path), message: String(message) }))
}
