import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import { useDispatch } from 'react-redux'

/** A message about what has just happened, at the lower edge of the window. */
export interface NoticeMessage {
  text: string
  isError?: boolean
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
  },
  selectors: { selectNotice: (state) => state.current },
})

/** Returns a function that shows a message. */
export function useNotify() {
  const dispatch = useDispatch()
  return (text: string, isError = false): void =>
    void dispatch(noticesSlice.actions.shown({ text, isError }))
}
