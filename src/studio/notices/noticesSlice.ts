import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import { useDispatch } from 'react-redux'
import { navigationSlice } from '../../features/navigation/navigationSlice'

/** A message about what has just happened, at the lower edge of the window. */
export interface NoticeMessage {
  text: string
  isError?: boolean
  /** What the message is about: it ends when that has changed. */
  subject?: string
}

interface NoticesState {
  /** The latest; its number identifies it. */
  current?: NoticeMessage & { number: number }
  count: number
}

const initialState: NoticesState = { count: 0 }

export const noticesSlice = createSlice({
  name: 'notices',
  initialState,
  reducers: {
    shown(state, { payload }: PayloadAction<NoticeMessage>) {
      state.count += 1
      state.current = { ...payload, number: state.count }
    },
    dismissed(state) {
      state.current = undefined
    },
    /** What a message was about is different now. */
    ended(state, { payload }: PayloadAction<string>) {
      if (state.current?.subject === payload) state.current = undefined
    },
  },
  extraReducers: (builder) => {
    // A message is about the screen that is left.
    builder.addCase(navigationSlice.actions.pageEntered, (state) => {
      state.current = undefined
    })
  },
  selectors: { selectNotice: (state) => state.current },
})

/** The subject of messages about unsaved changes. */
export const formSubject = 'form'

/** Returns a function that shows a message. */
export function useNotify() {
  const dispatch = useDispatch()
  return (text: string, isError = false, subject?: string): void =>
    void dispatch(noticesSlice.actions.shown({ text, isError, subject }))
}

/** Returns a function that ends the message about a subject. */
export function useEndNotice() {
  const dispatch = useDispatch()
  return (subject: string): void => void dispatch(noticesSlice.actions.ended(subject))
}
