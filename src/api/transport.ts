import type { BaseQueryFn, FetchArgs, FetchBaseQueryError } from '@reduxjs/toolkit/query'

/** Sends a request to the API. */
export type Transport = BaseQueryFn<string | FetchArgs, unknown, FetchBaseQueryError>
