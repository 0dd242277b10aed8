import { createSlice } from '@reduxjs/toolkit'

interface SiteState {
  /** The public URL of the site without a trailing slash; empty if it is not configured. */
  publicUrl: string
}

export function createSiteState(publicUrl = ''): SiteState {
  return { publicUrl }
}

/** What the host of the document has told about the site. */
export const siteSlice = createSlice({
  name: 'site',
  initialState: () => createSiteState(),
  reducers: {},
  selectors: { selectPublicUrl: (state) => state.publicUrl },
})
