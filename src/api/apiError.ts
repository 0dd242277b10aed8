import type { Failure } from '../contract/schema/envelope'
import type { Texts } from '../language/texts'

/** Why a request failed. */
export interface ApiError {
  /**
   * `http`: an error status. `unsuccessful`: a 2xx response whose `status` is not `success`.
   * `body`: an invalid body. `network`, `timeout`, `aborted`: no response.
   */
  kind: 'http' | 'unsuccessful' | 'body' | 'network' | 'timeout' | 'aborted'
  /** The HTTP status, or the one in the body. */
  statusCode?: number
  /** The server's own message, or the browser's; may be empty. */
  message: string
  detail?: string
  /** The fields that the server has refused; only in the studio. */
  fieldErrors?: Failure['errors']
}

/** Whether the server responded that the resource does not exist. */
export function isNotFound(error: unknown): boolean {
  return partsOf(error).statusCode === 404
}

/** Whether the server refused the request because nobody has signed in. */
export function isUnauthorized(error: unknown): boolean {
  return partsOf(error).statusCode === 401
}

/** The server's own message about a failed request, or `fallback`. */
export function messageOf(error: unknown, fallback: string): string {
  const { message } = partsOf(error)
  return (typeof message === 'string' && message.trim()) || fallback
}

/**
 * The text that is shown for a failed request: the server's own message, else the text for the kind
 * of the failure, else `fallback`.
 */
export function failureText(
  error: unknown,
  texts: Texts['errors'],
  fallback: string = texts.unknown,
): string {
  return messageOf(error, kindText(error, texts) ?? fallback)
}

function kindText(error: unknown, texts: Texts['errors']): string | undefined {
  const { kind, statusCode, detail } = partsOf(error)
  if (kind === 'http' && typeof statusCode === 'number') return texts.status(statusCode)
  if (kind === 'timeout') return texts.timeout
  return kind === 'body' && detail === undefined ? texts.unreadable : undefined
}

export function isAborted(error: unknown): boolean {
  const { kind, name } = partsOf(error)
  return kind === 'aborted' || name === 'AbortError'
}

/** An `ApiError`, or whatever else was thrown. */
function partsOf(error: unknown): Partial<Record<keyof ApiError | 'name', unknown>> {
  return typeof error === 'object' && error !== null ? error : {}
}
