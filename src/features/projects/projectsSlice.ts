import { createSlice, type PayloadAction } from '@reduxjs/toolkit'

/** The value of the filter that shows every category. */
export const allProjects = 'all'

interface ProjectsState {
  /** The label of the chosen category, or `all`. */
  category: string
}

const initialState: ProjectsState = { category: allProjects }

export const projectsSlice = createSlice({
  name: 'projects',
  initialState,
  reducers: {
    categoryChosen(state, { payload }: PayloadAction<string>) {
      state.category = payload
    },
  },
  selectors: {
    selectProjectCategory: (state) => state.category,
  },
})
