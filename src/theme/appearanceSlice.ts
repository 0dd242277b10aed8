import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import { appearanceDefaults, type SiteAppearance } from '../contract/constants'

/** @param changes the fields that are not the defaults, as JSON */
export function createAppearanceState(changes = '{}'): SiteAppearance {
  return { ...appearanceDefaults, ...(JSON.parse(changes) as Partial<SiteAppearance>) }
}

/** The appearance of the site. The document that the server sends already has it. */
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
