import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'
import { furthestPage, pageOf } from '../../api/prefetchQueries'

interface FeedPlace {
  /** Whether the list is the one that an address can name: the one of all projects. */
  isNamed: boolean
  /** The page loaded last; 0 before the first. */
  lastPage: number
  hasMore: boolean
  /** Loads the next page, where there is one and that is possible now. */
  loadMore: () => void
}

/**
 * Keeps the address in step with how far the list is loaded, so that a reload finds the
 * visitor's place again; and loads as far as the address asked for at first, or to the last page.
 */
export function useFeedAddress({ isNamed, lastPage, hasMore, loadMore }: FeedPlace): void {
  const { search } = useLocation()
  const wanted = useRef(pageOf(search))
  const path = useRef<string>(undefined)

  useEffect(() => {
    path.current ??= window.location.pathname
    if (!isNamed) wanted.current = 1
    if (lastPage === 0) return
    if (hasMore && lastPage < wanted.current) loadMore()
    else showPage(path.current, isNamed ? lastPage : 1)
  })
}

/**
 * Past the router: for it the visitor stays where they are. Where they have left for another
 * page, which is still on its way, its address is not touched.
 */
function showPage(path: string, page: number): void {
  const search = page > 1 ? `?page=${Math.min(page, furthestPage)}` : ''
  const { pathname, search: shown } = window.location
  if (pathname === path && search !== shown)
    window.history.replaceState(window.history.state, '', pathname + search)
}
