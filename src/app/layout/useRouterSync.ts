import { useEffect, useLayoutEffect } from 'react'
import { useSelector, useStore } from 'react-redux'
import { NavigationType, useLocation, useNavigate, useNavigationType } from 'react-router-dom'
import { navigationSlice } from '../../features/navigation/navigationSlice'

const { selectPath } = navigationSlice.selectors
type NavigationStore = Parameters<typeof selectPath>[0]

/**
 * Copies the router's path into the store, for analytics and for Redux DevTools. The router is the
 * source, except for time travel and replayed actions, which change the path in the store: then
 * the router navigates to it. No other code reads or writes both.
 */
export function useRouterSync(): void {
  const store = useStore<NavigationStore>()
  const storePath = useSelector(selectPath)
  const { pathname } = useLocation()
  const navigate = useNavigate()
  // Only this hook replaces the path, so that a replaced path comes from the store.
  const isFromStore = useNavigationType() === NavigationType.Replace

  // A layout effect, so that `pageEntered` precedes the page's requests in the log of actions.
  useLayoutEffect(() => {
    if (isFromStore || pathname === selectPath(store.getState())) return
    store.dispatch(navigationSlice.actions.pageEntered(pathname))
  }, [store, isFromStore, pathname])

  useEffect(() => {
    // Read again: the layout effect may have changed it after rendering.
    const path = selectPath(store.getState())
    if (path && path !== pathname) void navigate(path, { replace: true })
  }, [store, storePath, pathname, navigate])
}
