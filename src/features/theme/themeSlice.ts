import { createSlice, type PayloadAction } from '@reduxjs/toolkit'

export type ThemeMode = 'light' | 'dark'

interface ThemeState {
  mode: ThemeMode
  /** Whether `mode` has been read from the document. */
  detected: boolean
}

const initialState: ThemeState = { mode: 'light', detected: false }

export const themeSlice = createSlice({
  name: 'theme',
  initialState,
  reducers: {
    detected(state, { payload }: PayloadAction<ThemeMode>) {
      state.mode = payload
      state.detected = true
    },
    toggled(state) {
      state.mode = state.mode === 'dark' ? 'light' : 'dark'
    },
  },
  selectors: {
    selectThemeMode: (state) => state.mode,
    selectIsDetected: (state) => state.detected,
  },
})

const darkClass = 'dark'

/** The current theme, which the script in the head has set from storage or system preference. */
export function documentTheme(): ThemeMode {
  return document.documentElement.classList.contains(darkClass) ? 'dark' : 'light'
}

/** Applies a theme to the root element and to the `theme-color` of the browser's interface. */
export function showTheme(mode: ThemeMode): void {
  document.documentElement.classList.toggle(darkClass, mode === 'dark')
  const surface = getComputedStyle(document.documentElement).getPropertyValue('--surface')
  for (const meta of document.querySelectorAll('meta[name="theme-color"]')) {
    meta.setAttribute('content', surface)
  }
}
