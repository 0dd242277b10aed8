import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit'
import { useDispatch } from 'react-redux'

/** `dispatch` that also takes the API's own thunks, such as `endpoint.initiate(…)`. */
export const useApiDispatch =
  useDispatch.withTypes<ThunkDispatch<unknown, unknown, UnknownAction>>()
