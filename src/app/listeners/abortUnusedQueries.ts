import type { QueryCacheKey } from '@reduxjs/toolkit/query'
import { api } from '../../api/api'
import type { StartListening } from '../store'

const { removeQueryResult } = api.internalActions

/**
 * Aborts requests whose last subscriber has unmounted. RTK Query copies its subscriptions into the
 * state at most every 500 ms, so that the next page has time to subscribe to the same query.
 */
export function abortUnusedQueries(startListening: StartListening): void {
  startListening({
    predicate: (_action, current, previous) =>
      current.api.subscriptions !== previous.api.subscriptions,
    effect: (_action, { dispatch, getState, getOriginalState }) => {
      const current = getState().api.subscriptions
      const previous = getOriginalState().api.subscriptions
      for (const query of dispatch(api.util.getRunningQueriesThunk())) {
        const queryCacheKey = query.queryCacheKey as QueryCacheKey
        const subscribers = current[queryCacheKey]
        // Prefetched queries never had subscribers: their entry does not change.
        if (!subscribers || subscribers === previous[queryCacheKey]) continue
        if (Object.keys(subscribers).length > 0) continue
        query.abort()
        void query.then(({ data }) => {
          // Without data the entry is removed, so that the next visit shows no error.
          if (data === undefined) dispatch(removeQueryResult({ queryCacheKey }))
        })
      }
    },
  })
}
