import type { Middleware } from '@reduxjs/toolkit'
import { storage } from '../../lib/storage'
import { themeSlice, type ThemeMode } from './themeSlice'

/** The class on the root element that the styles listen to. */
const darkClass = 'dark'

/** The theme that the document came up in: the script in its head has decided it already. */
export function documentTheme(): ThemeMode {
  return document.documentElement.classList.contains(darkClass) ? 'dark' : 'light'
}

/** Puts a toggled theme on the root element and stores it. */
export const themeMiddleware: Middleware<object, { theme: { mode: ThemeMode } }> =
  (store) => (next) => (action) => {
    const result = next(action)
    if (themeSlice.actions.toggled.match(action)) {
      const { mode } = store.getState().theme
      document.documentElement.classList.toggle(darkClass, mode === 'dark')
      storage.write('theme', mode)
    }
    return result
  }
