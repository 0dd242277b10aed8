import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit'
import { readPageNumber } from '../api/prefetchQueries'
import { findRoute } from './findRoute'

/**
 * Loads the code of the page at a path, and all data that it prefetches.
 * @returns whether the page can exist
 */
export async function preparePage(
  dispatch: ThunkDispatch<unknown, unknown, UnknownAction>,
  { pathname, search }: { pathname: string; search: string },
): Promise<boolean> {
  const found = findRoute(pathname)
  if (!found) return false
  const { prefetchQueries } = await found.route.page.load()
  const page = readPageNumber(search)
  const queries = prefetchQueries?.({ params: found.params, page, search })
  await Promise.all((queries ?? []).map(dispatch))
  return prefetchQueries === undefined || queries !== undefined
}
