import { useEffect, useLayoutEffect } from 'react'
import { useSelector, useStore } from 'react-redux'
import { documentTheme, showTheme } from '../../features/theme/documentTheme'
import { themeSlice } from '../../features/theme/themeSlice'

const { selectThemeMode } = themeSlice.selectors
type ThemeStore = Parameters<typeof selectThemeMode>[0]

/**
 * Tells the store which theme the document came up in, and from then on shows the one that
 * the store says.
 */
export function useDocumentTheme(): void {
  const store = useStore<ThemeStore>()
  const mode = useSelector(selectThemeMode)

  useEffect(() => {
    store.dispatch(themeSlice.actions.detected(documentTheme()))
  }, [store])

  useLayoutEffect(() => {
    if (store.getState().theme.detected) showTheme(mode)
  }, [store, mode])
}
