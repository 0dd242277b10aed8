import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import { allEntries } from '../../lib/urls/filterInUrl'

/** The label of the selected category, or `all`. */
const initialState: { category: string } = { category: allEntries }

export const projectsSlice = createSlice({
  name: 'projects',
  initialState,
  reducers: {
    categorySelected(state, { payload }: PayloadAction<string>) {
      state.category = payload
    },
  },
  selectors: { selectProjectCategory: (state) => state.category },
})
