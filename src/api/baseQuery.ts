import { fetchBaseQuery, retry, type BaseQueryFn, type FetchArgs } from '@reduxjs/toolkit/query'
import { env, isStudio } from '../env'
import { isNotFound, type ApiError } from './apiError'
import { exportedResponseFile } from './exportedResponseFile'
import { parseBody, toApiError, type ParseOptions } from './parseResponse'
import { shouldRetry, waitBeforeRetry } from './retryPolicy'
import { sessionSlice } from './sessionSlice'
import { readToken, removeToken } from './token'
import type { Transport } from './transport'

type ApiQuery = BaseQueryFn<string | FetchArgs, unknown, ApiError, ParseOptions>

/** Sends a request to the API of the site, with a timeout. */
export const fetchTransport: Transport = fetchBaseQuery({
  baseUrl: env.apiBase,
  timeout: 10_000,
  prepareHeaders(headers) {
    const token = readToken()
    if (token) headers.set('Authorization', `Bearer ${token}`)
    headers.set('Accept', 'application/json')
    // The owner's session counts only with this header, which no other site can send.
    if (isStudio) headers.set('X-Studio', '1')
    return headers
  },
})

/** The transport of the store, for example when a page is rendered on the server. */
function storeTransport({ extra }: { extra: unknown }): Transport | undefined {
  return extra as Transport | undefined
}

/**
 * The request as it is sent. A write is not redirected: `fetch` would follow with a GET, which
 * stores nothing.
 */
function toRequest(args: string | FetchArgs): string | FetchArgs {
  if (typeof args === 'object' && args.method) return { ...args, redirect: 'error' }
  return env.apiIsFiles ? exportedResponseFile(args) : args
}

/** Sends one request without retries and parses its response. A 401 removes the stored token. */
const sendOnce: ApiQuery = async (args, api, extraOptions) => {
  const send = storeTransport(api) ?? fetchTransport
  const { data, error } = await send(toRequest(args), api, {})
  if (api.signal.aborted) return { error: { kind: 'aborted', message: 'Dibatalkan' } }
  const result = error ? { error: toApiError(error) } : parseBody(data, extraOptions)
  if ('error' in result && result.error.statusCode === 401) {
    removeToken()
    api.dispatch(sessionSlice.actions.expired())
  }
  return result
}

const sendWithRetries = retry(sendOnce, {
  retryCondition: (error, _args, { attempt, baseQueryApi }) =>
    shouldRetry(error as ApiError, attempt, baseQueryApi.type),
  backoff: waitBeforeRetry,
})

/**
 * Sends a request below `/api`, with a timeout of 10 seconds per attempt, the stored bearer token
 * and retries. The final failure is logged.
 */
export const baseQuery: ApiQuery = async (args, api, extraOptions) => {
  // In the server's process a retry cannot help, and the server logs its own failures.
  if (storeTransport(api)) return sendOnce(args, api, extraOptions)
  // The owner sees a failed write at once; nothing is lost, and it can be sent again.
  const isFinal = extraOptions?.withoutRetries || (isStudio && api.type === 'mutation')
  const send = isFinal ? sendOnce : sendWithRetries
  const result = await send(args, api, extraOptions)
  const { error } = result
  const isExpected = error?.kind === 'aborted' || (extraOptions?.isOptional && isNotFound(error))
  if (error && !isExpected) logFailure(args, error)
  return result
}

function logFailure(args: string | FetchArgs, error: ApiError): void {
  const { method = 'GET', url } = typeof args === 'string' ? { url: args } : args
  const reason = error.detail ?? error.message
  console.error(`[api] ${method} ${url}: ${error.statusCode ?? error.kind} ${reason}`)
}
