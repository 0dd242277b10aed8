import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'

/**
 * Ignores the second click of a double click on a link, and clicks on a link whose page is already
 * being opened. The router compares a link with the page on screen, and would add a second entry to
 * the history.
 */
export function useIgnoreRepeatedClicks(): void {
  const { key } = useLocation()
  useEffect(() => {
    const handleClick = (event: MouseEvent) => {
      const link = event.target instanceof Element && event.target.closest('a')
      if (!link) return
      // The history has the new entry before the page is rendered.
      const { key: entry = key } = (window.history.state ?? {}) as { key?: string }
      const isOpening = entry !== key && link.href === window.location.href
      if (event.detail > 1 || isOpening) event.preventDefault()
    }
    document.addEventListener('click', handleClick, true)
    return () => document.removeEventListener('click', handleClick, true)
  }, [key])
}
