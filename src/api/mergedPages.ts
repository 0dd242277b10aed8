import type { BaseQueryApi, FetchArgs, QueryReturnValue } from '@reduxjs/toolkit/query'
import type { Pagination } from '../contract/schema/values'
import { isNotFound, type ApiError } from './apiError'
import { mergeRows } from './mergeRows'
import type { QueryThunk } from './prefetchQueries'

interface MergedPagesOptions<Args, Data, List> {
  request: (args: Args) => FetchArgs
  /** @param page the requested page */
  toList: (data: Data, page: number) => List
  merge: (loaded: List, page: List) => List
  /** The data in place of a response with 404. */
  loadMissing?: () => Promise<Data>
}

type QueryTools = Pick<BaseQueryApi, 'forced'>
/** Sends a request of an endpoint. */
export type SendQuery = (args: FetchArgs) => Result | PromiseLike<Result>

/**
 * The definition of a list whose pages are merged into one cache entry for each filter. A page that is
 * not loaded yet is fetched and merged; a forced refetch, for example after a mutation, starts again
 * with page 1.
 */
export function mergedPagesEndpoint<
  Args extends { page: number },
  Data,
  List extends { pagination: Pagination },
>({ request, toList, merge, loadMissing }: MergedPagesOptions<Args, Data, List>) {
  return {
    queryFn: async (args: Args, { forced }: QueryTools, _options: unknown, send: SendQuery) => {
      const page = forced ? 1 : args.page
      const { data, error } = await send(request({ ...args, page }))
      if (!error) return { data: toList(data as Data, page) }
      return loadMissing && isNotFound(error)
        ? { data: toList(await loadMissing(), page) }
        : { error }
    },
    serializeQueryArgs: ({ queryArgs: { page: _, ...filter } }: { queryArgs: Args }) => filter,
    merge,
    forceRefetch: ({ currentArg, endpointState }: RefetchState<Args>) => {
      const loaded = endpointState?.data as List | undefined
      return (currentArg?.page ?? 1) > (loaded?.pagination.currentPage ?? 0)
    },
  }
}

interface RefetchState<Args> {
  currentArg: Args | undefined
  endpointState?: { data?: unknown }
}

/**
 * Appends a page to the loaded rows under `key`. A row that is already loaded is replaced in place;
 * page 1 replaces the whole list. Neither argument is changed.
 */
export function mergePages<
  Key extends string,
  List extends { pagination: Pagination } & Record<Key, readonly object[]>,
>(loaded: List, page: List, key: Key): List {
  if (page.pagination.currentPage <= 1) return page
  return { ...page, [key]: mergeRows(loaded[key], page[key]) }
}

type Result = QueryReturnValue<unknown, ApiError>

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
