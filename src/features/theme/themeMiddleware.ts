import type { Middleware } from '@reduxjs/toolkit'
import { storage } from '../../lib/storage'
import { themeSlice, type ThemeMode } from './themeSlice'

/** Stores the theme that the visitor asked for, for the next visit. */
export const themeMiddleware: Middleware<object, { theme: { mode: ThemeMode } }> =
  (store) => (next) => (action) => {
    const result = next(action)
    if (themeSlice.actions.toggled.match(action)) {
      storage.write('theme', store.getState().theme.mode)
    }
    return result
  }
