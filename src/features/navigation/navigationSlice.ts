import { createSlice, type PayloadAction } from '@reduxjs/toolkit'

interface NavigationState {
  /** The path on screen; empty until the first page is there. */
  path: string
  menuOpen: boolean
}

const initialState: NavigationState = { path: '', menuOpen: false }

export const navigationSlice = createSlice({
  name: 'navigation',
  initialState,
  reducers: {
    /** A page came up; an open menu has served its purpose. */
    pageEntered(state, { payload }: PayloadAction<string>) {
      state.path = payload
      state.menuOpen = false
    },
    menuToggled(state) {
      state.menuOpen = !state.menuOpen
    },
    menuClosed(state) {
      state.menuOpen = false
    },
  },
  selectors: {
    selectPath: (state) => state.path,
    selectMenuOpen: (state) => state.menuOpen,
  },
})
