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

/** Whether the server responded that the resource does not exist. */
export function isNotFound(error: unknown): boolean {
  return partsOf(error).statusCode === 404
}

/** The message of a failed request, or `fallback`. */
export function messageOf(
  error: unknown,
  fallback = 'Terjadi kesalahan yang tidak diketahui',
): string {
  const { message } = partsOf(error)
  return (typeof message === 'string' && message.trim()) || fallback
}

/** Whether the request was aborted because its result was no longer needed. */
export function isAborted(error: unknown): boolean {
  const { kind, name } = partsOf(error)
  return kind === 'aborted' || name === 'AbortError'
}

/** An `ApiError`, or whatever else was thrown. */
function partsOf(error: unknown): Partial<Record<keyof ApiError | 'name', unknown>> {
  return typeof error === 'object' && error !== null ? error : {}
}
