import { createSlice, type PayloadAction } from '@reduxjs/toolkit'

export type ThemeMode = 'light' | 'dark'

interface ThemeState {
  mode: ThemeMode
}

const initialState: ThemeState = { mode: 'light' }

export const themeSlice = createSlice({
  name: 'theme',
  initialState,
  reducers: {
    /** The page came up in this theme: the stored one, else the system's. */
    detected(state, { payload }: PayloadAction<ThemeMode>) {
      state.mode = payload
    },
    /** The visitor asked for the other theme. */
    toggled(state) {
      state.mode = state.mode === 'dark' ? 'light' : 'dark'
    },
  },
  selectors: {
    selectThemeMode: (state) => state.mode,
  },
})
