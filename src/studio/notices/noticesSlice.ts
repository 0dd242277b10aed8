import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import { useDispatch } from 'react-redux'
import { navigationSlice } from '../../features/navigation/navigationSlice'
import { useStudioTexts } from '../language/StudioTextsContext'
import { failureReason } from '../ui/failureReason'

export interface NoticeMessage {
  text: string
  isError?: boolean
  /** What the message is about: it ends when that has changed. */
  subject?: string
}

interface NoticesState {
  current?: NoticeMessage & { number: number }
}

const initialState: NoticesState = {}

export const noticesSlice = createSlice({
  name: 'notices',
  initialState,
  reducers: {
    shown(state, { payload }: PayloadAction<NoticeMessage>) {
      state.current = { ...payload, number: (state.current?.number ?? 0) + 1 }
    },
    dismissed(state) {
      state.current = undefined
    },
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

export const formSubject = 'form'

export function useNotify() {
  const dispatch = useDispatch()
  return (text: string, isError = false, subject?: string): void =>
    void dispatch(noticesSlice.actions.shown({ text, isError, subject }))
}

export function useEndNotice() {
  const dispatch = useDispatch()
  return (subject: string): void => void dispatch(noticesSlice.actions.ended(subject))
}

interface Report {
  failure: (reason: string) => string
  /** What a 409 means for this write. */
  conflict?: string
  /** What a failure is about: a success ends its message. */
  subject?: string
  success?: string
}

/** Returns a function that shows what a request has done. It returns whether there is no error. */
export function useReport() {
  const notify = useNotify()
  const endNotice = useEndNotice()
  const texts = useStudioTexts()
  return (error: unknown, { failure, conflict, subject, success }: Report): boolean => {
    if (error) notify(failure(failureReason(texts, error, conflict)), true, subject)
    else if (success) notify(success)
    else if (subject) endNotice(subject)
    return !error
  }
}
