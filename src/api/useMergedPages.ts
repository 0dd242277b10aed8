import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'
import type { Pagination } from '../contract/schema/values'
import { useWriteQuery } from '../lib/urls/filterInUrl'
import { maxUrlPage, pageQuery, readPageNumber } from './prefetchQueries'

interface MergedPagesOptions<List> {
  /** The query of page 1; its cache entry contains all loaded pages. */
  query: {
    currentData?: List
    error?: unknown
    isFetching: boolean
    originalArgs?: { page: number }
  }
  /** Sends the request for a page. */
  load: (page: number, forceRefetch?: boolean) => void
  /**
   * The query of the URL that selects the filter of the list; empty for the list of all entries.
   * Undefined for a list that is not in the URL.
   */
  filter?: string
}

/**
 * The state of a list whose pages are merged into one cache entry. It is derived from the entry
 * only, so that the list is unchanged when the visitor returns to the page.
 */
export function useMergedPages<List extends { pagination: Pagination }>({
  query,
  load,
  filter,
}: MergedPagesOptions<List>) {
  // Unlike `currentData`, `data` is the list of the previous filter while another one is loading.
  const { currentData: data, isFetching } = query
  const error = isFetching ? undefined : query.error
  const isRestarting = isFetching && (query.originalArgs?.page ?? 1) === 1
  const lastPage = data?.pagination.currentPage ?? 0
  const hasMore = lastPage < (data?.pagination.totalPages ?? 0)

  const loadMore = () => {
    if (hasMore && !isFetching && !error) load(lastPage + 1)
  }

  // Writes the selected filter or, for the list of all entries, the number of loaded pages to the query
  // of the URL, so that a reload restores the list, and loads the pages that the URL selects.
  const { search } = useLocation()
  const writeQuery = useWriteQuery()
  const requestedPage = useRef(readPageNumber(search))
  useEffect(() => {
    if (filter === undefined) return
    if (filter) {
      requestedPage.current = 1
      writeQuery(filter)
    } else if (hasMore && lastPage < requestedPage.current) loadMore()
    else writeQuery(pageQuery(lastPage || requestedPage.current))
  })

  return {
    /** Undefined while page 1 is loading. */
    list: isRestarting ? undefined : data,
    isLoading: isFetching,
    error,
    hasMore,
    loadMore,
    /** The query of the next page's URL; undefined if no URL selects it. */
    nextPageQuery: filter || lastPage >= maxUrlPage ? undefined : pageQuery(lastPage + 1),
    /** Requests the page that failed again. */
    retry: () => (hasMore ? load(lastPage + 1) : load(1, true)),
    /** Discards the loaded pages and requests page 1. */
    restart: () => load(1, true),
  }
}
