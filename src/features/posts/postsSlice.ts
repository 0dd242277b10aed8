import { createSlice, type PayloadAction } from '@reduxjs/toolkit'

export const allTags = 'all'

interface PostsState {
  /** The selected tag, or `all`. */
  tag: string
}

const initialState: PostsState = { tag: allTags }

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
