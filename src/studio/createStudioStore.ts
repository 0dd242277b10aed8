import { createStore, reducer } from '../app/store'
import { signInSlice } from './account/signInSlice'
import { noticesSlice } from './notices/noticesSlice'
import { redactMessages } from './redactMessages'

/** The store of the site, with the slices of the studio. */
export function createStudioStore(options: Parameters<typeof createStore>[0] = {}) {
  reducer.inject(noticesSlice)
  reducer.inject(signInSlice)
  return createStore({ devTools: redactMessages, ...options })
}
