import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'
import { useWriteQuery } from '../lib/filterInUrl'
import { pageQuery, readPageNumber } from './prefetchQueries'

interface PageInUrlOptions {
  /** The query that selects the filter of the list; empty for the list of all entries. */
  filter: string
  /** The last loaded page; 0 before the first. */
  lastPage: number
  hasMore: boolean
  /** Loads the next page unless a request is pending. */
  loadMore: () => void
}

/**
 * Writes the selected filter or, for the list of all entries, the number of loaded pages to the
 * query of the URL, so that a reload restores the list, and loads the pages that the URL selects.
 */
export function usePageInUrl({ filter, lastPage, hasMore, loadMore }: PageInUrlOptions): void {
  const { search } = useLocation()
  const writeQuery = useWriteQuery()
  const requestedPage = useRef(readPageNumber(search))

  useEffect(() => {
    if (filter) {
      requestedPage.current = 1
      writeQuery(filter)
    } else if (hasMore && lastPage < requestedPage.current) loadMore()
    else if (lastPage > 0) writeQuery(pageQuery(lastPage))
  })
}
