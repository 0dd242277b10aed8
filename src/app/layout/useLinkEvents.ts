import { useEffect } from 'react'
import { useDispatch } from 'react-redux'
import { linkEvent } from '../../features/analytics/linkEvent'

/** Counts clicks on links, wherever on the page they are. */
export function useLinkEvents(): void {
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
