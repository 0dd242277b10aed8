import type { ThunkAction, ThunkDispatch, UnknownAction } from '@reduxjs/toolkit'
import { useDispatch } from 'react-redux'
import type { RootState } from '../app/store'

export type StudioThunk<Result> = ThunkAction<Result, RootState, unknown, UnknownAction>

/** `dispatch` that accepts the thunks of the API, also those that change the cache. */
export const useStudioDispatch =
  useDispatch.withTypes<ThunkDispatch<RootState, unknown, UnknownAction>>()
