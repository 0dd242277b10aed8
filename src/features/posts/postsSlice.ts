import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import { allEntries } from '../../lib/urls/filterInUrl'

/** The selected tag, or `all`. */
const initialState: { tag: string } = { tag: allEntries }

export const postsSlice = createSlice({
  name: 'posts',
  initialState,
  reducers: {
    tagSelected(state, { payload }: PayloadAction<string>) {
      state.tag = payload
    },
  },
  selectors: { selectPostTag: (state) => state.tag },
})
