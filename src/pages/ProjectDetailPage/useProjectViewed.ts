import { useEffect } from 'react'
import { useDispatch } from 'react-redux'
import { analyticsEvents } from '../../features/analytics/analyticsEvents'

/** Counts that a project came on screen, once for each. */
export function useProjectViewed(slug: string | null | undefined): void {
  const dispatch = useDispatch()
  useEffect(() => {
    if (slug) dispatch(analyticsEvents.projectViewed({ slug }))
  }, [dispatch, slug])
}
