import { useEffect, useLayoutEffect, useRef } from 'react'
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom'
import { elementIds } from '../../lib/elementIds'

/** Milliseconds for which a growing page is scrolled to its previous position. */
const restoreTimeoutMs = 3000

/**
 * Scrolls to the top and focuses the main element on navigation. When the visitor goes back, it
 * restores the scroll position as soon as the page is long enough.
 */
export function useScrollRestoration(): void {
  const { key } = useLocation()
  const navigationType = useNavigationType()
  const positions = useRef(new Map<string, number>())

  useEffect(() => {
    const disableNative = () => (window.history.scrollRestoration = 'manual')
    // The browser itself restores the position after a reload or a return from another site.
    const enableNative = () => (window.history.scrollRestoration = 'auto')
    disableNative()
    window.addEventListener('pageshow', disableNative)
    window.addEventListener('pagehide', enableNative)
    return () => {
      window.removeEventListener('pageshow', disableNative)
      window.removeEventListener('pagehide', enableNative)
    }
  }, [])

  useLayoutEffect(() => {
    const savePosition = () => positions.current.set(key, window.scrollY)
    const cancel =
      navigationType === NavigationType.Pop
        ? restorePosition(positions.current.get(key) ?? 0)
        : startAtTop()
    window.addEventListener('scroll', savePosition, { passive: true })
    return () => {
      window.removeEventListener('scroll', savePosition)
      cancel?.()
    }
  }, [key, navigationType])
}

function startAtTop(): void {
  window.scrollTo(0, 0)
  document.getElementById(elementIds.main)?.focus({ preventScroll: true })
}

/**
 * Scrolls to `y` now and whenever the page grows, until the position is reached, the visitor
 * scrolls or the time is over.
 * @returns a function that cancels it
 */
function restorePosition(y: number): (() => void) | undefined {
  if (y === 0) return undefined
  const scroll = () => {
    window.scrollTo(0, y)
    if (Math.abs(window.scrollY - y) < 2) stop()
  }
  const growth = new ResizeObserver(scroll)
  const timer = setTimeout(() => stop(), restoreTimeoutMs)
  const stop = () => {
    clearTimeout(timer)
    growth.disconnect()
    window.removeEventListener('wheel', stop)
    window.removeEventListener('touchstart', stop)
  }
  window.addEventListener('wheel', stop, { passive: true })
  window.addEventListener('touchstart', stop, { passive: true })
  growth.observe(document.body)
  scroll()
  return stop
}
