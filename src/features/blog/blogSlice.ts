import { createSlice, type PayloadAction } from '@reduxjs/toolkit'

/** The value of the filter that shows every post. */
export const allTags = 'all'

interface BlogState {
  /** The chosen tag, or `all`. */
  tag: string
}

const initialState: BlogState = { tag: allTags }

export const blogSlice = createSlice({
  name: 'blog',
  initialState,
  reducers: {
    tagChosen(state, { payload }: PayloadAction<string>) {
      state.tag = payload
    },
  },
  selectors: {
    selectBlogTag: (state) => state.tag,
  },
})
