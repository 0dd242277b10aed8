import { createApi } from '@reduxjs/toolkit/query/react'
import { baseQuery } from './baseQuery'
import { tagTypes } from './tags'

/** Seconds for which an answer counts as fresh, and for which an unused one is kept. */
export const freshSeconds = 300

/** The one API of the store. It is empty: each feature injects its own endpoints. */
export const api = createApi({
  reducerPath: 'api',
  baseQuery,
  tagTypes,
  keepUnusedDataFor: freshSeconds,
  refetchOnMountOrArgChange: freshSeconds,
  refetchOnFocus: false,
  endpoints: () => ({}),
})
