import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit'
import { ahead, pageOf, type ApiCall } from '../api/pageCalls'
import { profileApi, profileId } from '../features/profile/profileApi'
import { findRoute } from './findRoute'

/** Header, footer and head need the owner on every page. */
const layoutCalls: ApiCall[] = [profileApi.endpoints.getProfile.initiate(profileId, ahead)]

/**
 * Fetches the code of the page that an address leads to, and all data that it asks for.
 * @returns whether there can be such a page
 */
export async function preparePage(
  dispatch: ThunkDispatch<unknown, unknown, UnknownAction>,
  { pathname, search }: { pathname: string; search: string },
): Promise<boolean> {
  const found = findRoute(pathname)
  const layout = layoutCalls.map(dispatch)
  const module = await found?.route.page.load()
  const asked = found && module?.calls?.({ params: found.params, page: pageOf(search) })
  await Promise.all([...layout, ...(asked ?? []).map(dispatch)])
  return found !== undefined && (module?.calls === undefined || asked !== undefined)
}
