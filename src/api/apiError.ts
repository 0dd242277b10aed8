import type { Failure } from '../contract/envelope'

/** Why a request failed. */
export interface ApiError {
  /**
   * `http`: an error status. `unsuccessful`: a 2xx response whose `status` is not `success`.
   * `body`: an invalid body. `network`, `timeout`, `aborted`: no response.
   */
  kind: 'http' | 'unsuccessful' | 'body' | 'network' | 'timeout' | 'aborted'
  /** The HTTP status, or the one in the body. */
  statusCode?: number
  /** Shown to the visitor; if empty, the screen shows its default message. */
  message: string
  /** Only logged. */
  detail?: string
  /** The fields that the server has refused; only in the studio. */
  fieldErrors?: Failure['errors']
}

const unknownErrorMessage = 'Terjadi kesalahan yang tidak diketahui'

/** Whether the server responded that the resource does not exist. */
export function isNotFound(error: unknown): boolean {
  return isApiError(error) && error.statusCode === 404
}

/** The message of a failed request, or `fallback`. */
export function messageOf(error: unknown, fallback = unknownErrorMessage): string {
  const message = hasMessage(error) ? error.message.trim() : ''
  return message || fallback
}

/** Whether the request was aborted because its result was no longer needed. */
export function isAborted(error: unknown): boolean {
  if (isApiError(error)) return error.kind === 'aborted'
  return (
    typeof error === 'object' && error !== null && 'name' in error && error.name === 'AbortError'
  )
}

function isApiError(error: unknown): error is ApiError {
  return typeof error === 'object' && error !== null && 'kind' in error
}

function hasMessage(error: unknown): error is { message: string } {
  return (
    typeof error === 'object' &&
    error !== null &&
    'message' in error &&
    typeof error.message === 'string'
  )
}
