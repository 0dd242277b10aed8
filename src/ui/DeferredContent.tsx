import { startTransition, useEffect, useState, type ReactNode } from 'react'
import { NavigationType, useNavigationType } from 'react-router-dom'

/**
 * Whether this is the first frame of a page opened by a link, which renders only what is in view. A
 * prerendered page stays in this state until it is shown. Pages that the server has rendered, and those
 * to which the visitor returns, are rendered completely at once.
 */
export function useIsFirstFrame(): boolean {
  const [isFirst, setIsFirst] = useState(useNavigationType() !== NavigationType.Pop)
  useEffect(() => startTransition(() => setIsFirst(false)), [])
  return isFirst
}

/** The entries of a list that are rendered: in the first frame only two. */
export function useFirstEntries<Entry>(entries: readonly Entry[]): readonly Entry[] {
  return useIsFirstFrame() ? entries.slice(0, 2) : entries
}

/** A part of a page below the first view, which is rendered after the first frame. */
export function DeferredContent({ children }: { children: ReactNode }) {
  return useIsFirstFrame() ? null : children
}
