import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import { allEntries } from '../../lib/urls/filterInUrl'

interface PostsState {
  /** The selected tag, or `all`. */
  tag: string
}

const initialState: PostsState = { tag: allEntries }

export const postsSlice = createSlice({
  name: 'posts',
  initialState,
  reducers: {
    tagSelected(state, { payload }: PayloadAction<string>) {
      state.tag = payload
    },
  },
  selectors: {
    selectPostTag: (state) => state.tag,
  },
})
