import { createSlice } from '@reduxjs/toolkit'

/** Whether the server still accepts this visitor's token. The token itself is never in state. */
export const sessionSlice = createSlice({
  name: 'session',
  initialState: { expired: false },
  reducers: {
    /** The server answered 401. */
    expired(state) {
      state.expired = true
    },
  },
})
