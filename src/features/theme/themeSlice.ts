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
    /** The theme of the document when the app started. */
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
