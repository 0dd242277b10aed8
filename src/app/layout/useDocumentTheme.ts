import { useEffect, useLayoutEffect } from 'react'
import { useSelector, useStore } from 'react-redux'
import { documentTheme, showTheme } from '../../features/theme/documentTheme'
import { themeSlice } from '../../features/theme/themeSlice'
import { afterPaint } from '../../lib/afterPaint'

const { selectThemeMode } = themeSlice.selectors
type ThemeStore = Parameters<typeof selectThemeMode>[0]

/**
 * Tells the store which theme the document came up in, and from then on shows the one that
 * the store says.
 */
export function useDocumentTheme(): void {
  const store = useStore<ThemeStore>()
  const mode = useSelector(selectThemeMode)

  // A press can come between the commit and its effects; an effect would undo it.
  useLayoutEffect(() => {
    store.dispatch(themeSlice.actions.detected(documentTheme()))
  }, [store])

  // Another theme is another style for everything on the page: the button answers before it.
  useEffect(() => {
    if (!store.getState().theme.detected) return undefined
    return afterPaint(() => showTheme(mode))
  }, [store, mode])
}
