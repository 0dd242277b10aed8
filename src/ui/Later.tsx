import { startTransition, useEffect, useState, type ReactNode } from 'react'
import { NavigationType, useNavigationType } from 'react-router-dom'

/**
 * Whether the first frame of a page is rendered that the visitor has opened by a link: it shows only
 * what is in view. A page that is rendered ahead keeps it until it is shown. A page is complete when it
 * is rendered on the server and hydrated, and when the visitor returns to it, to where it was scrolled.
 */
export function useIsFirstFrame(): boolean {
  const [isFirst, setIsFirst] = useState(useNavigationType() !== NavigationType.Pop)
  useEffect(() => startTransition(() => setIsFirst(false)), [])
  return isFirst
}

/** A part of a page below the first view, which is rendered after the first frame. */
export function Later({ children }: { children: ReactNode }) {
  return useIsFirstFrame() ? null : children
}
