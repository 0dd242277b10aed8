import { createSlice } from '@reduxjs/toolkit'

/** The public URL of the site without a trailing slash; empty if it is not configured. */
const initialState = { publicUrl: '' }

export const siteSlice = createSlice({
  name: 'site',
  initialState,
  reducers: {},
  selectors: { selectPublicUrl: (state) => state.publicUrl },
})
