import { fetchBaseQuery, retry, type BaseQueryFn, type FetchArgs } from '@reduxjs/toolkit/query'
import { env, isStudio } from '../env'
import { languageSlice } from '../language/languageSlice'
import { isNotFound, type ApiError } from './apiError'
import { parseBody, toApiError, type ParseOptions } from './parseResponse'
import { readToken, removeToken, sessionSlice } from './session'
import { exportedResponseFile, type Transport } from './transport'

const { selectLanguages } = languageSlice.selectors
type LanguageRoot = Parameters<typeof selectLanguages>[0]
type LanguageState = ReturnType<typeof selectLanguages>

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
function toRequest(args: string | FetchArgs, { current, offered }: LanguageState) {
  const { params, ...rest } = typeof args === 'string' ? { url: args } : args
  // The API responds in the main language by default. In the studio, the language is that of its texts.
  const request =
    isStudio || current === offered[0] ? args : { ...rest, params: { ...params, lang: current } }
  if (typeof request === 'object' && request.method) {
    return { ...request, redirect: 'error' } as const
  }
  return env.apiIsFiles ? exportedResponseFile(request) : request
}

/** Sends one request without retries and parses its response. A 401 removes the stored token. */
const sendOnce: ApiQuery = async (args, api, extraOptions) => {
  const send = storeTransport(api) ?? fetchTransport
  const { data, error } = await send(
    toRequest(args, selectLanguages(api.getState() as LanguageRoot)),
    api,
    {},
  )
  if (api.signal.aborted) return { error: { kind: 'aborted', message: '' } }
  const result = error ? { error: toApiError(error) } : parseBody(data, extraOptions)
  if ('error' in result && result.error.statusCode === 401) {
    removeToken()
    api.dispatch(sessionSlice.actions.expired())
  }
  return result
}

const maxRetries = { query: 3, mutation: 1 }
const finalStatuses = new Set([400, 401, 404])

/** Queries are sent again three times, mutations once, never after 400, 401, 404 or an abort. */
const sendWithRetries = retry(sendOnce, {
  retryCondition(failure, _args, { attempt, baseQueryApi }) {
    const { kind, statusCode = 0 } = failure as ApiError
    if (kind === 'aborted' || finalStatuses.has(statusCode)) return false
    return attempt <= maxRetries[baseQueryApi.type]
  },
  // 1 s, then twice as long each time, at most 30 s.
  backoff: (attempt) =>
    new Promise((resolve) => setTimeout(resolve, Math.min(1000 * 2 ** (attempt - 1), 30_000))),
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
  console.error(`[api] ${method} ${url}: ${error.statusCode ?? error.kind} ${reason}`.trimEnd())
}
