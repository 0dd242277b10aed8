import type { Action } from '@reduxjs/toolkit'
import type { RootState } from '../app/store'
import type { messagesApi } from '../features/messages/messagesApi'

const hidden = '<redacted>'

/** Whose results contain texts of visitors. */
const endpointNames: readonly string[] = [
  'listMessages' satisfies keyof typeof messagesApi.endpoints,
  'exportMessages' satisfies keyof typeof messagesApi.endpoints,
]

interface ApiAction extends Action {
  payload?: unknown
  meta?: { arg?: { endpointName?: string } }
}

function hasMessages({ payload, meta }: ApiAction): boolean {
  const { queryCacheKey } = (payload ?? {}) as { queryCacheKey?: unknown }
  const [patched = ''] = typeof queryCacheKey === 'string' ? queryCacheKey.split('(') : []
  return endpointNames.includes(meta?.arg?.endpointName ?? patched)
}

/** The form in which Redux DevTools show an action of the studio: without visitors' messages. */
function redactStudioAction<A extends Action>(action: A): A {
  return hasMessages(action) ? { ...action, payload: hidden } : action
}

interface Request {
  endpointName?: string
  data?: unknown
}

function hideData<R extends Request | undefined>(requests: Record<string, R>): Record<string, R> {
  const shown = Object.entries(requests).map(([key, request]) =>
    request?.data !== undefined && endpointNames.includes(request.endpointName ?? '')
      ? [key, { ...request, data: hidden }]
      : [key, request],
  )
  return Object.fromEntries(shown) as Record<string, R>
}

/** The form in which Redux DevTools show the state of the studio: without visitors' messages. */
function redactStudioState<S>(state: S): S {
  const { api } = state as RootState
  const { queries, mutations } = api
  return {
    ...state,
    api: { ...api, queries: hideData(queries), mutations: hideData(mutations) },
  }
}

/** The sanitizers of Redux DevTools. */
export const redactMessages = {
  actionSanitizer: redactStudioAction,
  stateSanitizer: redactStudioState,
}
