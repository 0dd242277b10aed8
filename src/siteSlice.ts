import { createSlice } from '@reduxjs/toolkit'

interface SiteState {
  /** The public URL of the site without a trailing slash; empty if it is not configured. */
  publicUrl: string
}

const initialState: SiteState = { publicUrl: '' }

/** What the host of the document has told about the site. */
export const siteSlice = createSlice({
  name: 'site',
  initialState,
  reducers: {},
  selectors: { selectPublicUrl: (state) => state.publicUrl },
})
