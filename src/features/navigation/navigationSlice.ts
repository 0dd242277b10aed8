import { createSlice, type PayloadAction } from '@reduxjs/toolkit'

interface NavigationState {
  /** Copy of the router's path, written by `useRouterSync` only; empty before the first page. */
  path: string
  menuOpen: boolean
}

const initialState: NavigationState = { path: '', menuOpen: false }

export const navigationSlice = createSlice({
  name: 'navigation',
  initialState,
  reducers: {
    /** The router shows another page. */
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
  selectors: { selectPath: (state) => state.path, selectMenuOpen: (state) => state.menuOpen },
})
