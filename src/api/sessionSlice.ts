import { createSlice } from '@reduxjs/toolkit'

/** Whether the server has rejected the stored token. The token itself is never in the state. */
export const sessionSlice = createSlice({
  name: 'session',
  initialState: { expired: false },
  reducers: {
    /** The server responded with 401. */
    expired(state) {
      state.expired = true
    },
  },
})
