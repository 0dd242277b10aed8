import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import { sessionSlice } from '../../api/session'

/** `expired`: the session has ended. `sensitive`: only who has just signed in may do this. */
export type SignInReason = 'expired' | 'sensitive'

interface SignInState {
  /** Why the dialog is open; undefined while it is closed. */
  reason?: SignInReason
  /** How often the owner has signed in by the dialog. */
  completed: number
}

/** The part of the studio's state that this slice needs. */
export interface WithSignIn {
  signIn: SignInState
}

const initialState: SignInState = { completed: 0 }

/** Whether the owner is asked to sign in again, in a dialog over the screen. */
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
