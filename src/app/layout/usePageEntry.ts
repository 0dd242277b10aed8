import { useEffect } from 'react'
import { useSelector, useStore } from 'react-redux'
import { useLocation, useNavigate } from 'react-router-dom'
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

  useEffect(() => {
    if (selectPath(store.getState()) === pathname) return
    store.dispatch(navigationSlice.actions.pageEntered(pathname))
  }, [store, pathname])

  useEffect(() => {
    const wanted = selectPath(store.getState())
    if (wanted && wanted !== pathname) void navigate(wanted, { replace: true })
  }, [store, path, pathname, navigate])
}
