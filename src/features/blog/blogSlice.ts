import { createSlice, type PayloadAction } from '@reduxjs/toolkit'

/** The filter value that selects every post. */
export const allTags = 'all'

interface BlogState {
  /** The selected tag, or `all`. */
  tag: string
}

const initialState: BlogState = { tag: allTags }

export const blogSlice = createSlice({
  name: 'blog',
  initialState,
  reducers: {
    tagSelected(state, { payload }: PayloadAction<string>) {
      state.tag = payload
    },
  },
  selectors: {
    selectBlogTag: (state) => state.tag,
  },
})
