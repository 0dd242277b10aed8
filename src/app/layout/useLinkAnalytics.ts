import { useEffect } from 'react'
import { useDispatch } from 'react-redux'
import { linkEvent } from '../../features/analytics/analyticsEvents'

/** Dispatches an analytics event for every click on a link. */
export function useLinkAnalytics(): void {
  const dispatch = useDispatch()
  useEffect(() => {
    const handleClick = ({ target }: MouseEvent) => {
      const event = linkEvent(target)
      if (event) dispatch(event)
    }
    document.addEventListener('click', handleClick)
    return () => document.removeEventListener('click', handleClick)
  }, [dispatch])
}
