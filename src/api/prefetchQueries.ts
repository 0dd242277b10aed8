import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit'
import type { Pagination } from '../contract/primitives'

/** Something to dispatch that asks the API, such as `endpoint.initiate(…)`. */
export type QueryThunk<Answer = unknown> = ThunkAction<
  PromiseLike<Answer>,
  unknown,
  unknown,
  UnknownAction
>

/** Where on the site a page is asked for. */
export interface Place {
  /** What the route's path names, decoded. */
  params: Readonly<Record<string, string | undefined>>
  /** How far into a list, from 1. */
  page: number
}

/**
 * What a page asks the API before it can be shown. Rendering on the server and prefetching
 * in the browser both go by it.
 * @returns nothing where it is plain without asking that there is no such page
 */
export type PrefetchQueries = (place: Place) => readonly QueryThunk[] | undefined

/** For calls prefetchOptions of a page: what nobody comes to look at is forgotten after a while. */
export const prefetchOptions = { subscribe: false } as const

/** How far an address leads into a list: what comes after it is scrolled to. */
export const furthestPage = 50

/** The page of a list that an address asks for, from 1; what is no number counts as none. */
export function pageOf(search: string): number {
  const page = Number(new URLSearchParams(search).get('page'))
  return Number.isInteger(page) && page > 0 ? Math.min(page, furthestPage) : 1
}

/** Asks for a list that gathers in one entry, page after page, as far as `last`. */
export function prefetchPages(
  ask: (page: number) => QueryThunk<{ data?: { pagination: Pagination } }>,
  last = Infinity,
): QueryThunk {
  return async (dispatch) => {
    for (let page = 1; page <= last;) {
      const { data } = await dispatch(ask(page))
      if (!data || data.pagination.currentPage >= data.pagination.totalPages) return
      page = data.pagination.currentPage + 1
    }
  }
}
