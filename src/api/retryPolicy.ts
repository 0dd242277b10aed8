import type { BaseQueryApi } from '@reduxjs/toolkit/query'
import type { ApiError } from './apiError'

const maxRetries = { query: 3, mutation: 1 }
const finalStatuses = new Set([400, 401, 404])

/**
 * Whether a failed request is sent again: queries three times, mutations once, never after 400,
 * 401, 404 or an abort.
 * @param attempt number of failed attempts, from 1
 */
export function shouldRetry(error: ApiError, attempt: number, type: BaseQueryApi['type']): boolean {
  if (error.kind === 'aborted' || finalStatuses.has(error.statusCode ?? 0)) return false
  return attempt <= maxRetries[type]
}

/** Waits 1 s, then twice as long each time, at most 30 s. Rejects when the request is aborted. */
export function waitBeforeRetry(
  attempt: number,
  _maxRetries: number,
  signal?: AbortSignal,
): Promise<void> {
  return new Promise((resolve, reject) => {
    const handleAbort = () => {
      clearTimeout(timer)
      reject(new DOMException('The request was aborted', 'AbortError'))
    }
    const timer = setTimeout(
      () => {
        signal?.removeEventListener('abort', handleAbort)
        resolve()
      },
      Math.min(1000 * 2 ** (attempt - 1), 30_000),
    )
    signal?.addEventListener('abort', handleAbort, { once: true })
  })
}
