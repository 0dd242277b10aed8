import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit'
import { useDispatch } from 'react-redux'

/** `dispatch` that accepts the thunks of the API, such as `endpoint.initiate(…)`. */
export const useApiDispatch =
  useDispatch.withTypes<ThunkDispatch<unknown, unknown, UnknownAction>>()
