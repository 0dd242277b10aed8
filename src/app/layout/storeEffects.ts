import { useEffect, useLayoutEffect } from 'react'
import { useSelector, useStore } from 'react-redux'
import { useLocation, useNavigate } from 'react-router-dom'
import { navigationSlice } from '../../features/navigation/navigationSlice'
import { documentTheme, showTheme, themeSlice } from '../../features/theme/themeSlice'
import { afterPaint } from '../../lib/afterPaint'
import { storeNavigation, useIsFromStore } from '../../lib/urls/storeNavigation'

const { selectThemeMode } = themeSlice.selectors
const { selectPath } = navigationSlice.selectors

/** Reads the document's initial theme into the store, then applies the store's theme to it. */
export function useDocumentTheme(): void {
  const store = useStore<Parameters<typeof selectThemeMode>[0]>()
  const mode = useSelector(selectThemeMode)

  // A layout effect: a passive one could run after the visitor has already toggled the theme.
  useLayoutEffect(() => {
    store.dispatch(themeSlice.actions.detected(documentTheme()))
  }, [store])

  // A new theme restyles the whole document, so that the button is painted first.
  useEffect(() => {
    if (!store.getState().theme.detected) return undefined
    return afterPaint(() => showTheme(mode))
  }, [store, mode])
}

/**
 * Copies the router's path into the store, for analytics and for Redux DevTools. The router is the
 * source, except for time travel and replayed actions, which change the path in the store: then
 * the router navigates to it. No other code reads or writes both.
 */
export function useRouterSync(): void {
  const store = useStore<Parameters<typeof selectPath>[0]>()
  const storePath = useSelector(selectPath)
  const { pathname } = useLocation()
  const navigate = useNavigate()
  const isFromStore = useIsFromStore()

  // A layout effect, so that `pageEntered` precedes the page's requests in the log of actions.
  useLayoutEffect(() => {
    if (isFromStore || pathname === selectPath(store.getState())) return
    store.dispatch(navigationSlice.actions.pageEntered(pathname))
  }, [store, isFromStore, pathname])

  useEffect(() => {
    // Read again: the layout effect may have changed it after rendering.
    const path = selectPath(store.getState())
    if (path && path !== pathname) void navigate(path, storeNavigation)
  }, [store, storePath, pathname, navigate])
}
