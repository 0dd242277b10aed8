import { createSlice, type PayloadAction } from '@reduxjs/toolkit'

export const allTags = 'all'

interface PostsState {
  /** The selected tag, or `all`. */
  tag: string
  /** The post whose page was shown last. */
  lastShownId?: number
}

const initialState: PostsState = { tag: allTags }

export const postsSlice = createSlice({
  name: 'posts',
  initialState,
  reducers: {
    tagSelected(state, { payload }: PayloadAction<string>) {
      state.tag = payload
    },
    postShown(state, { payload }: PayloadAction<number>) {
      state.lastShownId = payload
    },
  },
  selectors: {
    selectPostTag: (state) => state.tag,
    selectLastShownId: (state) => state.lastShownId,
  },
})
