import { useEffect, useLayoutEffect } from 'react'
import { useSelector, useStore } from 'react-redux'
import { NavigationType, useLocation, useNavigate, useNavigationType } from 'react-router-dom'
import { navigationSlice } from '../../features/navigation/navigationSlice'

const { selectPath } = navigationSlice.selectors
type NavigationStore = Parameters<typeof selectPath>[0]

/**
 * Keeps store and address together: the store hears which page is on screen, and where the
 * store goes somewhere by itself, as when a recorded visit is played again, the page follows.
 */
export function usePageEntry(): void {
  const store = useStore<NavigationStore>()
  const path = useSelector(selectPath)
  const { pathname } = useLocation()
  const navigate = useNavigate()
  // Only the store replaces an address: that the page arrives there is no news to it.
  const isSent = useNavigationType() === NavigationType.Replace

  // Before anything on the page asks for data: what happened reads in its order.
  useLayoutEffect(() => {
    if (isSent || pathname === selectPath(store.getState())) return
    store.dispatch(navigationSlice.actions.pageEntered(pathname))
  }, [store, isSent, pathname])

  useEffect(() => {
    const wanted = selectPath(store.getState())
    if (wanted && wanted !== pathname) void navigate(wanted, { replace: true })
  }, [store, path, pathname, navigate])
}
