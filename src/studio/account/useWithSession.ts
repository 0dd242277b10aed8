import type { Store } from '@reduxjs/toolkit'
import { useCallback } from 'react'
import { useStore } from 'react-redux'
import type { ApiError } from '../../api/apiError'
import { useStudioDispatch, type StudioThunk } from '../useStudioDispatch'
import { signInSlice, type WithSignIn } from './signInSlice'

const { selectReason, selectCompleted } = signInSlice.selectors

interface Result {
  error?: unknown
}

/**
 * Returns a function that sends a request, and sends it again when the server has refused it for
 * lack of a (recent) sign-in and the owner has signed in. Otherwise the result is that of the
 * first time.
 * @example const { error } = await withSession(() => save(changes))
 */
export function useWithSession() {
  const store = useStore<WithSignIn>()
  return useCallback(
    async <T extends Result>(send: () => Promise<T>): Promise<T> => {
      const result = await send()
      const { statusCode } = (result.error ?? {}) as Partial<ApiError>
      if (statusCode !== 401 && statusCode !== 403) return result
      const reason = statusCode === 401 ? 'expired' : 'sensitive'
      store.dispatch(signInSlice.actions.required(reason))
      return (await waitForSignIn(store)) ? send() : result
    },
    [store],
  )
}

export function useSend() {
  const dispatch = useStudioDispatch()
  const withSession = useWithSession()
  return <T extends Result>(request: StudioThunk<PromiseLike<T>>): Promise<T> =>
    withSession(async () => dispatch(request))
}

/** Resolves when the dialog has been closed. @returns whether the owner has signed in */
function waitForSignIn(store: Store<WithSignIn>): Promise<boolean> {
  const completedBefore = selectCompleted(store.getState())
  return new Promise((resolve) => {
    const unsubscribe = store.subscribe(() => {
      const state = store.getState()
      if (selectReason(state) !== undefined) return
      unsubscribe()
      resolve(selectCompleted(state) > completedBefore)
    })
  })
}
