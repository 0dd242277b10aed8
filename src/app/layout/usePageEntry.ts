import { useEffect } from 'react'
import { useDispatch } from 'react-redux'
import { useLocation } from 'react-router-dom'
import { navigationSlice } from '../../features/navigation/navigationSlice'

/** Tells the store which page is on screen. */
export function usePageEntry(): void {
  const dispatch = useDispatch()
  const { pathname } = useLocation()
  useEffect(() => {
    dispatch(navigationSlice.actions.pageEntered(pathname))
  }, [dispatch, pathname])
}
