import { createSlice } from '@reduxjs/toolkit'
import { storage } from '../lib/storage'

const key = 'auth_token'

/** The stored bearer token, or `null` if there is none or if it is not valid in a header. */
export function readToken(): string | null {
  const token = storage.read(key)
  return token && /^[\x21-\x7e]+$/.test(token) ? token : null
}

export const removeToken = () => storage.remove(key)

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
