import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import type { Language, OfferedLanguages } from './languages'

export interface LanguageState {
  current: Language
  /** The languages of the site; the first one is the main language. */
  offered: OfferedLanguages
}

export function createLanguageState(
  offered: OfferedLanguages,
  current: Language = offered[0],
): LanguageState {
  return { current, offered }
}

export const languageSlice = createSlice({
  name: 'language',
  initialState: createLanguageState(['id']),
  reducers: {
    /** The visitor has chosen a language, or gone back to a page in it. */
    selected(state, { payload }: PayloadAction<Language>) {
      state.current = payload
    },
  },
  selectors: {
    selectLanguages: (state) => state,
    selectLanguage: (state) => state.current,
    selectOfferedLanguages: (state) => state.offered,
  },
})
