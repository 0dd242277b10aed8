import { NavigationType, useLocation, useNavigationType } from 'react-router-dom'

/** Options of a navigation to the path that time travel or replayed actions have put into the store. */
export const storeNavigation = { replace: true, state: 'store' } as const

/** Whether the last navigation followed the store. */
export function useIsFromStore(): boolean {
  const isReplaced = useNavigationType() === NavigationType.Replace
  // A later navigation back to this entry of the history is the visitor's.
  return useLocation().state === storeNavigation.state && isReplaced
}
