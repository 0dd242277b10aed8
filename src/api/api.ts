import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit'
import { createApi } from '@reduxjs/toolkit/query/react'
import { useDispatch } from 'react-redux'
import { baseQuery } from './baseQuery'
import { tagTypes } from './tags'

/** Seconds until a response is stale, and until an unused one is removed from the cache. */
const cacheSeconds = 300

/** The only API of the store. Each feature injects its endpoints. */
export const api = createApi({
  baseQuery,
  tagTypes,
  keepUnusedDataFor: cacheSeconds,
  refetchOnMountOrArgChange: cacheSeconds,
  endpoints: () => ({}),
})

/** `dispatch` that accepts the thunks of the API, such as `endpoint.initiate(…)`. */
export const useApiDispatch =
  useDispatch.withTypes<ThunkDispatch<unknown, unknown, UnknownAction>>()
