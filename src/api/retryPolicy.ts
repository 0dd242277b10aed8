import type { BaseQueryApi } from '@reduxjs/toolkit/query'
import type { ApiError } from './apiError'

const maxRetries = { query: 3, mutation: 1 }
const finalStatuses = new Set([401, 404])

/**
 * Whether a failed call is tried again: queries three times, mutations once, never after
 * 401 or 404 and never when nobody waits any more.
 * @param attempt how often it has failed so far, from 1
 */
export function shouldRetry(error: ApiError, attempt: number, type: BaseQueryApi['type']): boolean {
  if (error.kind === 'aborted' || finalStatuses.has(error.statusCode ?? 0)) return false
  return attempt <= maxRetries[type]
}

/** Milliseconds before the next try: 1 s, doubling, at most 30 s. */
export function retryDelay(attempt: number): number {
  return Math.min(1000 * 2 ** (attempt - 1), 30_000)
}

/** Waits before the next try; rejects at once when the call is aborted meanwhile. */
export function backOff(attempt: number, _maxRetries: number, signal?: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const handleAbort = () => {
      clearTimeout(timer)
      reject(new DOMException('The call was aborted', 'AbortError'))
    }
    const timer = setTimeout(() => {
      signal?.removeEventListener('abort', handleAbort)
      resolve()
    }, retryDelay(attempt))
    signal?.addEventListener('abort', handleAbort, { once: true })
  })
}
