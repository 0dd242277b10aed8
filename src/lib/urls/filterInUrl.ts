import { useCallback, useLayoutEffect } from 'react'
import { useHref, useLocation } from 'react-router-dom'
import { encode } from './paths'
import { useIsFromStore } from './storeNavigation'

/** The query parameters that filter a list. */
export type FilterName = 'category' | 'tag'

/** The filter value that selects every entry. */
export const allEntries = 'all'

/** The most characters of a value that the API accepts. */
const maxLength = 200

/** The value that a query selects; `all` if it is missing, empty or not one that the API accepts. */
export function readFilter(search: string, name: FilterName): string {
  const value = new URLSearchParams(search).get(name) ?? ''
  const isAccepted = !value.includes('\0') && [...value].length <= maxLength
  return (isAccepted && value) || allEntries
}

/** The query that selects a value; empty for all entries. */
export function filterQuery(name: FilterName, value: string | number): string {
  return value === allEntries ? '' : `?${name}=${encode(String(value))}`
}

/**
 * Selects the value of the URL on navigation. Does nothing where the store is the source of the
 * navigation: after time travel, and when actions are replayed.
 * @param select selects the value of a query, unless it is selected already
 */
export function useFilterFromUrl(select: (search: string) => void): void {
  const { search, key } = useLocation()
  const isFromStore = useIsFromStore()

  // A layout effect runs before the paint: the page never shows the previous filter.
  useLayoutEffect(() => {
    if (!isFromStore) select(search)
    // Only on navigation: afterwards the visitor selects values.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [search, key, isFromStore])
}

/**
 * Returns a function that changes the query of the URL without the router, which would treat it as
 * a navigation. It does nothing if the visitor has already navigated to another path.
 */
export function useWriteQuery(): (query: string) => void {
  const path = useHref(useLocation().pathname)
  return useCallback(
    (query) => {
      const { pathname, search } = window.location
      if (pathname === path && search !== query)
        window.history.replaceState(window.history.state, '', pathname + query)
    },
    [path],
  )
}
