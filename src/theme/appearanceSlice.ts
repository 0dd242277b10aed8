import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import { appearanceDefaults, type SiteAppearance } from '../contract/constants'

/** @param changes the fields that are not the defaults, as JSON */
export function createAppearanceState(changes = '{}'): SiteAppearance {
  return { ...appearanceDefaults, ...(JSON.parse(changes) as Partial<SiteAppearance>) }
}

/** How the document looks. The server sends a document that looks like this already. */
export const appearanceSlice = createSlice({
  name: 'appearance',
  initialState: appearanceDefaults,
  reducers: {
    /** The owner has selected another appearance. */
    changed: (state, { payload }: PayloadAction<Partial<SiteAppearance>>) => ({
      ...state,
      ...payload,
    }),
  },
  selectors: { selectAppearance: (state) => state },
})
