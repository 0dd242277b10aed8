/** Why a call failed. */
export interface ApiError {
  /**
   * `http`: the server refused. `unsuccessful`: it answered 2xx with a body that says
   * otherwise. `body`: what it sent cannot be read. `network`, `timeout`, `aborted`: no answer.
   */
  kind: 'http' | 'unsuccessful' | 'body' | 'network' | 'timeout' | 'aborted'
  /** The HTTP status, or the one that the body names. */
  statusCode?: number
  /** For the visitor; empty: the message of the error catalogue. */
  message: string
  /** For the log only. */
  detail?: string
}

export const unknownErrorMessage = 'Terjadi kesalahan yang tidak diketahui'

/** True where the server says that the thing does not exist. */
export function isNotFound(error: unknown): boolean {
  return isApiError(error) && error.statusCode === 404
}

/** The message of a failed call, else `fallback`. */
export function messageOf(error: unknown, fallback = unknownErrorMessage): string {
  const message = hasMessage(error) ? error.message.trim() : ''
  return message || fallback
}

/** True where nobody waited for the answer any more: nothing went wrong. */
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
