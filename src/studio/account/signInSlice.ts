import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import { sessionSlice } from '../../api/session'

/** `expired`: the session has ended. `sensitive`: only who has just signed in may do this. */
export type SignInReason = 'expired' | 'sensitive'

interface SignInState {
  reason?: SignInReason
  completed: number
}

export interface WithSignIn {
  signIn: SignInState
}

const initialState: SignInState = { completed: 0 }

export const signInSlice = createSlice({
  name: 'signIn',
  initialState,
  reducers: {
    required(state, { payload }: PayloadAction<SignInReason>) {
      state.reason = payload
    },
    completed(state) {
      state.reason = undefined
      state.completed += 1
    },
    dismissed(state) {
      state.reason = undefined
    },
  },
  extraReducers: (builder) => {
    builder.addCase(sessionSlice.actions.expired, (state) => {
      state.reason = 'expired'
    })
  },
  selectors: {
    selectReason: ({ reason }) => reason,
    selectCompleted: ({ completed }) => completed,
  },
})
