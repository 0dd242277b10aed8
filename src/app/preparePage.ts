import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit'
import { pageOf } from '../api/prefetchQueries'
import { findRoute } from './findRoute'

/**
 * Fetches the code of the page that an address leads to, and all data that it asks for.
 * @returns whether there can be such a page
 */
export async function preparePage(
  dispatch: ThunkDispatch<unknown, unknown, UnknownAction>,
  { pathname, search }: { pathname: string; search: string },
): Promise<boolean> {
  const found = findRoute(pathname)
  const module = await found?.route.page.load()
  const asked = found && module?.prefetchQueries?.({ params: found.params, page: pageOf(search) })
  await Promise.all((asked ?? []).map(dispatch))
  return found !== undefined && (module?.prefetchQueries === undefined || asked !== undefined)
}
