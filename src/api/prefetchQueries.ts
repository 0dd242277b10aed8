import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit'

/** A thunk that sends a query, such as `endpoint.initiate(…)`. */
export type QueryThunk<Result = unknown> = ThunkAction<
  PromiseLike<Result>,
  unknown,
  unknown,
  UnknownAction
>

/** The parameters of a page within its route. */
export interface PageParams {
  /** The decoded parameters of the route's path. */
  params: Readonly<Record<string, string | undefined>>
  /** The number of list pages to load, from 1. */
  page: number
  /** The query of the URL. */
  search: string
}

/**
 * The queries of a page. They are sent before it is rendered on the server, and when the browser
 * prefetches it.
 * @returns undefined if the parameters are invalid, so that the page cannot exist
 */
export type PrefetchQueries = (page: PageParams) => readonly QueryThunk[] | undefined

/** Options of prefetched queries: without a subscription, unused results expire. */
export const prefetchOptions = { subscribe: false } as const

/** The most list pages that a URL can select; further ones are loaded by scrolling. */
export const maxUrlPage = 50

/** The number of list pages that `?page=` selects, from 1; 1 if it is missing or invalid. */
export function readPageNumber(search: string): number {
  const page = Number(new URLSearchParams(search).get('page'))
  return Number.isSafeInteger(page) && page > 0 ? Math.min(page, maxUrlPage) : 1
}

/** The query that selects the first pages of a list. */
export function pageQuery(page: number): string {
  return page > 1 ? `?page=${Math.min(page, maxUrlPage)}` : ''
}
