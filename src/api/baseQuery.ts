import { fetchBaseQuery, retry, type BaseQueryFn, type FetchArgs } from '@reduxjs/toolkit/query'
import { env } from '../env'
import type { ApiError } from './apiError'
import { exportedResponseFile } from './exportedResponseFile'
import { readBody, readError, type ReadOptions } from './readBody'
import { backOff, shouldRetry } from './retryPolicy'
import { sessionSlice } from './sessionSlice'
import { readToken, removeToken } from './token'
import type { Transport } from './transport'

type ApiQuery = BaseQueryFn<string | FetchArgs, unknown, ApiError, ReadOptions>

const sendByFetch: Transport = fetchBaseQuery({
  baseUrl: env.apiBase,
  timeout: 10_000,
  prepareHeaders(headers) {
    const token = readToken()
    if (token) headers.set('Authorization', `Bearer ${token}`)
    headers.set('Accept', 'application/json')
    return headers
  },
})

/** The store of a page rendered beside the API brings its own way there; a browser fetches. */
function ownTransport({ extra }: { extra: unknown }): Transport | undefined {
  return extra as Transport | undefined
}

/** One try: the envelope is opened, failures take one form, a 401 ends the session. */
const request: ApiQuery = async (args, api, extraOptions) => {
  const send = ownTransport(api) ?? sendByFetch
  const { data, error } = await send(env.apiIsFiles ? exportedResponseFile(args) : args, api, {})
  if (api.signal.aborted) return { error: { kind: 'aborted', message: 'Dibatalkan' } }
  const outcome = error ? { error: readError(error) } : readBody(data, extraOptions)
  if ('error' in outcome && outcome.error.statusCode === 401) {
    removeToken()
    api.dispatch(sessionSlice.actions.expired())
  }
  return outcome
}

const requestWithRetry = retry(request, {
  retryCondition: (error, _args, { attempt, baseQueryApi }) =>
    shouldRetry(error as ApiError, attempt, baseQueryApi.type),
  backoff: backOff,
})

/**
 * Every call to the API: `/api`, 10 seconds a try, bearer token when one is stored,
 * retries, and a line in the console for what failed in the end.
 */
export const baseQuery: ApiQuery = async (args, api, extraOptions) => {
  // Beside the API nothing gets better by waiting, and its failures are logged there.
  if (ownTransport(api)) return request(args, api, extraOptions)
  const outcome = await requestWithRetry(args, api, extraOptions)
  if (outcome.error && outcome.error.kind !== 'aborted') logFailure(args, outcome.error)
  return outcome
}

function logFailure(args: string | FetchArgs, error: ApiError): void {
  const { method = 'GET', url } = typeof args === 'string' ? { url: args } : args
  const reason = error.detail ?? error.message
  console.error(`[api] ${method} ${url}: ${error.statusCode ?? error.kind} ${reason}`)
}
