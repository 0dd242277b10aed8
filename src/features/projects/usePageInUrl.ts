import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'
import { furthestPage, readPageNumber } from '../../api/prefetchQueries'

interface PageInUrlOptions {
  /** Whether the URL describes this list: it does so only for the list of all projects. */
  isEnabled: boolean
  /** The last loaded page; 0 before the first. */
  lastPage: number
  hasMore: boolean
  /** Loads the next page unless a request is pending. */
  loadMore: () => void
}

/**
 * Writes the number of loaded pages to `?page=`, so that a reload restores the list, and loads
 * the pages that the initial URL selects.
 */
export function usePageInUrl({ isEnabled, lastPage, hasMore, loadMore }: PageInUrlOptions): void {
  const { search } = useLocation()
  const requestedPage = useRef(readPageNumber(search))
  const path = useRef<string>(undefined)

  useEffect(() => {
    path.current ??= window.location.pathname
    if (!isEnabled) requestedPage.current = 1
    if (lastPage === 0) return
    if (hasMore && lastPage < requestedPage.current) loadMore()
    else writePageNumber(path.current, isEnabled ? lastPage : 1)
  })
}

/**
 * Changes the URL without the router, which would treat it as a navigation. Does nothing if the
 * visitor has already navigated to another path.
 */
function writePageNumber(path: string, page: number): void {
  const search = page > 1 ? `?page=${Math.min(page, furthestPage)}` : ''
  const { pathname, search: currentSearch } = window.location
  if (pathname === path && search !== currentSearch)
    window.history.replaceState(window.history.state, '', pathname + search)
}
