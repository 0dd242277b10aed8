import { isDraft, original } from '@reduxjs/toolkit'
import type { QueryReturnValue } from '@reduxjs/toolkit/query'
import type { Pagination } from '../contract/values'
import type { ApiError } from './apiError'
import { mergeRepeatedIds, mergeRows } from './mergeRows'
import type { QueryThunk } from './prefetchQueries'

/**
 * Returns the object behind an Immer draft. Reading a draft creates a proxy for every loaded row,
 * which the merge functions avoid: they return new objects and never change the draft.
 */
export function unwrapDraft<T>(value: T): T {
  let base = value
  while (isDraft(base)) base = original(base as object) as T
  return base
}

/** Whether a cache entry that merges pages does not contain the requested page yet. */
export function isMissingPage(
  requested: { page: number } | undefined,
  entry: { pagination: Pagination } | undefined,
): boolean {
  return (requested?.page ?? 1) > (entry?.pagination.currentPage ?? 0)
}

/**
 * Appends a page to the loaded rows under `key`. A row that is already loaded is replaced in place;
 * page 1 replaces the whole list. Neither argument is changed. The result is frozen, so that Immer
 * does not traverse all loaded rows to freeze them itself.
 */
export function mergePages<
  Key extends string,
  List extends { pagination: Pagination } & Record<Key, readonly object[]>,
>(loaded: List, page: List, key: Key): List {
  if (page.pagination.currentPage <= 1) return page
  return Object.freeze({ ...page, [key]: Object.freeze(mergeRows(loaded[key], page[key])) })
}

/** Protects against a server that reports ever more pages. */
const maxPages = 100

type Result = QueryReturnValue<unknown, ApiError>

/**
 * Fetches all pages of a list, one after another.
 * @param fetchPage sends the request for one page
 * @param selectRows returns the rows of a page's data
 * @returns all rows without repeated ids, or the first error
 */
export async function fetchAllPages<Data extends { pagination?: Pagination }, Row extends object>(
  fetchPage: (page: number) => Result | PromiseLike<Result>,
  selectRows: (data: Data) => Row[],
): Promise<{ data: Row[] } | { error: ApiError }> {
  const rows: Row[] = []
  for (let page = 1, totalPages = 1; page <= Math.min(totalPages, maxPages); page += 1) {
    const { data, error } = await fetchPage(page)
    if (error) return { error }
    rows.push(...selectRows(data as Data))
    totalPages = (data as Data).pagination?.totalPages ?? 1
  }
  // A row that is inserted between two requests moves another one to the next page.
  return { data: mergeRepeatedIds(rows) }
}

/**
 * Fills in the pagination fields that a response lacks: by default the page is the last one.
 * @param page the requested page
 * @param count the number of rows in the response
 */
export function completePagination(
  pagination: Partial<Pagination> | null | undefined,
  page: number,
  count: number,
): Pagination {
  return {
    totalPages: page,
    totalData: count,
    limit: count,
    ...Object.fromEntries(
      Object.entries(pagination ?? {}).filter(([, value]) => Number.isFinite(value)),
    ),
    // A server that always returns the same `currentPage` would cause endless requests.
    currentPage: page,
  }
}

/** Loads the pages of a merged list one after another, up to `lastPage` or the end of the list. */
export function prefetchPages(
  initiatePage: (page: number) => QueryThunk<{
    data?: { pagination: Pagination }
    isError: boolean
  }>,
  lastPage = Infinity,
): QueryThunk {
  return async (dispatch) => {
    for (let page = 1; page <= lastPage;) {
      const { data, isError } = await dispatch(initiatePage(page))
      // The entry of a list whose page fails still has the data of the pages before.
      if (isError || !data || data.pagination.currentPage >= data.pagination.totalPages) return
      page = data.pagination.currentPage + 1
    }
  }
}
