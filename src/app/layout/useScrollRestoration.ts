import { useEffect, useLayoutEffect, useRef } from 'react'
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom'
import { elementIds } from '../../lib/elementIds'

/** Milliseconds for which a growing page is scrolled to its previous position. */
const restoreTimeoutMs = 3000

/** Where the visitor was on a page. */
interface Position {
  y: number
  /** The link that was followed: its index in `document.links`, -1 for none, and its target. */
  index?: number
  href?: string
  /** Pixels between the top of the window and that link. */
  top?: number
}

/**
 * Scrolls to the top and focuses the main element on navigation. When the visitor goes back, it
 * restores the scroll position as soon as the page is long enough, and focuses the link that the
 * visitor had followed.
 */
export function useScrollRestoration(): void {
  const { key, pathname, hash } = useLocation()
  const navigationType = useNavigationType()
  const positions = useRef(new Map<string, Position>())

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
    const entry = currentEntry()
    const saved = positions.current.get(entry)
    const save = (change: Partial<Position>) => {
      // After a navigation the window may scroll before the new page is rendered.
      if (currentEntry() !== entry) return
      positions.current.set(entry, {
        y: window.scrollY,
        ...positions.current.get(entry),
        ...change,
      })
    }
    const saveScroll = () => save({ y: window.scrollY })
    const saveLink = ({ target }: Event) => {
      const link = target instanceof Element ? target.closest('a') : null
      const index = link ? [...document.links].indexOf(link) : -1
      save({ index, href: link?.href, top: link ? topOf(link) : undefined })
    }
    const cancel =
      navigationType === NavigationType.Pop ? saved && restorePosition(saved) : startAtTop()
    save({})
    window.addEventListener('scroll', saveScroll, { passive: true })
    window.addEventListener('click', saveLink, true)
    return () => {
      window.removeEventListener('scroll', saveScroll)
      window.removeEventListener('click', saveLink, true)
      cancel?.()
    }
  }, [key, pathname, hash, navigationType])
}

/** Identifies the entry of the history. Entries of links within a page have no key. */
function currentEntry(): string {
  const { key } = (window.history.state ?? {}) as { key?: string }
  return (key ?? '') + window.location.pathname + window.location.hash
}

/** Pixels between the top of the window and an element, without transforms such as animations. */
function topOf(element: HTMLElement): number {
  let top = -window.scrollY
  let current: HTMLElement | null = element
  while (current) {
    top += current.offsetTop
    current = current.offsetParent as HTMLElement | null
  }
  return top
}

function startAtTop(): void {
  window.scrollTo(0, 0)
  document.getElementById(elementIds.main)?.focus({ preventScroll: true })
}

/** Events by which the visitor takes over. */
const userEvents = ['wheel', 'touchstart', 'keydown'] as const

/**
 * Scrolls to a position and focuses its link now and whenever the page grows, until the position is
 * reached, the visitor scrolls or presses a key, or the time is over.
 * @returns a function that cancels it
 */
function restorePosition({ y, index = -1, href, top = 0 }: Position): () => void {
  const restore = () => {
    window.scrollTo(0, y)
    const link = document.links[index]
    if (!link || link.href !== href) {
      if (Math.abs(window.scrollY - y) < 2) stop()
      return
    }
    link.focus({ preventScroll: true })
    // Sections above that have not been rendered yet may still have estimated heights.
    const offset = () => topOf(link) - top
    window.scrollTo(0, window.scrollY + offset())
    if (Math.abs(offset()) < 2) stop()
  }
  const growth = new ResizeObserver(restore)
  const timer = setTimeout(() => stop(), restoreTimeoutMs)
  const stop = () => {
    clearTimeout(timer)
    growth.disconnect()
    for (const type of userEvents) window.removeEventListener(type, stop)
  }
  for (const type of userEvents) window.addEventListener(type, stop, { passive: true })
  growth.observe(document.body)
  restore()
  return stop
}
