import type { FetchBaseQueryError } from '@reduxjs/toolkit/query'
import type { ApiError } from './apiError'
import { readShape, type Shape } from './shape'

type Body = Record<string, unknown>
type Outcome = { data: unknown } | { error: ApiError }

const unreadable = 'Jawaban server tidak dapat dibaca'

/** How an endpoint's answers are read. */
export interface ReadOptions {
  /** What `data` must look like, if anything is known about it. */
  shape?: Shape<unknown>
  /** A body whose status is not `success` counts as a 404: so it is on the two detail pages. */
  missingUnlessSuccess?: boolean
}

/**
 * Takes `data` out of a successful envelope. Lists get their `pagination` inside `data`,
 * also where the server sent it beside.
 */
export function readBody(body: unknown, options: ReadOptions = {}): Outcome {
  const { shape, missingUnlessSuccess = false } = options
  if (!isBody(body)) return { error: { kind: 'body', message: unreadable } }
  if (body.status !== 'success') return { error: unsuccessful(body, missingUnlessSuccess) }
  const { data = {}, pagination } = body
  if (!isBody(data)) return { error: { kind: 'body', message: unreadable } }
  const opened = pagination === undefined ? data : { pagination, ...data }
  const read = shape ? readShape(shape, opened) : { data: opened }
  return 'data' in read ? read : { error: mismatched(read.mismatch) }
}

/** What went wrong, in one form for every way a request fails. */
export function readError(error: FetchBaseQueryError): ApiError {
  switch (error.status) {
    case 'FETCH_ERROR':
      return { kind: 'network', message: error.error.replace(/^\w*Error: /, '') }
    case 'TIMEOUT_ERROR':
      return { kind: 'timeout', message: 'Server terlalu lama menjawab' }
    case 'PARSING_ERROR':
      return isSuccess(error.originalStatus)
        ? { kind: 'body', message: unreadable }
        : httpError(error.originalStatus, undefined)
    case 'CUSTOM_ERROR':
      return { kind: 'body', message: error.error }
    default:
      return httpError(error.status, isBody(error.data) ? error.data : undefined)
  }
}

function httpError(status: number, body: Body | undefined): ApiError {
  return {
    kind: 'http',
    statusCode: body && namesNotFound(body) ? 404 : status,
    message: textOf(body?.message) ?? `Permintaan gagal dengan status ${status}`,
  }
}

/** Without a message: the part of the page that shows the error has its own. */
function mismatched(mismatch: string): ApiError {
  return { kind: 'body', message: '', detail: `${unreadable} (${mismatch})` }
}

function unsuccessful(body: Body, isMissing: boolean): ApiError {
  // Without a word from the server, whoever asked knows best what to say.
  const message = textOf(body.message) ?? ''
  return isMissing || namesNotFound(body)
    ? { kind: 'http', statusCode: 404, message }
    : { kind: 'unsuccessful', message }
}

function namesNotFound(body: Body): boolean {
  return body.status === 404 || body.statusCode === 404
}

function isSuccess(status: number): boolean {
  return status >= 200 && status < 300
}

function isBody(value: unknown): value is Body {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function textOf(value: unknown): string | undefined {
  return typeof value === 'string' && value.trim() ? value : undefined
}
