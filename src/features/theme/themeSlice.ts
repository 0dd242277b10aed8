import { createSlice, type PayloadAction } from '@reduxjs/toolkit'

export type ThemeMode = 'light' | 'dark'

interface ThemeState {
  mode: ThemeMode
  /** Whether the document has been asked which theme it came up in. */
  detected: boolean
}

const initialState: ThemeState = { mode: 'light', detected: false }

export const themeSlice = createSlice({
  name: 'theme',
  initialState,
  reducers: {
    /** The page came up in this theme: the stored one, else the system's. */
    detected(state, { payload }: PayloadAction<ThemeMode>) {
      state.mode = payload
      state.detected = true
    },
    /** The visitor asked for the other theme. */
    toggled(state) {
      state.mode = state.mode === 'dark' ? 'light' : 'dark'
    },
  },
  selectors: {
    selectThemeMode: (state) => state.mode,
    selectIsDetected: (state) => state.detected,
  },
})
