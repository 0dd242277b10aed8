import { useDeferredValue, useSyncExternalStore, type ReactNode } from 'react'
import { NavigationType, useNavigationType } from 'react-router-dom'

const subscribe = () => () => undefined

/**
 * Whether the first frame of a page is rendered that the visitor has opened by a link: it shows only
 * what is in view. A page is complete when it is rendered on the server and hydrated, and when the
 * visitor returns to it, to where it was scrolled.
 */
export function useIsFirstFrame(): boolean {
  const isHydrating = useSyncExternalStore(
    subscribe,
    () => false,
    () => true,
  )
  const isReturn = useNavigationType() === NavigationType.Pop
  return !useDeferredValue(true, isHydrating || isReturn)
}

/** A part of a page below the first view, which is rendered after the first frame. */
export function Later({ children }: { children: ReactNode }) {
  return useIsFirstFrame() ? null : children
}
