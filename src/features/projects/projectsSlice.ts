import { createSlice, type PayloadAction } from '@reduxjs/toolkit'

export const allProjects = 'all'

interface ProjectsState {
  /** The label of the selected category, or `all`. */
  category: string
  /** The project whose page was shown last. */
  lastShownId?: number
}

const initialState: ProjectsState = { category: allProjects }

export const projectsSlice = createSlice({
  name: 'projects',
  initialState,
  reducers: {
    categorySelected(state, { payload }: PayloadAction<string>) {
      state.category = payload
    },
    projectShown(state, { payload }: PayloadAction<number>) {
      state.lastShownId = payload
    },
  },
  selectors: {
    selectProjectCategory: (state) => state.category,
    selectLastShownId: (state) => state.lastShownId,
  },
})
