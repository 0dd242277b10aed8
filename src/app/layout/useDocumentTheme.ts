import { useEffect, useLayoutEffect } from 'react'
import { useSelector, useStore } from 'react-redux'
import { documentTheme, showTheme, themeSlice } from '../../features/theme/themeSlice'
import { afterPaint } from '../../lib/afterPaint'

const { selectThemeMode } = themeSlice.selectors
type ThemeStore = Parameters<typeof selectThemeMode>[0]

/** Reads the document's initial theme into the store, then applies the store's theme to it. */
export function useDocumentTheme(): void {
  const store = useStore<ThemeStore>()
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
