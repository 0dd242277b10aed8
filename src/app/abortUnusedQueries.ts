import type { Middleware, ThunkDispatch, UnknownAction } from '@reduxjs/toolkit'
import { api } from '../api/api'

const { unsubscribeQueryResult, removeQueryResult, internal_getRTKQSubscriptions } =
  api.internalActions

type CacheKey = ReturnType<typeof unsubscribeQueryResult>['payload']['queryCacheKey']
type Dispatch = ThunkDispatch<Parameters<typeof api.reducer>[0], unknown, UnknownAction>

/**
 * Aborts a call that nobody waits for any more, for example when its page was left. It
 * looks a moment later, because the next page may want the same.
 */
export const abortUnusedQueries: Middleware = (store) => (next) => (action) => {
  const result = next(action)
  if (unsubscribeQueryResult.match(action)) {
    const { queryCacheKey } = action.payload
    setTimeout(() => abandon(store.dispatch as Dispatch, queryCacheKey))
  }
  return result
}

function abandon(dispatch: Dispatch, queryCacheKey: CacheKey): void {
  const subscriptions = dispatch(internal_getRTKQSubscriptions()) as unknown as {
    getSubscriptionCount: (key: string) => number
  }
  if (subscriptions.getSubscriptionCount(queryCacheKey) > 0) return
  const running = dispatch(api.util.getRunningQueriesThunk()).find(
    (call) => call.queryCacheKey === queryCacheKey,
  )
  if (!running) return
  running.abort()
  void running.then(({ data }) => {
    // Nothing ever came: the next visit starts as the first did, and shows no error.
    if (data === undefined) dispatch(removeQueryResult({ queryCacheKey }))
  })
}
