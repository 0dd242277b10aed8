import { useEffect } from 'react'
import { useDispatch } from 'react-redux'
import { documentTheme } from '../../features/theme/themeMiddleware'
import { themeSlice } from '../../features/theme/themeSlice'

/** Tells the store which theme the document came up in. */
export function useDetectedTheme(): void {
  const dispatch = useDispatch()
  useEffect(() => {
    dispatch(themeSlice.actions.detected(documentTheme()))
  }, [dispatch])
}
