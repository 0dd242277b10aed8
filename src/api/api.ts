import { createApi } from '@reduxjs/toolkit/query/react'
import { baseQuery } from './baseQuery'
import { tagTypes } from './tags'

/** Seconds until a response is stale, and until an unused one is removed from the cache. */
const cacheSeconds = 300

/** The only API of the store. Each feature injects its endpoints. */
export const api = createApi({
  reducerPath: 'api',
  baseQuery,
  tagTypes,
  keepUnusedDataFor: cacheSeconds,
  refetchOnMountOrArgChange: cacheSeconds,
  refetchOnFocus: false,
  endpoints: () => ({}),
})
