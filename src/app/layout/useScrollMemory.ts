import { useEffect, useLayoutEffect } from 'react'
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom'

/** Where each entry of the history was left, by its key. */
const positions = new Map<string, number>()

/** Milliseconds for which a page that is still filling may be scrolled to its old place. */
const patience = 3000

/**
 * A new page starts at the top and takes the focus; going back returns to where the
 * visitor was, as soon as the page is long enough for it.
 */
export function useScrollMemory(): void {
  const { key } = useLocation()
  const navigation = useNavigationType()

  useEffect(() => {
    const takeOver = () => (window.history.scrollRestoration = 'manual')
    // A reload, or the way back from elsewhere, the browser knows better, and sooner.
    const handBack = () => (window.history.scrollRestoration = 'auto')
    takeOver()
    window.addEventListener('pageshow', takeOver)
    window.addEventListener('pagehide', handBack)
    return () => {
      window.removeEventListener('pageshow', takeOver)
      window.removeEventListener('pagehide', handBack)
    }
  }, [])

  useLayoutEffect(() => {
    const remember = () => positions.set(key, window.scrollY)
    const leave =
      navigation === NavigationType.Pop ? returnTo(positions.get(key) ?? 0) : startAtTop()
    window.addEventListener('scroll', remember, { passive: true })
    return () => {
      window.removeEventListener('scroll', remember)
      leave()
    }
  }, [key, navigation])
}

function startAtTop(): () => void {
  window.scrollTo(0, 0)
  document.getElementById('main')?.focus({ preventScroll: true })
  return () => undefined
}

/** Scrolls to `y` now and whenever the page grows, until it is reached or the visitor scrolls. */
function returnTo(y: number): () => void {
  if (y === 0) return () => undefined
  const scroll = () => {
    window.scrollTo(0, y)
    if (Math.abs(window.scrollY - y) < 2) stop()
  }
  const growth = new ResizeObserver(scroll)
  const timer = setTimeout(() => stop(), patience)
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
