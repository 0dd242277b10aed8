import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import { useDispatch } from 'react-redux'
import { isNotFound } from '../../api/apiError'
import { navigationSlice } from '../../features/navigation/navigationSlice'
import { useSend } from '../account/useWithSession'
import { useStudioTexts } from '../language/StudioTextsContext'
import { failureReason, type FailureReasons } from '../ui/Failure'
import type { StudioThunk } from '../useStudioDispatch'

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

export interface WriteMessages {
  /** What has failed, before the reason; without it, only the reason is shown. */
  failure?: string
  /** What statuses mean for this write. */
  reasons?: FailureReasons
  /** What a failure is about: a success ends its message. */
  subject?: string
  success?: string
  /** What does not exist is deleted: in another window, or before a response that was lost. */
  isDeletion?: boolean
}

/** Returns a function that shows what a request has done. It returns whether it has succeeded. */
export function useReport() {
  const notify = useNotify()
  const endNotice = useEndNotice()
  const texts = useStudioTexts()
  return (error: unknown, messages: WriteMessages): boolean => {
    const { failure, reasons, subject, success, isDeletion } = messages
    const hasFailed = Boolean(error) && !(isDeletion && isNotFound(error))
    const reason = hasFailed && failureReason(texts, error, reasons)
    if (reason) notify(failure ? `${failure} ${reason}` : reason, true, subject)
    else if (success) notify(success)
    else if (subject) endNotice(subject)
    return !hasFailed
  }
}

/** Returns a function that sends a write, also after a new sign-in, and shows what it has done. */
export function useWrite() {
  const send = useSend()
  const report = useReport()
  return async <T extends { error?: unknown }>(
    request: StudioThunk<PromiseLike<T>>,
    messages: WriteMessages,
  ) => {
    const result = await send(request)
    return { ...result, isDone: report(result.error, messages) }
  }
}
